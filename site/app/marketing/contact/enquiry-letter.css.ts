import { style } from '@vanilla-extract/css';

export const letter = style({ display: 'grid', gap: '1.25rem', maxWidth: '30rem' });
