import type { MetricName, ScoreCategory } from '#api/contract/performance.ts';

/** What to do about a metric, by how it did: first what usually gains most. */
export const reportAdvice: Readonly<Record<MetricName, Readonly<Record<ScoreCategory, string>>>> = {
  'First Contentful Paint': {
    good: 'Keep it so: measure again after each new plugin, font or tag.',
    warning: 'Cache whole pages on the server, and defer stylesheets and scripts that the first screen does not need.',
    poor: 'Start with the server: page caching, a current PHP version and a delivery network near your visitors. Then remove what blocks the first paint.',
  },
  'Largest Contentful Paint': {
    good: 'Keep the first large picture as it is, and test new banners on a phone before they go live.',
    warning:
      'Find the largest picture of the first screen. Send it as AVIF or WebP in the size it is shown at, and never load it lazily.',
    poor: 'Shrink the first large picture, load it with fetchpriority="high", and cut the time the server takes to answer to 0.8 seconds or less.',
  },
  'Cumulative Layout Shift': {
    good: 'Keep width and height on every picture and embed that is added.',
    warning: 'State width and height of pictures, and reserve the space of banners and consent notices.',
    poor: 'Look for what arrives late: banners, embeds, fonts. Reserve its space, and give each web font a fallback of the same measure.',
  },
  'First Input Delay': {
    good: 'Nothing to do. Watch Interaction to Next Paint (INP), which took its place among the Core Web Vitals in March 2024.',
    warning: 'Load scripts with defer, and start chat and marketing tags after the page is usable.',
    poor: 'List all scripts with an owner for each, delete those nobody claims, and load the rest only on the pages that need them.',
  },
  'Total Blocking Time': {
    good: 'Keep a limit on the size of scripts, so that it stays so.',
    warning: 'Open Coverage in Chrome DevTools: code that was loaded and did not run can go, or come later.',
    poor: 'Remove old plugins, sliders and second copies of libraries first. Then break up work that takes longer than 50 milliseconds.',
  },
};
