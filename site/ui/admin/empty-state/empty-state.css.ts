import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

export const title = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.lead,
  fontWeight: 600,
  lineHeight: 1.3,
});
export const remark = style({
  maxWidth: '38rem',
  fontFamily: vars.font.display,
  fontSize: vars.size.small,
  lineHeight: 1.5,
  color: vars.color.textMuted,
});
