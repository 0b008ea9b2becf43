import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

export const list = style({ display: 'flex', flexWrap: 'wrap', gap: '0 0.9rem' });

export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '1.75rem',
  fontFamily: vars.font.display,
  fontSize: vars.size.note,
  fontWeight: 560,
  color: vars.color.textMuted,
  textDecoration: 'none',
  ':hover': { color: vars.color.accent, textDecoration: 'underline' },
});
