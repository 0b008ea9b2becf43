import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';

export const pair = style({ display: 'grid', gap: '1.5rem 2.5rem' });
export const side = {
  seats: style({ '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } }),
  hours: style({ maxWidth: '22rem' }),
};
export const drawing = style({ display: 'grid', gap: '0.6rem', alignContent: 'start' });
export const whole = style({ width: '100%', height: 'auto' });
export const stage = style({ fill: vars.color.surfaceWarm, stroke: vars.color.borderWarm });
const seat = style({ fill: 'none', strokeWidth: 11, strokeLinecap: 'round' });
export const free = style([seat, { stroke: vars.color.surfaceCoolStrong }]);
export const taken = styleVariants({
  past: [seat, { stroke: vars.color.contour }],
  present: [seat, { stroke: vars.color.accent }],
});
export const hours = styleVariants({ past: { fill: vars.color.contour }, present: { fill: vars.color.accent } });
export const caption = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
});
export const name = style({ color: vars.color.textMuted });
