import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { moving, scrollingBelow } from '#ui/theme/motion.ts';
import { figureSpace } from '#ui/theme/text.css.ts';
import { breakpoints } from '#ui/theme/tokens.ts';

export const figure = style({
  margin: 0,
  display: 'grid',
  gap: '0.9rem',
  alignContent: 'start',
  maxWidth: '36rem',
  containerType: 'inline-size',
});
const timeline = '--chart';
export const drawing = style({ display: 'block', width: '100%', height: 'auto', viewTimelineName: timeline });

/** The border of a chart: two hairlines with bars between them. */
export const border = style({ fill: 'none', stroke: vars.color.borderStrong, strokeWidth: 1 });
export const graduation = style([border, { strokeWidth: 4, strokeDasharray: '24 24' }]);

/** As on printed charts, shallow water is tinted, and deep water has the page's color. */
export const water = style({ fill: vars.color.surfaceCool });
export const shoal = style({ fill: vars.color.surfaceCoolStrong });
export const deep = style({ fill: vars.color.page });
export const tidal = style({ fill: vars.color.surfaceGreen, stroke: vars.color.contour, strokeWidth: 1 });
export const contour = style({ fill: 'none', stroke: vars.color.contour, strokeWidth: 1 });
export const land = style({ fill: vars.color.surfaceWarm, stroke: vars.color.borderWarm, strokeWidth: 1.5 });

export const band = style({ fill: 'none', stroke: vars.color.contour, strokeWidth: 14 });
export const bandFaint = style([band, { stroke: vars.color.surfaceCoolStrong }]);

/** The printed parts of a chart: scales, names, depths. */
export const line = style({ fill: 'none', stroke: vars.color.textMuted, strokeWidth: 1 });
export const rule = style({ fill: 'none', stroke: vars.color.text, strokeWidth: 1.5 });
export const solid = style({ fill: vars.color.text });
const lettering = style({ fontFamily: vars.font.display });
/**
 * The font size, in units of the chart, grows as the chart shrinks, so that no text is smaller than 14 px on a phone
 * 390 px wide.
 */
const small = style([
  lettering,
  {
    fontSize: '16.5px',
    '@container': { '(max-width: 25.4rem)': { fontSize: '19.5px' }, '(max-width: 21.5rem)': { fontSize: '21.5px' } },
  },
]);
export const print = style([small, { fill: vars.color.textMuted }]);
export const name = style([small, { fill: vars.color.text, fontWeight: 620 }]);
export const depth = style([
  lettering,
  { fill: vars.color.text, fontFamily: vars.font.figure, fontSize: '34px', fontWeight: 560, wordSpacing: figureSpace },
]);

/** The parts that are drawn by hand on a printed chart: the route, its marks, and notes. */
export const route = style({ fill: 'none', stroke: vars.color.accent, strokeWidth: 2.5 });
/** The edge of a lane or a sector. */
export const limit = style([route, { strokeWidth: 1.5, strokeDasharray: '10 7' }]);
export const mark = style({ fill: vars.color.page, stroke: vars.color.accent, strokeWidth: 2.5 });
export const markDot = style({ fill: vars.color.accent });
export const note = style([small, { fill: vars.color.accent, fontWeight: 620 }]);
export const noteFigure = style([
  lettering,
  {
    fill: vars.color.accent,
    fontFamily: vars.font.figure,
    fontSize: '46px',
    fontWeight: 560,
    letterSpacing: '-0.03em',
    wordSpacing: figureSpace,
  },
]);

/**
 * Runs an animation of a chart once. Beside the text, it starts right after the first paint. Below the text, it follows
 * the scrolling, and ends when the whole chart is visible.
 */
const done = (name: string) => [
  moving({ animation: `${name} ${vars.duration.drawn} 150ms ${vars.ease.pen} backwards` }),
  scrollingBelow(breakpoints.laptop, {
    animation: `${name} auto linear both`,
    animationTimeline: timeline,
    animationRange: 'entry 25% entry 100%',
  }),
];
const room = '-24px';
const across = keyframes({
  from: { clipPath: `inset(${room} 100% ${room} ${room})` },
  to: { clipPath: `inset(${room})` },
});
const down = keyframes({
  from: { clipPath: `inset(${room} ${room} 100% ${room})` },
  to: { clipPath: `inset(${room})` },
});
/** Appears from left to right, like a route. */
export const laid = style(done(across));
/** Appears from the top down. */
export const dropped = style(done(down));
/** Grows from its `transformOrigin`. */
export const spread = style(done(keyframes({ from: { transform: 'scale(0)' } })));
/** Sinks to its level. It begins `--above` units higher. */
export const sunk = style(done(keyframes({ from: { transform: 'translateY(calc(-1 * var(--above)))' } })));
/**
 * Appears clockwise from the top. Animates a clip path, because an animated dash offset would lay out the page in every
 * frame.
 */
const corners = ['50% 0', '100% 0', '100% 100%', '0 100%', '0 0', '50% 0'];
const turned = [0, 12.5, 37.5, 62.5, 87.5, 100].map((percent, reached) => {
  const edge = corners.map((corner, index) => (index < reached ? corner : corners[reached]));
  return [`${percent}%`, { clipPath: `polygon(50% 50%, ${edge.join(', ')})`, animationTimingFunction: 'linear' }];
});
export const swept = style(done(keyframes(Object.fromEntries(turned))));
