/** Returns a link in the head for a font above the fold, which loads with the document, so that nothing moves. */
export const preloadFont = (href: string) =>
  ({ rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' }) as const;
