import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

export const tooltip = style({
  zIndex: 50,
  maxWidth: '18rem',
  padding: '0.35rem 0.7rem',
  backgroundColor: vars.color.text,
  color: vars.color.page,
  fontFamily: vars.font.display,
  fontSize: vars.size.note,
  fontWeight: 560,
  lineHeight: 1.4,
  animation: `${appear} ${vars.duration.quick} ${vars.ease.out}`,
});
