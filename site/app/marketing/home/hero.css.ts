import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';
import { moving } from '#ui/theme/motion.ts';

export const hero = style({
  position: 'relative',
  overflow: 'hidden',
  borderBottom: `1px solid ${vars.color.borderStrong}`,
  '@media': { [media.desktop]: { minHeight: 'min(52rem, calc(100svh - 5rem))', display: 'grid' } },
});

export const content = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'space-between',
  gap: 'clamp(2.5rem, 5vw, 4rem)',
  paddingBlock: 'clamp(2.5rem, 2rem + 4vw, 5.5rem) clamp(1.75rem, 3vw, 2.5rem)',
});

export const words = style({
  display: 'grid',
  gap: 'clamp(1.25rem, 2vw, 2rem)',
  maxWidth: '44rem',
  '@media': { [media.desktop]: { maxWidth: '56%' } },
});
export const claim = style({ maxWidth: '33rem' });
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, auto)',
  justifyContent: 'start',
  gap: '1rem clamp(1.5rem, 5vw, 4.5rem)',
  paddingTop: '1.5rem',
  borderTop: `1px solid ${vars.color.borderStrong}`,
  '@media': { [media.desktop]: { maxWidth: '56%' } },
});

/** Where a figure comes from, under the figures. */
export const source = style({ maxWidth: '30rem', marginTop: '-0.5rem' });

/** The chart lies behind the words on a phone, as a strip above the figures, and fills the right side of the sheet on a desktop. */
export const chart = style({
  width: '100%',
  height: '12rem',
  objectFit: 'cover',
  borderBottom: `1px solid ${vars.color.border}`,
  '@media': {
    [media.tablet]: { height: '20rem' },
    [media.desktop]: {
      position: 'absolute',
      insetBlock: 0,
      right: 0,
      left: 'auto',
      width: '42%',
      height: '100%',
      borderBottom: 0,
      borderLeft: `1px solid ${vars.color.borderStrong}`,
    },
  },
});

/** Shallow water is tinted, deep water stays white: printed charts do it to keep attention where it is needed. */
export const shoal = style({ fill: vars.color.surfaceCoolStrong });
const contour = style({ stroke: vars.color.contour, strokeWidth: 1 });
export const deep = style([contour, { fill: 'none' }]);
export const water = [
  style([contour, { fill: vars.color.surfaceCoolStrong }]),
  style([contour, { fill: vars.color.surfaceCool }]),
  style([contour, { fill: vars.color.page }]),
];
export const land = style({ fill: vars.color.surfaceWarm, stroke: vars.color.borderWarm, strokeWidth: 1.5 });
export const sounding = style({
  fill: vars.color.textMuted,
  fontFamily: vars.font.display,
  fontSize: '15px',
  textAnchor: 'middle',
});
export const tenth = style({ fontSize: '11px' });
export const route = style({ fill: 'none', stroke: vars.color.accent, strokeWidth: 2.5 });

/** Once after the first paint the pen draws the course, and a ring says that it has arrived: 1.15 s in all. */
const drawing = keyframes({ from: { strokeDashoffset: 1 } });
const arriving = keyframes({ from: { opacity: 1, transform: 'none' }, to: { opacity: 0, transform: 'scale(3)' } });
export const pen = style({
  fill: 'none',
  stroke: 'white',
  strokeWidth: 8,
  strokeDasharray: 1,
  ...moving({ animation: `${drawing} ${vars.duration.drawn} 150ms ${vars.ease.pen} backwards` }),
});
export const arrival = style({
  fill: 'none',
  stroke: vars.color.accent,
  strokeWidth: 2,
  opacity: 0,
  transformBox: 'fill-box',
  transformOrigin: 'center',
  ...moving({ animation: `${arriving} ${vars.duration.calm} 900ms ${vars.ease.out}` }),
});
export const mark = style({ fill: vars.color.page, stroke: vars.color.accent, strokeWidth: 2.5 });
export const markDot = style({ fill: vars.color.accent });
export const note = style({
  fill: vars.color.accent,
  fontFamily: vars.font.display,
  fontSize: '19px',
  fontWeight: 620,
});
export const noteFigure = style({
  fill: vars.color.accent,
  fontFamily: vars.font.figure,
  fontSize: '64px',
  fontWeight: 560,
  letterSpacing: '-0.03em',
});
