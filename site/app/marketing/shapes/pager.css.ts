import { style } from '@vanilla-extract/css';

export const pager = style({ marginTop: 'clamp(2.5rem, 5vw, 4.5rem)' });
