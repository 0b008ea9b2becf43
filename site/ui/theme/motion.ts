import type { StyleRule } from '@vanilla-extract/css';

declare module 'react' {
  /** Custom properties that a drawing passes to its animation. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}

const motionAllowed = '(prefers-reduced-motion: no-preference)';

/** Applies a rule only if motion is allowed. If not, the page shows the end state, as it does without this rule. */
export const moving = (rule: StyleRule): StyleRule => ({ '@media': { [motionAllowed]: rule } });

/** Like `moving`, if the browser also supports scroll-driven animations. */
export const scrolling = (rule: StyleRule): StyleRule => ({
  '@media': { [motionAllowed]: { '@supports': { '(animation-timeline: view())': rule } } },
});

/** Like `scrolling`, for screens below a width, where a drawing is below its text and scrolls into view. */
export const scrollingBelow = (width: number, rule: StyleRule): StyleRule => ({
  '@media': {
    [`${motionAllowed} and (max-width: ${width - 0.02}px)`]: { '@supports': { '(animation-timeline: view())': rule } },
  },
});
