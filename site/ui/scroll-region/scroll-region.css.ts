import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

/** The width of the fade. A wider one would hide a whole word. */
const width = '1.5rem';
const fadeTo = (side: 'left' | 'right') => `linear-gradient(to ${side}, transparent, ${vars.color.text} ${width})`;
const maskImage = `${fadeTo('left')}, ${fadeTo('right')}`;
const [shown, hidden] = ['100% 100%', `calc(100% + ${width}) 100%`];
/** Fades each edge beyond which there is more content. */
const fade = keyframes({
  from: { maskImage, maskSize: `${shown}, ${hidden}` },
  to: { maskImage, maskSize: `${hidden}, ${shown}` },
});

export const scrollRegion = style({
  overflowX: 'auto',
  '@supports': {
    '(animation-timeline: scroll())': {
      animation: `${fade} auto linear both`,
      animationTimeline: 'scroll(self inline)',
      maskPosition: '0 0, 100% 0',
      maskComposite: 'intersect',
      // The fading would clip the focus ring.
      ':focus-visible': { animation: 'none' },
    },
  },
});
