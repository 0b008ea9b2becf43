/**
 * Headers of pages that are one person's: neither stored nor listed anywhere, and no page that is opened from them learns
 * their address, which may hold a token or a search. With `origin` no script reads it from the browser's history either.
 */
export const privatePage = {
  'Cache-Control': 'no-store, private',
  'X-Robots-Tag': 'noindex',
  'Referrer-Policy': 'origin',
};
