/** Returns a link for a head that preloads a font, so that text at the top of the page does not move later. */
export const preloadFont = (href: string) =>
  ({ rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' }) as const;
