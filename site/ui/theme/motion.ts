import type { StyleRule } from '@vanilla-extract/css';

declare module 'react' {
  /** Numbers that a drawing passes to its animation. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}

const motionAllowed = '(prefers-reduced-motion: no-preference)';

/** Where motion is allowed; everywhere else the page shows the end state, as it does without this rule. */
export const moving = (rule: StyleRule): StyleRule => ({ '@media': { [motionAllowed]: rule } });

/** Where scrolling also drives animations. */
export const scrolling = (rule: StyleRule): StyleRule => ({
  '@media': { [motionAllowed]: { '@supports': { '(animation-timeline: view())': rule } } },
});

/** The same on screens too narrow for a drawing beside its text, so that it comes into view by scrolling. */
export const scrollingBelow = (width: number, rule: StyleRule): StyleRule => ({
  '@media': {
    [`${motionAllowed} and (max-width: ${width - 0.02}px)`]: { '@supports': { '(animation-timeline: view())': rule } },
  },
});
