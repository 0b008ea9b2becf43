import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

export const reader = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1.25rem',
  fontFamily: vars.font.display,
});

export const price = style({
  minWidth: '3em',
  textAlign: 'end',
  fontSize: vars.size.note,
  fontVariantNumeric: 'tabular-nums',
  // Mutes the amount of an order that brought no money, or whose money was returned.
  selectors: { '&[data-unpaid]': { color: vars.color.textMuted } },
});

/** The invoice number before the price in a row. Numbers and prices of all rows form columns. */
export const invoice = style({ fontVariantNumeric: 'tabular-nums', color: vars.color.textMuted });

/** An icon beside a text, whose further lines are indented like the first. */
export const step = style({ display: 'flex', gap: '0.5rem' });
export const stepMark = style({ flex: 'none', marginTop: 'calc((1lh - 15px) / 2)' });

export const copyable = style({ display: 'inline-flex', alignItems: 'center', gap: '0.15rem', maxWidth: '100%' });

// In a sentence, the gaps on both sides of the icon are equal.
globalStyle(`:is(ol, p) ${copyable}`, { gap: 0, marginInlineEnd: '-0.4rem' });

/** A value that people compare character by character. The monospace font distinguishes 0 from O and 1 from l. */
export const value = style({ minWidth: 0, fontSize: '0.92em', overflowWrap: 'anywhere', userSelect: 'all' });

/** The copy button. It is wider than tall, so that rows of facts stay close together. */
export const copy = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: '2.25rem',
  height: '1.75rem',
  marginBlock: '-0.25rem',
  border: 0,
  background: 'none',
  color: vars.color.textMuted,
  cursor: 'pointer',
  ':hover': { color: vars.color.accent },
  '@media': {
    '(scripting: none)': { display: 'none' },
    '(pointer: coarse)': { width: '2.75rem', height: '2.75rem', marginBlock: '-0.25rem' },
  },
});
