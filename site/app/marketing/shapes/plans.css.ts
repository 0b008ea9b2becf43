import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';

/** The offset of sticky elements below the site's header. */
const belowHeader = 'calc(4.5rem + 7px)';
const inset = { phone: '0.6rem', tablet: '1.1rem' };

/** On phones, each row is a grid of three cells below the row's name. */
export const table = style({
  display: 'block',
  width: '100%',
  borderBottom: `1px solid ${vars.color.borderStrong}`,
  fontFamily: vars.font.display,
  fontSize: vars.size.small,
  lineHeight: 1.4,
  '@media': {
    [media.tablet]: { display: 'table', tableLayout: 'fixed', borderCollapse: 'separate', borderSpacing: 0 },
  },
});
// `display: block`, because the table itself is not laid out as a table.
globalStyle(`${table} > caption`, { display: 'block' });
// The narrowest phones have no room for arrows in three columns.
globalStyle(`${table} a svg`, { '@media': { '(width < 360px)': { display: 'none' } } });
globalStyle(`${table} a span`, { '@media': { '(width < 360px)': { paddingRight: 0 } } });

const tint = `linear-gradient(${vars.color.surfaceCool}, ${vars.color.surfaceCool})`;

export const group = style({
  display: 'contents',
  '@media': {
    [media.tablet]: { display: 'table-row-group', selectors: { 'thead&': { display: 'table-header-group' } } },
  },
});

/** The row itself has the popular column's tint, because on phones the row's name spans all columns. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  borderTop: `1px solid ${vars.color.border}`,
  background: `${tint} calc(var(--popular) * 50%) 0 / calc(100% / 3) 100% no-repeat`,
  selectors: { '&[data-wordy]': { background: 'none' } },
  '@media': { [media.tablet]: { display: 'table-row', background: 'none' } },
});

export const names = style([
  row,
  {
    position: 'sticky',
    zIndex: 2,
    top: belowHeader,
    borderTop: `1px solid ${vars.color.borderStrong}`,
    borderBottom: `1px solid ${vars.color.borderStrong}`,
    backgroundColor: vars.color.page,
    '@media': { [media.tablet]: { position: 'static' } },
  },
]);

export const corner = style({
  display: 'none',
  padding: 0,
  '@media': {
    [media.tablet]: {
      display: 'table-cell',
      position: 'sticky',
      zIndex: 2,
      top: belowHeader,
      width: '28%',
      borderBlock: `1px solid ${vars.color.borderStrong}`,
      backgroundColor: vars.color.page,
    },
  },
});

export const plan = style({
  display: 'grid',
  alignContent: 'start',
  gap: '0.1rem',
  padding: `0.6rem ${inset.phone}`,
  textAlign: 'left',
  fontWeight: 'inherit',
  backgroundColor: vars.color.page,
  '@media': {
    [media.tablet]: {
      display: 'table-cell',
      position: 'sticky',
      zIndex: 2,
      top: belowHeader,
      padding: `1rem ${inset.tablet}`,
      verticalAlign: 'top',
      borderBlock: `1px solid ${vars.color.borderStrong}`,
    },
  },
  selectors: {
    '&[data-popular]': { backgroundColor: vars.color.surfaceCool, boxShadow: `inset 0 5px 0 ${vars.color.accent}` },
  },
});
export const name = style({ display: 'block' });
export const mark = style({ display: 'block', minHeight: '1.35em', color: vars.color.accent });
export const price = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 0.4rem',
  marginTop: '0.6rem',
});
export const amount = style({ fontSize: 'clamp(1.75rem, 1rem + 2.2vw, 3rem)' });
export const unit = style({
  flexBasis: '100%',
  color: vars.color.textMuted,
  fontSize: vars.size.note,
  '@media': { [media.desktop]: { flexBasis: 'auto' } },
});

export const rowName = style({
  gridColumn: '1 / -1',
  padding: `0.55rem ${inset.phone} 0`,
  textAlign: 'left',
  fontWeight: 560,
  ':empty': { display: 'none' },
  '@media': {
    [media.tablet]: {
      padding: `0.75rem ${inset.tablet} 0.75rem 0`,
      verticalAlign: 'top',
      borderTop: `1px solid ${vars.color.border}`,
    },
  },
});

export const cell = style({
  padding: `0.15rem ${inset.phone} 0.55rem`,
  '@media': {
    [media.tablet]: {
      padding: `0.75rem ${inset.tablet}`,
      verticalAlign: 'top',
      borderTop: `1px solid ${vars.color.border}`,
      selectors: { '&[data-popular]': { backgroundColor: vars.color.surfaceCool } },
    },
  },
  selectors: {
    // A sentence takes the whole width of a phone.
    '[data-wordy] > &': { gridColumn: '1 / -1' },
    '[data-wordy] > &[data-popular]': { backgroundColor: vars.color.surfaceCool },
  },
});

export const actions = style({
  padding: '0.9rem 0.25rem',
  '@media': { [media.tablet]: { padding: `1rem ${inset.tablet}`, borderTop: 0 } },
});
globalStyle(`${rowName}:has(+ ${actions})`, { '@media': { [media.tablet]: { borderTop: 0 } } });
globalStyle(`${actions} > a:first-child`, { width: '100%', paddingInline: '0.15rem' });
globalStyle(`${actions} > a + a`, { marginTop: '0.5rem' });

globalStyle(`${actions} > a + a svg`, { '@media': { [media.phone]: { display: 'none' } } });

export const whose = style({
  fontWeight: 620,
  marginRight: '0.5rem',
  '@media': { [media.tablet]: { display: 'none' } },
});
export const value = style({
  display: 'block',
  fontWeight: 620,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@media': { [media.phone]: { selectors: { '[data-wordy] &': { display: 'inline', fontWeight: 'inherit' } } } },
});
export const note = style({ display: 'block', color: vars.color.textMuted });
/** Drawn by CSS, because three dozen SVGs would be larger than the rest of the table. */
const sign = { content: '', display: 'block' } as const;
export const has = style({
  '::before': {
    ...sign,
    width: '0.5rem',
    height: '0.95rem',
    margin: '0.05rem 0 0.2rem 0.3rem',
    border: `solid ${vars.color.text}`,
    borderWidth: '0 2.5px 2.5px 0',
    transform: 'rotate(42deg)',
  },
});
export const hasNot = style({
  '::before': {
    ...sign,
    width: '0.8rem',
    margin: '0.6rem 0 0.45rem 0.1rem',
    borderTop: `2.5px solid ${vars.color.textMuted}`,
  },
});
export const footnote = style({ maxWidth: '44rem', marginTop: '1rem' });
