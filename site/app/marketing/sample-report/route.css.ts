import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';

const print = 'print';

/** The report is a framed page on the screen, but has no frame on paper. */
export const paper = style({
  maxWidth: '62rem',
  marginInline: 'auto',
  marginBlock: 'clamp(1.5rem, 4vw, 4rem)',
  padding: 'clamp(1.25rem, 4vw, 3.5rem)',
  border: `1px solid ${vars.color.borderStrong}`,
  outline: `1px solid ${vars.color.borderStrong}`,
  outlineOffset: '4px',
  backgroundColor: vars.color.surface,
  display: 'grid',
  gap: 'clamp(2rem, 4vw, 3rem)',
  '@media': {
    [print]: { border: 0, outline: 0, margin: 0, padding: 0, maxWidth: 'none', gap: '5mm', backgroundColor: '#fff' },
  },
});

export const head = style({ display: 'grid', gap: '1.25rem', '@media': { [print]: { gap: '3.5mm' } } });
export const summary = style({ '@media': { [print]: { fontSize: vars.size.body } } });
export const letterhead = style({
  display: 'none',
  '@media': {
    [print]: {
      display: 'flex',
      alignItems: 'center',
      gap: '0.9rem',
      paddingBottom: '3mm',
      fontFamily: vars.font.display,
      borderBottom: `2px solid ${vars.color.borderStrong}`,
    },
  },
});
export const address = style({
  marginLeft: 'auto',
  textAlign: 'right',
  fontSize: vars.size.note,
  lineHeight: 1.4,
});
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '1rem',
});
export const notice = style({ padding: '0.6rem 0.9rem', backgroundColor: vars.color.surfaceWarm });

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(10rem, 1fr))',
  gap: '1rem 2rem',
  paddingBlock: '1rem',
  borderBlock: `1px solid ${vars.color.borderStrong}`,
  '@media': { [print]: { gridTemplateColumns: '1.2fr 1.3fr 1.6fr 1.3fr', gap: '4mm', paddingBlock: '2mm' } },
});
export const factName = style({ color: vars.color.textMuted });

export const part = style({ display: 'grid', gap: '1.1rem', '@media': { [print]: { gap: '1.5mm' } } });
export const gauges = style({
  display: 'grid',
  gap: '1.5rem 2rem',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [print]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
export const gauge = style({
  display: 'grid',
  gap: '0.35rem',
  alignContent: 'start',
  paddingTop: '0.9rem',
  borderTop: `2px solid ${vars.color.borderStrong}`,
  breakInside: 'avoid',
});
export const value = style({ fontSize: '2.5rem', '@media': { [print]: { fontSize: '20pt' } } });
export const unit = style({ fontSize: '0.5em', fontWeight: 520, letterSpacing: 0 });
export const quiet = style({ color: vars.color.textMuted });

export const table = style({ width: '100%', borderCollapse: 'collapse', fontSize: vars.size.small, lineHeight: 1.45 });
const cell = {
  padding: '0.55rem 1rem 0.55rem 0',
  borderBottom: `1px solid ${vars.color.border}`,
  textAlign: 'left',
  verticalAlign: 'top',
} as const;
globalStyle(`${table} th, ${table} td`, cell);
globalStyle(`${table} th, ${table} td`, { '@media': { [print]: { paddingBlock: '1.1mm' } } });
globalStyle(`${table}, ${table} + p`, { '@media': { [print]: { fontSize: '8.5pt' } } });
globalStyle(`${table} thead th`, {
  fontFamily: vars.font.display,
  fontWeight: 620,
  borderBottomColor: vars.color.borderStrong,
});
globalStyle(`${table} tbody th`, { fontWeight: 600 });
globalStyle(`${table} tr`, { breakInside: 'avoid' });

// On phones, each row of a table is a card, and each cell begins with its column's name.
globalStyle(`${table} thead`, { '@media': { [media.phone]: { display: 'none' } } });
globalStyle(`${table} tr`, {
  '@media': {
    [media.phone]: { display: 'grid', paddingBlock: '0.9rem', borderBottom: `1px solid ${vars.color.border}` },
  },
});
globalStyle(`${table} tbody th, ${table} td`, {
  '@media': {
    [media.phone]: {
      display: 'grid',
      gridTemplateColumns: '6.5rem minmax(0, 1fr)',
      padding: '0.2rem 0',
      borderBottom: 0,
    },
  },
});
globalStyle(`${table} tbody th`, { '@media': { [media.phone]: { gridTemplateColumns: '1fr' } } });
globalStyle(`${table} td::before`, {
  '@media': {
    [media.phone]: { content: 'attr(data-label)', color: vars.color.textMuted, fontFamily: vars.font.display },
  },
});
export const nowrap = style({ whiteSpace: 'nowrap' });

const state = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: '0.45em',
  fontFamily: vars.font.display,
  fontWeight: 620,
  whiteSpace: 'nowrap',
  '::before': {
    content: '',
    width: '0.6em',
    height: '0.6em',
    border: '2px solid currentColor',
    borderRadius: '50%',
    flex: 'none',
  },
});
export const level = styleVariants({
  calm: [state, { color: vars.color.positive, '::before': { backgroundColor: 'currentColor' } }],
  notice: [state, { color: vars.color.info }],
  alarm: [state, { color: vars.color.accent }],
});

export const advice = style({ display: 'grid', gap: '1.25rem', '@media': { [print]: { gap: '2.5mm' } } });
export const adviceItem = style({
  display: 'grid',
  gap: '0.35rem',
  paddingBottom: '1.25rem',
  borderBottom: `1px solid ${vars.color.border}`,
  breakInside: 'avoid',
  '@media': { [print]: { gap: '0.5mm', paddingBottom: '2mm', fontSize: '9pt' } },
});
export const priority = style({ display: 'inline-flex', alignItems: 'baseline', gap: '0.5rem' });
export const adviceHead = style({ display: 'flex', flexWrap: 'wrap', gap: '0.25rem 1rem', alignItems: 'baseline' });
export const nextTime = style({
  padding: '1.25rem',
  backgroundColor: vars.color.surfaceCool,
  breakInside: 'avoid',
  '@media': { [print]: { border: '1px solid #999', backgroundColor: '#fff' } },
});

// Only the report is printed, in the same colors in both themes. A heading stays with its content.
globalStyle(`body:has(${paper}) > header, body:has(${paper}) > footer, body:has(${paper}) [data-screen-only]`, {
  '@media': { [print]: { display: 'none' } },
});
globalStyle(`${paper} h2`, { breakAfter: 'avoid' });
export const printButton = style({ '@media': { '(scripting: none)': { visibility: 'hidden' } } });
