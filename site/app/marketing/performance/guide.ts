import type { MetricName } from '@agency/api/contract/performance';

/** A category of the guide. Its actions are in order of their usual gain, largest first. */
export type GuideCategory = {
  title: string;
  affects: readonly MetricName[];
  text: string;
  actions: readonly string[];
  check: string;
};

type ExternalTool = { name: string; url: `https://${string}`; purpose: string };

export const guide: readonly GuideCategory[] = [
  {
    title: 'Images',
    affects: ['Largest Contentful Paint', 'Cumulative Layout Shift'],
    text: 'On most pages pictures are the heaviest part, and the first large one decides when the page looks ready.',
    actions: [
      'Send each picture at the size it is shown, with a smaller file for phones (srcset and sizes).',
      'Save photographs as AVIF or WebP.',
      'Give the first large picture fetchpriority="high", and never load that one lazily.',
      'Set width and height, so the text below does not jump.',
    ],
    check: 'In Chrome DevTools open Network, filter by Img and sort by size. Anything over 300 KB needs a reason.',
  },
  {
    title: 'Server and caching',
    affects: ['First Contentful Paint', 'Largest Contentful Paint'],
    text: 'Nothing can be drawn before the first byte arrives. A slow answer delays everything that follows.',
    actions: [
      'Cache whole pages, so the database is not queried on every visit.',
      'Serve files from a content delivery network near your visitors.',
      'Keep versioned files in the browser for a year (Cache-Control: max-age=31536000, immutable).',
      'Use a current PHP version and compress text with Brotli.',
    ],
    check: 'WebPageTest shows Time to First Byte. Aim for 0.8 seconds or less, tested from where your customers are.',
  },
  {
    title: 'JavaScript',
    affects: ['Total Blocking Time', 'First Input Delay'],
    text: 'While a script runs, a tap waits. Phones are several times slower at this than the computer you test on.',
    actions: [
      'Remove what is no longer used: sliders, old plugins, the second copy of a library.',
      'Load the rest with defer, and the code of one feature only on the pages that have it.',
      'Break up work that takes longer than 50 milliseconds.',
      'Replace scripts that HTML and CSS can do: disclosure, sticky headers, smooth scrolling.',
    ],
    check: 'In Chrome DevTools open Coverage and reload. Red marks code that loaded but never ran.',
  },
  {
    title: 'Third-party scripts',
    affects: ['Total Blocking Time', 'First Input Delay', 'Largest Contentful Paint'],
    text: 'Chat, tracking, maps and videos come from other companies, at their size and their speed.',
    actions: [
      'List them with an owner for each. Delete those that nobody claims.',
      'Show a still picture in place of a video or map, and load the real one on click.',
      'Start chat and marketing tags after the page is usable.',
      'Clear out the tag manager twice a year.',
    ],
    check:
      'In the DevTools Network panel, right-click a request, block its domain and measure again. The difference is what it costs you.',
  },
  {
    title: 'CSS',
    affects: ['First Contentful Paint', 'Cumulative Layout Shift'],
    text: 'A browser draws nothing until it has read the stylesheets in the head of the page.',
    actions: [
      'Drop the styles of plugins and builders that a page does not use.',
      'Avoid @import, which makes one stylesheet wait for another.',
      'Reserve space for banners, embeds and consent notices.',
      'Put the few rules for the first screen into the page itself when the stylesheet stays large.',
    ],
    check:
      'Lighthouse names the files that hold up the first paint. The Coverage panel shows how much of each is used.',
  },
  {
    title: 'Fonts',
    affects: ['First Contentful Paint', 'Cumulative Layout Shift'],
    text: 'Text can be invisible while its font loads, or jump when it arrives.',
    actions: [
      'Use two families at most, as WOFF2, reduced to the characters you need.',
      'Set font-display: swap, with a fallback font matched in size.',
      'Serve fonts from your own domain, and preload only the one in the first screen.',
    ],
    check:
      'In DevTools set the network to Slow 4G and reload. You should be able to read at once, and lines should stay put.',
  },
];

export const externalTools: readonly ExternalTool[] = [
  {
    name: 'PageSpeed Insights',
    url: 'https://pagespeed.web.dev/',
    purpose: 'Figures from real visitors over 28 days, where Google has enough of them, beside a lab test.',
  },
  {
    name: 'WebPageTest',
    url: 'https://www.webpagetest.org/',
    purpose: 'A test from a place, browser and connection of your choice, with a video of the page loading.',
  },
  {
    name: 'GTmetrix',
    url: 'https://gtmetrix.com/',
    purpose: 'A readable waterfall of every request, and a history if you repeat the test.',
  },
  {
    name: 'Lighthouse',
    url: 'https://developer.chrome.com/docs/lighthouse/overview',
    purpose: 'The test built into Chrome: speed, accessibility and search basics, including pages behind a login.',
  },
  {
    name: 'web.dev: Web Vitals',
    url: 'https://web.dev/articles/vitals',
    purpose: 'Google’s own explanation of the metrics and where their limits come from.',
  },
];

/** Returns the ID of a category: `guide-server-and-caching` for `Server and caching`. */
export const guideId = (title: string) => `guide-${title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`;
