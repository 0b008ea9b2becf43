import { style } from '@vanilla-extract/css';
import { media } from '#ui/theme/media.ts';
import { hidden } from './hidden.ts';

export const visuallyHidden = style(hidden);

/** Hides a part of a label on a phone, but not from screen readers. */
export const hiddenOnPhone = style({ '@media': { [media.phone]: hidden } });
