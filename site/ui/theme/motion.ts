import type { StyleRule } from '@vanilla-extract/css';

declare module 'react' {
  /** Numbers that a drawing hands to its motion. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}

const welcome = '(prefers-reduced-motion: no-preference)';

/** Holds where motion is welcome; everything else sees the end of it, which is how the page stands without this rule. */
export const moving = (rule: StyleRule): StyleRule => ({ '@media': { [welcome]: rule } });

/** Holds where, besides, scrolling drives animations. */
export const scrolling = (rule: StyleRule): StyleRule => ({
  '@media': { [welcome]: { '@supports': { '(animation-timeline: view())': rule } } },
});

/** The same on screens too narrow to show a drawing beside its words, so that it comes into view by scrolling. */
export const scrollingBelow = (width: number, rule: StyleRule): StyleRule => ({
  '@media': {
    [`${welcome} and (max-width: ${width - 0.02}px)`]: { '@supports': { '(animation-timeline: view())': rule } },
  },
});
