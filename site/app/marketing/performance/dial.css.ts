import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

const inks = { green: vars.color.positive, yellow: vars.color.caution, red: vars.color.negative };

export const dial = style({ position: 'relative', width: '100%', maxWidth: '21rem', marginInline: 'auto' });
export const rule = style({ fill: 'none', stroke: vars.color.borderStrong, strokeWidth: 1 });

/** Between the two rules runs a line that is thick for every other five of the scale, as in the neatline. */
export const band = styleVariants(inks, (stroke) => ({ fill: 'none', stroke, strokeWidth: 2 }));
export const bars = style({ strokeWidth: 7, strokeDasharray: '5 5' });

export const tick = style({ stroke: vars.color.text, strokeWidth: 1 });

export const numeral = style({
  fill: vars.color.textMuted,
  fontFamily: vars.font.display,
  fontSize: '13px',
  fontVariantNumeric: 'tabular-nums',
  textAnchor: 'middle',
  dominantBaseline: 'central',
});

export const needle = style({
  fill: vars.color.accent,
  transformOrigin: '160px 160px',
  transition: `transform ${vars.duration.calm} ${vars.ease.out}`,
  selectors: { '&[data-rest="true"]': { fill: vars.color.textMuted } },
});
export const pin = style({ fill: vars.color.surface });

export const reading = style({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  display: 'grid',
  justifyItems: 'center',
  gap: '0.2rem',
});
export const figure = styleVariants(inks, (color) => ({ color, fontSize: '3.5rem' }));
export const unit = style({ fontFamily: vars.font.display, fontSize: vars.size.small, color: vars.color.textMuted });
