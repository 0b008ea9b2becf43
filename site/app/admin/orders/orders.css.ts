import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

export const filter = style({ display: 'flex', gap: '1.5rem' });

/** The rule beneath says which is shown, without the color. */
export const way = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.4rem',
  minHeight: '2.75rem',
  borderBottom: '3px solid transparent',
  fontFamily: vars.font.display,
  fontSize: vars.size.small,
  fontWeight: 600,
  textDecoration: 'none',
  ':hover': { color: vars.color.accent },
  selectors: { '&[aria-current]': { borderBottomColor: vars.color.accent, color: vars.color.accent } },
});
