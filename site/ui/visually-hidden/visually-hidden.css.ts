import { style } from '@vanilla-extract/css';
import { hidden } from './hidden.ts';

/** Text for screen readers where a picture says it visually. */
export const visuallyHidden = style(hidden);
