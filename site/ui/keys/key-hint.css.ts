import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

export const key = style({
  display: 'inline-block',
  minWidth: '1.5rem',
  paddingInline: '0.35rem',
  border: `1px solid ${vars.color.border}`,
  fontFamily: vars.font.display,
  fontSize: vars.size.note,
  fontWeight: 500,
  lineHeight: '1.25rem',
  textAlign: 'center',
  whiteSpace: 'nowrap',
  color: vars.color.textMuted,
});
