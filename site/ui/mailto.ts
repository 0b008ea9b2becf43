/** Returns a `mailto:` URL (RFC 6068). Whatever `email` contains, it stays a single recipient. */
export const mailto = (email: string): string => `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
