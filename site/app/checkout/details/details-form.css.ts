import { style } from '@vanilla-extract/css';

export const form = style({ display: 'grid', gap: '1.5rem', maxWidth: '32rem' });
export const ways = style({ marginTop: '0.5rem' });
