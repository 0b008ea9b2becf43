import { style } from '@vanilla-extract/css';
import { hidden } from './hidden.ts';

/** Text for screen readers only. */
export const visuallyHidden = style(hidden);
