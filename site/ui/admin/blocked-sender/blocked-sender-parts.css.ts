import { style } from '@vanilla-extract/css';

/** A date that is not broken over two lines. */
export const since = style({ whiteSpace: 'nowrap' });
