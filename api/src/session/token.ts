import { createHash, randomBytes } from 'node:crypto';

/** A new secret of 256 random bits, in characters that any header, cookie and address can carry. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Whether this may be a token as this API makes them; anything else is not worth a look at the database. */
export function isToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

/** What the database keeps of a token: SHA-256 in hex. The token is random and long, so it needs no salt and no slowness. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
