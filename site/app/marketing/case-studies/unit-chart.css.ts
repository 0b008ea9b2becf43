import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';
import { scrolling } from '#ui/theme/motion.ts';

export const pair = style({ display: 'grid', gap: '1.5rem 2.5rem' });
export const side = {
  seats: style({ '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } }),
  hours: style({ maxWidth: '22rem' }),
};
export const drawing = style({ display: 'grid', gap: '0.6rem', alignContent: 'start' });
export const whole = style({ width: '100%', height: 'auto', viewTimelineName: '--drawing' });
export const stage = style({ fill: vars.color.surfaceWarm, stroke: vars.color.borderWarm });
const seat = style({ fill: 'none', strokeWidth: 11, strokeLinecap: 'round' });
export const free = style([seat, { stroke: vars.color.surfaceCoolStrong }]);
export const taken = styleVariants({
  past: [seat, { stroke: vars.color.contour }],
  present: [seat, { stroke: vars.color.accent }],
});
export const hours = styleVariants({ past: { fill: vars.color.contour }, present: { fill: vars.color.accent } });
export const saved = style({ fill: 'none', stroke: vars.color.contour, strokeDasharray: '3 3' });

// Animates the change while the page scrolls, once the whole drawing is in view: the color spreads over the seats from
// the stage back, or fades from the saved hours.
const scrolled = (animation: string) =>
  scrolling({
    animation: `${animation} auto linear both`,
    animationTimeline: '--drawing',
    animationRange: 'entry 100% cover 62%',
  });
const fill = keyframes({ from: { clipPath: 'circle(0 at 50% 100%)' }, to: { clipPath: 'circle(110% at 50% 100%)' } });
export const filling = style(scrolled(fill));
const empty = keyframes({ from: { opacity: 1 }, to: { opacity: 0 } });
export const emptying = style([{ opacity: 0 }, scrolled(empty)]);

export const caption = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
});
export const name = style({ color: vars.color.textMuted });
