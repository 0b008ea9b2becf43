import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

export const saveState = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.5rem',
  fontFamily: vars.font.display,
  fontSize: vars.size.small,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-save-state="here"]': { color: vars.color.negative } },
});

/** Keeps the form as wide as the page, even if a table in the text is wider. */
export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '1.75rem' });

/** When it is scrolled into view, it must not be hidden below the sticky navigation on a phone. */
export const report = style({ scrollMarginTop: '6rem', outline: 'none', ':empty': { display: 'none' } });

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });
export const sign = style({
  flex: 'none',
  selectors: { '[data-save-state="typing"] > &': { animation: `${turn} 1.6s linear infinite` } },
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none !important' } },
});

/** The bar with the save state and the save button, which stays in view however long the form is. */
export const foot = style({
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0.5rem 1.5rem',
  marginBottom: '-1rem',
  paddingBlock: '0.75rem 1rem',
  borderTop: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.page,
});
export const buttons = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.5rem 1rem' });

export const places = style({ display: 'grid', gap: '0.9rem', marginBlock: '0.6rem', ':empty': { display: 'none' } });
export const place = style({ display: 'grid', gap: '0.25rem', justifyItems: 'start' });
export const version = style({ display: 'flex', gap: '0.6rem', overflowWrap: 'anywhere' });
export const by = style({ flex: 'none', minWidth: '4rem', color: vars.color.textMuted });
