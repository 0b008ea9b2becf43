import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

const sweep = keyframes({ from: { backgroundPosition: '200% 0' }, to: { backgroundPosition: '-100% 0' } });

/** A place that waits for its content, with a slow sounding sweep. */
export const skeleton = style({
  backgroundColor: vars.color.surfaceCool,
  backgroundImage: `linear-gradient(90deg, transparent, ${vars.color.surfaceCoolStrong}, transparent)`,
  backgroundSize: '50% 100%',
  backgroundRepeat: 'no-repeat',
  animation: `${sweep} 1.6s linear infinite`,
});
