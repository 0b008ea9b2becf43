import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';
import { moving } from '#ui/theme/motion.ts';
import { breakpoints } from '#ui/theme/tokens.ts';

/** From here the chart fills the right side of the sheet; below it is a strip above the words. */
const beside = 'screen and (min-width: 768px)';
/** The widths at which the side is narrower than the chart, so that its west, with the course, is drawn into view. */
const narrowSide = `screen and (min-width: 768px) and (max-width: ${breakpoints.wide - 1}px)`;
const narrowestSide = `screen and (min-width: 768px) and (max-width: ${breakpoints.desktop - 1}px)`;
const strip = '(max-width: 767px)';

export const hero = style({
  position: 'relative',
  overflow: 'hidden',
  borderBottom: `1px solid ${vars.color.borderStrong}`,
  '@media': { [beside]: { display: 'grid' }, [media.desktop]: { minHeight: 'min(52rem, calc(100svh - 5rem))' } },
});

const gap = 'clamp(2rem, 5vw, 4rem)';
export const content = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'space-between',
  gap,
  paddingBlock: 'clamp(2rem, 1.5rem + 4.4vw, 5.5rem) clamp(1.5rem, 3vw, 2.5rem)',
});

export const words = style({
  display: 'grid',
  gap: 'clamp(1.25rem, 2vw, 2rem)',
  maxWidth: '44rem',
  '@media': { [beside]: { maxWidth: '55%' } },
});
export const claim = style({ maxWidth: '33rem' });
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, auto)',
  justifyContent: 'start',
  gap: '1rem clamp(1.5rem, 5vw, 4.5rem)',
  paddingTop: '1.5rem',
  borderTop: `1px solid ${vars.color.borderStrong}`,
  '@media': { [beside]: { maxWidth: '55%' } },
});
globalStyle(`${figures} dd`, { '@media': { [narrowestSide]: { fontSize: '2.75rem' } } });

/** Where a figure comes from, close under the figures, so that all of it is in the first screen. */
export const source = style({
  maxWidth: '30rem',
  marginTop: `calc(1rem - ${gap})`,
  '@media': { [beside]: { maxWidth: '54%' }, [media.desktop]: { maxWidth: '30rem' } },
});

export const chart = style({
  width: '100%',
  height: 'clamp(11rem, 34vw, 16rem)',
  objectFit: 'cover',
  borderBottom: `1px solid ${vars.color.border}`,
  '@media': {
    [beside]: {
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

/** Everything on the chart, moved under the window that is left for it. */
export const scene = style({
  '@media': {
    [strip]: { transform: 'translateY(36px)' },
    [narrowSide]: { transform: 'translateX(60px)' },
    [narrowestSide]: { transform: 'translateX(96px)' },
  },
});
/** What is written at the fix: as large as it can be read where the chart is small. */
export const label = style({
  transformBox: 'view-box',
  '@media': { [strip]: { transform: 'scale(1.42)' } },
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
