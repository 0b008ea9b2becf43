import type { StyleRule } from '@vanilla-extract/css';

declare module 'react' {
  /** Custom properties that a drawing passes to its animation. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}

const motionAllowed = '(prefers-reduced-motion: no-preference)';

/** Applies a rule only if motion is allowed. Without the rule, the page must show the animation's final state. */
export const moving = (rule: StyleRule): StyleRule => ({ '@media': { [motionAllowed]: rule } });

/** Like `moving`, but only if the browser supports scroll-driven animations. */
export const scrolling = (rule: StyleRule): StyleRule => ({
  '@media': { [motionAllowed]: { '@supports': { '(animation-timeline: view())': rule } } },
});

/**
 * Like `scrolling`, but only on screens narrower than `width`, where a drawing is below its text and scrolls into view.
 */
export const scrollingBelow = (width: number, rule: StyleRule): StyleRule => ({
  '@media': {
    [`${motionAllowed} and (max-width: ${width - 0.02}px)`]: { '@supports': { '(animation-timeline: view())': rule } },
  },
});
