import { vars } from '@agency/site/ui/theme/contract.css.ts';
import { keyframes, style } from '@vanilla-extract/css';

const appear = keyframes({ from: { opacity: 0 } });

export const tooltip = style({
  zIndex: 50,
  display: 'flex',
  gap: '0.6rem',
  padding: '0.25rem 0.5rem',
  backgroundColor: vars.color.text,
  color: vars.color.page,
  fontFamily: vars.font.display,
  fontSize: vars.size.note,
  fontWeight: 560,
  animation: `${appear} ${vars.duration.quick} ${vars.ease.out}`,
});
