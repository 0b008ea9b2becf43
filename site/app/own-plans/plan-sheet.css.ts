import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

export const plan = style({
  maxWidth: '40rem',
  paddingTop: '1.5rem',
  borderTop: `1px solid ${vars.color.borderStrong}`,
  selectors: { '& + &': { marginTop: '1.5rem' } },
});

export const website = style({ fontWeight: 400, color: vars.color.textMuted, overflowWrap: 'anywhere' });

export const part = style({ paddingTop: '1.25rem', borderTop: `1px solid ${vars.color.border}` });
export const ask = style({ maxWidth: '32rem' });

/** As wide as the longest option. */
export const choice = style({ selectors: { '&&': { width: 'auto' } } });

export const invoice = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr) max-content',
  gap: '0.2rem 0.75rem',
  fontFamily: vars.font.display,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
});
