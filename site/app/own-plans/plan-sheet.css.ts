import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

export const plan = style({
  maxWidth: '40rem',
  paddingTop: '1.5rem',
  borderTop: `1px solid ${vars.color.borderStrong}`,
  // Separates two plans.
  selectors: { '& + &': { marginTop: '1.5rem' } },
});

/** The website beside the name of the plan. */
export const website = style({ fontWeight: 400, color: vars.color.textMuted, overflowWrap: 'anywhere' });

/** An action of the customer or an information, below a line. */
export const part = style({ paddingTop: '1.25rem', borderTop: `1px solid ${vars.color.border}` });
/** The form to request a link. */
export const ask = style({ maxWidth: '32rem' });

/** As wide as the longest option, with the button beside it if there is room. */
export const choice = style({ selectors: { '&&': { width: 'auto' } } });

/** An invoice: its number, the first day of its month, and its amount. */
export const invoice = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr) max-content',
  gap: '0.2rem 0.75rem',
  fontFamily: vars.font.display,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
});
