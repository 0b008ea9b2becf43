import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '#ui/theme/contract.css.ts';
import { warning } from '../warning.css.ts';

export const reader = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1.25rem',
  fontFamily: vars.font.display,
});

export const price = style({
  alignSelf: 'end',
  justifySelf: 'end',
  fontSize: vars.size.note,
  fontVariantNumeric: 'tabular-nums',
  // Mutes the amount of an order that brought no money, or whose money was returned.
  selectors: { '&[data-unpaid]': { color: vars.color.textMuted } },
});

export const standing = style({ gridColumn: '1 / -1', fontSize: vars.size.note });

/** An icon with a text beside it. The text also keeps clear of the icon on later lines. */
export const step = style({ display: 'flex', gap: '0.5rem' });
export const stepMark = style({ flex: 'none', marginTop: 'calc((1lh - 15px) / 2)' });

export const review = style([
  warning,
  {
    display: 'grid',
    justifyItems: 'start',
    gap: '0.5rem',
    padding: '0.9rem clamp(1rem, 2vw, 1.25rem)',
  },
]);

globalStyle(`${review} > button`, { marginTop: '0.5rem' });

export const title = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.6rem',
  fontFamily: vars.font.display,
  fontWeight: 640,
});
export const sign = style({ flex: 'none', color: vars.color.caution });
export const text = style({ maxWidth: '42rem', fontSize: vars.size.small, lineHeight: 1.5, overflowWrap: 'anywhere' });

export const copyable = style({ display: 'inline-flex', alignItems: 'center', gap: '0.15rem', maxWidth: '100%' });

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
    '(pointer: coarse)': { width: '2.75rem', height: '2.75rem', marginBlock: '-0.6rem' },
  },
});

export const statuses = style({ display: 'inline-flex', flexWrap: 'wrap', gap: '0.1rem 0.9rem' });

export const status = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'baseline',
    gap: '0.35rem',
    fontWeight: 600,
  },
  variants: {
    status: {
      waiting: { color: vars.color.info },
      declined: { color: vars.color.negative },
      held: { color: vars.color.caution },
      paid: { color: vars.color.positive },
      partlyRefunded: { color: vars.color.caution },
      review: { color: vars.color.caution },
      refused: { color: vars.color.textMuted },
      ended: { color: vars.color.textMuted },
      refunded: { color: vars.color.text },
      reversed: { color: vars.color.caution },
      demo: { color: vars.color.info },
    },
  },
});

/** The icon of a status. It is centered on the label, because the label's baseline positions the status. */
export const mark = style({ flex: 'none', alignSelf: 'center' });
