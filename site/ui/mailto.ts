/** A `mailto:` address (RFC 6068). Whatever it contains, it stays one recipient. */
export const mailto = (email: string): string => `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
