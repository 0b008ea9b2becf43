/** Returns a head's link that loads a font with the document, so that text above the fold does not move later. */
export const preloadFont = (href: string) =>
  ({ rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' }) as const;
