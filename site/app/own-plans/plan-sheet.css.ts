import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

export const plan = style({
  maxWidth: '40rem',
  paddingTop: '1.5rem',
  borderTop: `1px solid ${vars.color.borderStrong}`,
});

/** As wide as its longest choice, with the button beside it where there is room. */
export const choice = style({ selectors: { '&&': { width: 'auto' } } });

/** An invoice: its number, the day on which its month starts, and its amount. */
export const invoice = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(8.5rem, max-content) minmax(9rem, max-content) 1fr',
  gap: '0.2rem 1rem',
  fontFamily: vars.font.display,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
});
