import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** argon2id (the library's own kind) with the least that OWASP's Password Storage Cheat Sheet asks for: 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** A hash of a password, with its salt and cost in it. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

/** Compared in place of the hash of a user who does not exist. Its password is unknown. */
const nobodysHash = hashPassword(randomBytes(32).toString('base64url'));

/**
 * Whether a password matches `passwordHash`. With null, for an unknown user, it does not, and takes as long: the time of an
 * answer does not reveal who exists.
 */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const isRight = await verify(passwordHash ?? (await nobodysHash), password);
  return isRight && passwordHash !== null;
}
