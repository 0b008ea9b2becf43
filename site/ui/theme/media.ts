import { breakpoints } from './tokens.ts';

/** Layouts start with the phone, so most rules in these queries are for wider screens. */
export const media = {
  phone: `screen and (max-width: ${breakpoints.tablet - 0.02}px)`,
  tablet: `screen and (min-width: ${breakpoints.tablet}px)`,
  desktop: `screen and (min-width: ${breakpoints.desktop}px)`,
  laptop: `screen and (min-width: ${breakpoints.laptop}px)`,
  wide: `screen and (min-width: ${breakpoints.wide}px)`,
  reducedMotion: '(prefers-reduced-motion: reduce)',
} as const;
