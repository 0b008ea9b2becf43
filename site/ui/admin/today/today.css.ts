import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';
import { breakpoints } from '#ui/theme/tokens.ts';
import { warning } from '../warning.css.ts';

export const today = style({ display: 'grid', gap: '2rem' });

/** The title with the date beside it. */
export const dated = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '0.9rem' });

/** A problem that the admin must notice at once. */
export const problem = style([
  warning,
  {
    display: 'flex',
    gap: '0.6rem',
    maxWidth: '46rem',
    marginTop: '0.75rem',
    padding: '0.9rem 1rem',
    overflowWrap: 'anywhere',
  },
]);
export const problemSign = style({ flex: 'none', marginTop: '0.2rem', color: vars.color.caution });

export const faulty = style({ display: 'grid', gap: '0.3rem', margin: '0.3rem 0 0', paddingInlineStart: '1.1rem' });

/** What needs attention: links, each a number above its name. */
export const waiting = style({
  display: 'grid',
  // Four columns, or fewer if a column would be narrower than the longest word.
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(5rem, 22%), 1fr))',
  '@media': {
    [media.laptop]: { gridTemplateColumns: 'none', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
  },
  marginTop: '1rem',
  listStyle: 'none',
  padding: 0,
  borderTop: `1px solid ${vars.color.borderStrong}`,
  // If the last row has empty cells, this border continues the line below them.
  borderBottom: `1px solid ${vars.color.border}`,
});
globalStyle(`${waiting} > li`, {
  marginBottom: '-1px',
  borderBottom: `1px solid ${vars.color.border}`,
  padding: `${vars.density.gapLarge} 1rem ${vars.density.gapLarge} 0`,
  '@media': { [media.phone]: { padding: '0.75rem 0.75rem 0.75rem 0' } },
});
globalStyle(`${waiting} > li :is(a, button)`, {
  display: 'grid',
  alignContent: 'start',
  justifyContent: 'start',
  justifyItems: 'start',
  width: '100%',
  minHeight: vars.density.control,
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  color: vars.color.text,
  textAlign: 'left',
  textDecoration: 'none',
  cursor: 'pointer',
});
globalStyle(`${waiting} > li :is(a, button):hover > span`, { textDecoration: 'underline' });

export const figure = style({
  fontFamily: vars.font.figure,
  fontSize: '2rem',
  lineHeight: 1.15,
  '@media': { [media.phone]: { fontSize: '1.375rem' } },
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-tone="urgent"]': { color: vars.color.caution },
  },
});
export const name = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.small,
  color: vars.color.textMuted,
  '@media': { [media.phone]: { fontSize: '0.75rem', lineHeight: 1.3 } },
});

/** How many of the counted records are late. */
export const overdue = style([name, { color: vars.color.caution }]);

export const columns = style({
  marginTop: '0.25rem',
  display: 'grid',
  gap: '2rem 3rem',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', alignItems: 'start' } },
});
/** The remark about what the statistics count, across both columns. */
export const basis = style({ gridColumn: '1 / -1' });
/** A column of sections, whose heights are independent of the other column. */
export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: '2.5rem',
});
/** Matches if the small tables fit beside each other, but not beside the first column. */
const beside = `screen and (min-width: 46rem) and (max-width: ${breakpoints.desktop - 0.02}px)`;
/** The second column. Where it is below the first column, its two halves are side by side. */
export const aside = style([
  column,
  { '@media': { [beside]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: '3rem' } } },
]);

/**
 * The bars of orders. They are lighter than the bars of inquiries, so that readers can distinguish both without color.
 * An edge separates a light bar from the page.
 */
const orders = { backgroundColor: vars.color.contour, boxShadow: `inset 0 0 0 1px ${vars.color.info}` };

/** A column for each day. */
const days = {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: '0.25rem',
  // The last label may be wider than its column.
  paddingInlineEnd: '0.4rem',
} as const;
/** The chart: up to two bars per day on a common baseline. */
export const chart = style({
  ...days,
  alignItems: 'end',
  height: '8rem',
  // Leaves room for the number above the highest bar.
  paddingTop: '1.25rem',
  borderBottom: `1px solid ${vars.color.borderStrong}`,
});
export const day = style({
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'center',
  gap: '1px',
  height: '100%',
});
export const bar = style({
  position: 'relative',
  width: '45%',
  maxWidth: '1rem',
  backgroundColor: vars.color.text,
  selectors: {
    '&[data-of="orders"]': orders,
    '&[data-count]::before': {
      content: 'attr(data-count)',
      position: 'absolute',
      insetInline: '-0.5rem',
      bottom: '100%',
      textAlign: 'center',
      fontFamily: vars.font.display,
      fontSize: '0.75rem',
      lineHeight: 1.4,
      color: vars.color.textMuted,
    },
  },
});
export const legend = style({
  display: 'flex',
  gap: '0 1.25rem',
  paddingBottom: '0.5rem',
  fontFamily: vars.font.display,
  fontSize: vars.size.note,
  color: vars.color.textMuted,
});
/**
 * The day of the month below each pair of bars. The first day and the first of a month also show the month, and the
 * last day shows "Today".
 */
export const scale = style({
  ...days,
  paddingTop: '0.35rem',
  fontFamily: vars.font.display,
  fontSize: '0.75rem',
  lineHeight: 1.35,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.textMuted,
});
export const date = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Also centers a label that is wider than the column.
  justifyItems: 'center',
  whiteSpace: 'nowrap',
  selectors: { '&[data-last]': { color: vars.color.text, fontWeight: 560 } },
});
export const swatch = style({
  display: 'inline-block',
  width: '0.7em',
  height: '0.7em',
  marginRight: '0.4em',
  backgroundColor: vars.color.text,
  selectors: { '&[data-of="orders"]': orders },
});

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontFamily: vars.font.display,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${table} :is(th, td)`, {
  padding: '0.4rem 0.75rem 0.4rem 0',
  borderBottom: `1px solid ${vars.color.border}`,
  textAlign: 'right',
  fontWeight: 400,
});
globalStyle(`${table} td`, { whiteSpace: 'nowrap' });
globalStyle(`${table} :is(th, td):first-child`, { textAlign: 'left', overflowWrap: 'anywhere' });
globalStyle(`${table} :is(th, td):last-child`, { paddingRight: 0 });
// Gives the number columns of all tables the same width, so that they are aligned.
globalStyle(`${table} :is(th, td):not(:first-child)`, { '@media': { [media.tablet]: { width: '5.5rem' } } });
globalStyle(`${aside} ${table} :is(th, td):not(:first-child)`, { '@media': { [beside]: { width: '4.5rem' } } });
globalStyle(`${table} thead th`, { color: vars.color.textMuted, borderBottomColor: vars.color.borderStrong });
// The name of a column is on one line, unless the first column would then be narrower than its words.
globalStyle(`${table} thead th`, { '@media': { '(min-width: 22.5rem)': { whiteSpace: 'nowrap' } } });

/** The statistics of the dashboard. They end with a line, as the lists above and below do. */
export const statistics = style({ paddingBottom: '2rem', borderBottom: `1px solid ${vars.color.borderStrong}` });
