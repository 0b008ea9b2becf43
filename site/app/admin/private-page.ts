/** Headers of pages that are one person's: kept nowhere, listed nowhere. */
export const privatePage = { 'Cache-Control': 'no-store, private', 'X-Robots-Tag': 'noindex' };
