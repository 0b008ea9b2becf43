/** Returns a `mailto:` URL (RFC 6068). The URL has a single recipient, even if `email` contains separators. */
export const mailto = (email: string): string => `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
