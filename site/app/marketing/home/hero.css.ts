import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';
import { moving } from '#ui/theme/motion.ts';
import { breakpoints } from '#ui/theme/tokens.ts';

/** From this width on, the chart fills the right side. On narrower screens, it is a strip above the text. */
const beside = 'screen and (min-width: 768px)';
/**
 * At these widths, the chart is wider than its side of the page. The chart is moved so that the route in its west is
 * visible.
 */
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
  gap: '1rem clamp(1rem, 5vw, 4.5rem)',
  paddingTop: '1.5rem',
  borderTop: `1px solid ${vars.color.borderStrong}`,
  '@media': { [beside]: { maxWidth: '55%' } },
});
globalStyle(`${figures} dd`, { '@media': { [narrowestSide]: { fontSize: '2.75rem' } } });

/** The source of the figures. It is close below them, so that it fits on the first screen. */
export const source = style({
  maxWidth: '30rem',
  marginTop: `calc(1rem - ${gap})`,
  '@media': { [beside]: { maxWidth: '54%' }, [media.desktop]: { maxWidth: '30rem' } },
});

export const chart = style({
  containerType: 'size',
  height: 'clamp(12.5rem, 34vw, 16rem)',
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

export const whole = style({ display: 'block', width: '100%', height: '100%' });

/** All that is drawn, moved so that the route is visible. */
export const scene = style({
  vars: { '--right': '0', '--down': '0' },
  transform: 'translate(calc(var(--right) * 1px), calc(var(--down) * 1px))',
  '@media': {
    [strip]: { vars: { '--down': '-10' } },
    [narrowSide]: { vars: { '--right': '60' } },
    [narrowestSide]: { vars: { '--right': '96' } },
  },
});
/** The label is enlarged where the chart is small. */
export const label = style({
  transformBox: 'view-box',
  '@media': { [strip]: { transform: 'scale(1.42)' } },
});

/** As on printed charts, shallow water is tinted, and deep water has the page's color. */
export const shoal = style({ fill: vars.color.surfaceCoolStrong });
const contour = style({ stroke: vars.color.contour, strokeWidth: 1 });
export const deep = style([contour, { fill: 'none' }]);
export const water = [
  style([contour, { fill: vars.color.surfaceCoolStrong }]),
  style([contour, { fill: vars.color.surfaceCool }]),
  style([contour, { fill: vars.color.page }]),
];
export const land = style({ fill: vars.color.surfaceWarm, stroke: vars.color.borderWarm, strokeWidth: 1.5 });
/**
 * Returns, as CSS, how far a depth's number reaches from the middle of the view along an axis. `reach`: half its size.
 */
const outTo = (axis: string, shift: string, reach: number) => {
  const place = `(var(${axis}) + var(${shift}))`;
  // The last factor is the size of one unit of the chart, which covers the whole area (`slice`).
  return `(max(${place}, -1 * ${place}) + ${reach}) * max(100cqw / 720, 100cqh / 840)`;
};
/**
 * A depth at `--x` and `--y` from the chart's middle. How much of the chart is visible depends on the window. A depth
 * that the edge would cut has the size 0.
 */
export const sounding = style({
  fill: vars.color.textMuted,
  fontFamily: vars.font.display,
  fontSize: `clamp(0px, 1000 * min(50cqw - ${outTo('--x', '--right', 20)}, 50cqh - ${outTo('--y', '--down', 20)}), 15px)`,
  textAnchor: 'middle',
});
export const tenth = style({ fontSize: '0.73em' });

/**
 * After the first paint, the route is drawn once from south to north, and then rings mark its end, all within 1.16 s.
 * Does not animate a dash offset or a transform, because in an SVG these would lay out the page in every frame.
 */
const drawing = keyframes({ from: { clipPath: 'inset(100% -8px 0)' }, to: { clipPath: 'inset(-8px)' } });
const arriving = keyframes({ from: { opacity: 1 } });
export const route = style({
  fill: 'none',
  stroke: vars.color.accent,
  strokeWidth: 2.5,
  ...moving({ animation: `${drawing} ${vars.duration.drawn} 150ms ${vars.ease.pen} backwards` }),
});
const ring = { fill: 'none', stroke: vars.color.accent, strokeWidth: 2, opacity: 0 };
const arrives = (delay: string) => moving({ animation: `${arriving} ${vars.duration.calm} ${delay} ${vars.ease.out}` });
export const arrival = [
  { r: 19, className: style({ ...ring, ...arrives('860ms') }) },
  { r: 28, className: style({ ...ring, ...arrives('940ms') }) },
];
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
