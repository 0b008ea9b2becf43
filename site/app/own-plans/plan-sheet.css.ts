import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

export const plan = style({
  maxWidth: '40rem',
  paddingTop: '1.5rem',
  borderTop: `1px solid ${vars.color.borderStrong}`,
  // Two plans stay apart.
  selectors: { '& + &': { marginTop: '1.5rem' } },
});

/** The website beside the name of the plan. */
export const website = style({ fontWeight: 400, color: vars.color.textMuted, overflowWrap: 'anywhere' });

/** What the customer can do or read, below a rule. */
export const part = style({ paddingTop: '1.25rem', borderTop: `1px solid ${vars.color.border}` });
/** The form that asks for a link. */
export const ask = style({ maxWidth: '32rem' });

/** As wide as its longest choice, with the button beside it where there is room. */
export const choice = style({ selectors: { '&&': { width: 'auto' } } });

/** An invoice: its number, the day on which its month starts, and its amount. */
export const invoice = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr) max-content',
  gap: '0.2rem 0.75rem',
  fontFamily: vars.font.display,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
});
