import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

const maskImage = `linear-gradient(to left, transparent, ${vars.color.text} 3rem)`;
/** The right edge fades until the end is reached. Without overflow, nothing fades. */
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
      // The mask would clip the focus ring.
      ':focus-visible': { animation: 'none' },
    },
  },
});
