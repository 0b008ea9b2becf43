import { style, styleVariants } from '@vanilla-extract/css';
import { asideWidth, gutter, labelColumn, sheetInset, sheetWidth } from '#ui/section/section.css.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';

/** The distance from the window's side to the page's content. */
const margin = `(max(0px, (100% - ${sheetWidth}) / 2) + ${sheetInset})`;

/** A strip with the upper section's background, over which the lower section's background is drawn. */
export const edge = style({ position: 'relative', height: 'clamp(3.5rem, 9vw, 7rem)' });
export const from = styleVariants({
  page: [edge, { backgroundColor: vars.color.page }],
  shallow: [edge, { backgroundColor: vars.color.surfaceCool }],
  land: [edge, { backgroundColor: vars.color.surfaceWarm }],
});
/** Overlaps the section below a little, so that no seam is visible. */
export const drawing = style({ display: 'block', width: '100%', height: '100%', overflow: 'visible' });
export const to = styleVariants({
  page: { fill: vars.color.page },
  shallow: { fill: vars.color.surfaceCool },
  land: { fill: vars.color.surfaceWarm },
  tidal: { fill: vars.color.surfaceGreen },
});
export const route = style({
  fill: 'none',
  stroke: vars.color.accent,
  strokeWidth: 2.5,
  vectorEffect: 'non-scaling-stroke',
});
/** The horizontal part at the end of the line (see `edge.tsx`), with a ring at its end. */
export const runOut = style({
  position: 'absolute',
  top: 'calc(60% - 1.25px)',
  left: 'calc(62% - 1px)',
  right: `calc${margin}`,
  height: '2.5px',
  backgroundColor: vars.color.accent,
  '@media': { [media.desktop]: { right: `calc(${margin} + ${asideWidth} - 0.6rem)` } },
  '::after': {
    content: '',
    position: 'absolute',
    right: '-0.55rem',
    top: 'calc(50% - 0.55rem)',
    width: '1.1rem',
    height: '1.1rem',
    border: `2.5px solid ${vars.color.accent}`,
    borderRadius: '50%',
    backgroundColor: vars.color.page,
    boxShadow: `inset 0 0 0 3px ${vars.color.page}, inset 0 0 0 7px ${vars.color.accent}`,
  },
});
/** Continues the meridian through the strip. */
export const meridian = style({
  display: 'none',
  '@media': {
    [media.desktop]: {
      display: 'block',
      position: 'absolute',
      insetBlock: 0,
      left: `calc(${margin} + ${labelColumn} + ${gutter})`,
      width: '1px',
      backgroundColor: vars.color.accent,
    },
  },
});
