import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';

/** The instrument's plate, in the chart's double frame. */
export const panel = style({
  display: 'grid',
  gap: 'clamp(1.75rem, 4vw, 2.5rem)',
  margin: '4px',
  padding: 'clamp(1.25rem, 4vw, 2.5rem)',
  border: `1px solid ${vars.color.borderStrong}`,
  outline: `1px solid ${vars.color.borderStrong}`,
  outlineOffset: '3px',
  backgroundColor: vars.color.surface,
});

export const instrument = style({
  display: 'grid',
  gap: '1.75rem',
  alignItems: 'center',
  // Scrolled into view with the beginning of what stands below it, so that one sees that there is more.
  scrollMarginBottom: '8rem',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 19rem) minmax(0, 1fr)', columnGap: '2.5rem' },
    [media.desktop]: { gridTemplateColumns: '21rem minmax(0, 1fr)', columnGap: '3.5rem' },
  },
});

export const words = style({
  display: 'grid',
  justifyItems: 'start',
  gap: '0.75rem',
  maxWidth: '32rem',
  overflowWrap: 'anywhere',
});

export const tag = style({
  paddingInline: '0.6rem',
  border: `1px solid ${vars.color.borderStrong}`,
  fontFamily: vars.font.display,
  fontSize: vars.size.note,
  fontWeight: 560,
});

export const footnote = style({ maxWidth: '44rem', marginTop: '1.75rem' });
export const onlyWithScript = style({ '@media': { '(scripting: none)': { display: 'none' } } });

export const progress = style({ display: 'grid', gap: '0.75rem', alignContent: 'center', overflowWrap: 'anywhere' });

/** The neatline again, graduated in tenths, filled as the analysis goes. */
export const bar = style({
  position: 'relative',
  height: '1.25rem',
  padding: '3px',
  border: `1px solid ${vars.color.borderStrong}`,
  backgroundColor: vars.color.surface,
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    backgroundImage: `linear-gradient(to right, ${vars.color.borderStrong} 1px, transparent 1px)`,
    backgroundSize: '10% 100%',
    backgroundPosition: '-1px 0',
  },
});

export const fill = style({
  height: '100%',
  backgroundColor: vars.color.accent,
  transformOrigin: 'left',
  transition: 'transform 100ms linear',
});

export const step = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '1rem',
  fontFamily: vars.font.display,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.textMuted,
});

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

/** The button stands level with the box, not with the words beneath it. */
export const form = style({
  display: 'grid',
  gap: '1rem',
  paddingBottom: 'clamp(1.5rem, 3vw, 2rem)',
  borderBottom: `1px solid ${vars.color.border}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'start' },
    '(scripting: none)': { display: 'none' },
  },
});

globalStyle(`${form} > button`, {
  '@media': { [media.tablet]: { marginTop: '1.5rem', minWidth: '9rem' } },
});
