import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

const maskImage = `linear-gradient(to left, transparent, ${vars.color.text} 3rem)`;
/** The fade is at the right until the end is reached. Without overflow nothing scrolls, and nothing fades. */
const fade = keyframes({
  from: { maskImage, maskSize: '100% 100%' },
  to: { maskImage, maskSize: 'calc(100% + 3rem) 100%' },
});

export const scrollRegion = style({
  overflowX: 'auto',
  '@supports': {
    '(animation-timeline: scroll())': {
      animation: `${fade} auto linear both`,
      animationTimeline: 'scroll(self inline)',
      // A mask would clip the ring.
      ':focus-visible': { animation: 'none' },
    },
  },
});
