import { style } from '@vanilla-extract/css';

export const scrollRegion = style({ overflowX: 'auto' });
