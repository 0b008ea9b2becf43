/** Headers of pages that are one person's: neither stored nor listed anywhere. */
export const privatePage = { 'Cache-Control': 'no-store, private', 'X-Robots-Tag': 'noindex' };
