import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';

export const head = style({
  rowGap: '0.6rem',
  paddingBlock: 'clamp(1rem, 3vw, 3rem) clamp(2.5rem, 5vw, 4.5rem)',
});

/** On desktops, the form is on the left and the result on the right, so that both fit on one screen. */
export const instrument = style({
  display: 'grid',
  gap: '1.25rem',
  marginBottom: 'clamp(1.75rem, 4vw, 3rem)',
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 27rem)',
      gridTemplateRows: 'auto 1fr',
      columnGap: '4rem',
    },
  },
});

export const entry = style({ display: 'grid', gap: 'clamp(0.9rem, 2.5vw, 1.75rem)', alignContent: 'start' });

export const offer = style({ display: 'grid', gap: '0.5rem', alignContent: 'start' });

export const plate = style({
  display: 'grid',
  gap: '1rem',
  alignContent: 'start',
  margin: '4px',
  padding: 'clamp(1rem, 3vw, 2rem)',
  border: `1px solid ${vars.color.borderStrong}`,
  outline: `1px solid ${vars.color.borderStrong}`,
  outlineOffset: '3px',
  backgroundColor: vars.color.surface,
  scrollMarginBlock: '1rem',
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 19rem) minmax(0, 1fr)',
      columnGap: '2.5rem',
      alignItems: 'center',
    },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr)', gridColumn: 2, gridRow: '1 / span 2' },
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

export const footnote = style({ maxWidth: '44rem' });
export const onlyWithScript = style({ '@media': { '(scripting: none)': { display: 'none' } } });

export const progress = style({ display: 'grid', gap: '0.75rem', alignContent: 'center', overflowWrap: 'anywhere' });

/** The progress bar, with a mark at every tenth. */
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
  transition: `transform ${vars.duration.quick} linear`,
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

export const dial = style({
  position: 'relative',
  width: '100%',
  maxWidth: '14rem',
  marginInline: 'auto',
  '@media': { [media.tablet]: { maxWidth: '19rem' } },
});
export const rule = style({ fill: 'none', stroke: vars.color.borderStrong, strokeWidth: 1 });

/** A line whose thickness changes every five points of the score. */
export const band = styleVariants(inks, (stroke) => ({ fill: 'none', stroke, strokeWidth: 2 }));
export const bars = style({ strokeWidth: 7, strokeDasharray: '5 5' });

export const tick = style({ stroke: vars.color.text, strokeWidth: 1 });

export const numeral = style({
  fill: vars.color.textMuted,
  fontFamily: vars.font.display,
  fontSize: '16px',
  fontVariantNumeric: 'tabular-nums',
  textAnchor: 'middle',
  dominantBaseline: 'central',
});

export const needle = style({
  fill: vars.color.accent,
  transformOrigin: '160px 160px',
  transition: `transform ${vars.duration.calm} ${vars.ease.out}`,
  selectors: {
    '&[data-state="rest"]': { fill: vars.color.textMuted },
    '&[data-state="moving"]': { transition: `transform ${vars.duration.quick} linear` },
  },
  '@media': {
    // With reduced motion, the needle rests until there is a score.
    [media.reducedMotion]: { selectors: { '&[data-state="moving"]': { transform: 'rotate(-120deg) !important' } } },
  },
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
export const figure = styleVariants(inks, (color) => ({ color, fontSize: 'clamp(2.25rem, 10vw, 3.5rem)' }));
export const unit = style({ fontFamily: vars.font.display, fontSize: vars.size.small, color: vars.color.textMuted });

/** The button is aligned with the field, not with the text below the field. */
export const form = style({
  display: 'grid',
  gap: '0.75rem 1rem',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'start' },
    '(scripting: none)': { display: 'none' },
  },
});

globalStyle(`${form} > button`, {
  '@media': { [media.tablet]: { marginTop: '1.5rem', minWidth: '9.5rem' } },
});
