import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

/** The title's line, and the other lines below. */
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0.15rem',
  fontFamily: vars.font.display,
  fontSize: vars.size.small,
});
export const titleLine = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  columnGap: '1rem',
});

export const title = style({
  // Leaves room for the sticky link back to the list.
  scrollMarginTop: '4rem',
  ':focus': { outline: 'none' },
});

/** The price of a record, at the end of the title's line. Muted if no money was paid, or if the money was returned. */
export const amount = style({
  selectors: { '&[data-unpaid]': { color: vars.color.textMuted } },
  fontSize: vars.size.heading,
  fontWeight: 620,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const byline = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0.1rem 1rem',
  overflowWrap: 'anywhere',
  color: vars.color.textMuted,
});
globalStyle(`${byline} :is(a, button)`, { color: vars.color.accent, fontSize: 'inherit', fontWeight: 'inherit' });

/** The title of a section. It is larger than the labels in the section. */
export const partTitle = style({ fontSize: vars.size.body, fontWeight: 600 });
export const part = style({ paddingTop: '1rem', borderTop: `1px solid ${vars.color.border}` });
