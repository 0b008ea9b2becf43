/** A link of the head for a face that the page shows above the fold: it comes with the document, so that nothing moves. */
export const preloadFont = (href: string) =>
  ({ rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' }) as const;
