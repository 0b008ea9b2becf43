import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

export const list = style({ display: 'grid', alignContent: 'start' });
export const line = style({
  display: 'grid',
  gap: '0.1rem',
  padding: '0.65rem 0.85rem',
  borderLeft: `3px solid ${vars.color.border}`,
  fontFamily: vars.font.display,
  color: vars.color.text,
  textDecoration: 'none',
  ':hover': { backgroundColor: vars.color.surfaceCool },
  selectors: {
    '&[aria-current]': { borderColor: vars.color.accent, backgroundColor: vars.color.surfaceCool },
  },
});
export const cause = style({ fontSize: vars.size.small, fontWeight: 600 });
export const moment = style({
  fontSize: vars.size.note,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
