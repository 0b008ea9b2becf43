/** A `mailto:` address (RFC 6068). Whatever stands in it, it stays one recipient. */
export const mailto = (email: string): string => `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
