import { style } from '@vanilla-extract/css';

/** As high as Google's checkbox, so that nothing moves when it comes. */
export const place = style({ minHeight: '78px' });
