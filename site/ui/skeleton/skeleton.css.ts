import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

const sweep = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(200%)' } });

export const skeleton = style({
  position: 'relative',
  overflow: 'hidden',
  backgroundColor: vars.color.surfaceCool,
  '::after': {
    content: '',
    position: 'absolute',
    inset: '0 50% 0 0',
    backgroundImage: `linear-gradient(90deg, transparent, ${vars.color.surfaceCoolStrong}, transparent)`,
    animation: `${sweep} 1.6s linear infinite`,
  },
});
