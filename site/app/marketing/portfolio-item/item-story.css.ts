import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';

export const details = style({
  display: 'grid',
  gap: '1.5rem 3rem',
  marginTop: 'clamp(1.5rem, 3vw, 2.5rem)',
  '@media': { [media.desktop]: { gridTemplateColumns: '1.7fr 1fr', alignItems: 'center' } },
});

/** Crops the enlarged picture to the detail. */
export const part = style({ position: 'relative', aspectRatio: '4 / 3', overflow: 'hidden' });
export const whole = style({ position: 'absolute' });

export const overprint = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' });
export const halo = style({ stroke: vars.color.page, strokeLinecap: 'round' });
export const line = style({ stroke: vars.color.accent });
export const fix = style({ fill: vars.color.accent, stroke: vars.color.page });
export const ring = style({ fill: vars.color.page, stroke: vars.color.accent });
export const figure = style({
  fill: vars.color.accent,
  fontFamily: vars.font.display,
  fontWeight: 680,
  textAnchor: 'middle',
  dominantBaseline: 'central',
});

export const legend = style({ counterReset: 'call-out', display: 'grid' });
/** A call-out with its number, which is also in a ring on the picture. */
export const note = style({
  counterIncrement: 'call-out',
  display: 'grid',
  gridTemplateColumns: '2.1rem minmax(0, 1fr)',
  gap: '1rem',
  paddingBlock: '1.1rem',
  borderTop: `1px solid ${vars.color.border}`,
  '::before': {
    content: 'counter(call-out)',
    display: 'grid',
    placeItems: 'center',
    width: '2.1rem',
    height: '2.1rem',
    border: `2px solid ${vars.color.accent}`,
    borderRadius: '50%',
    color: vars.color.accent,
    fontFamily: vars.font.display,
    fontWeight: 680,
    fontVariantNumeric: 'tabular-nums',
  },
});
globalStyle(`${legend} > :first-child`, { borderTopColor: vars.color.borderStrong });

export const reasons = style({
  display: 'grid',
  gap: '2rem clamp(2rem, 4vw, 3.5rem)',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.laptop]: { gridTemplateColumns: '1.2fr 1.2fr 1fr' },
  },
});
export const reason = style({ display: 'grid', gap: '0.75rem', alignContent: 'start' });
export const service = style({
  display: 'grid',
  gap: '1rem',
  alignContent: 'start',
  justifyItems: 'start',
  paddingTop: '1rem',
  borderTop: `2px solid ${vars.color.accent}`,
  '@media': { [`${media.tablet} and (max-width: 1199.98px)`]: { gridColumn: '1 / -1' } },
});
