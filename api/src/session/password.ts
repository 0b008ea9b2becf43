import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** argon2id (the library's default) with the minimum of OWASP's Password Storage Cheat Sheet: 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashes a password. The hash contains its salt and cost. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

/** The hash of a random password, to compare with if the user does not exist. */
const nobodysHash = hashPassword(randomBytes(32).toString('base64url'));

/**
 * Whether a password matches `passwordHash`. Null stands for an unknown user: the check takes the same time, so that
 * the time does not reveal who exists.
 */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const isRight = await verify(passwordHash ?? (await nobodysHash), password);
  return isRight && passwordHash !== null;
}
