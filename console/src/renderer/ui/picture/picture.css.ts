import { vars } from '@agency/site/ui/theme/contract.css.ts';
import { style } from '@vanilla-extract/css';

/** The place of a picture, drawn as an empty sheet until there is one. */
export const frame = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  aspectRatio: '16 / 10',
  backgroundColor: vars.color.surfaceCool,
  color: vars.color.textMuted,
});
export const image = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: 'top',
});
