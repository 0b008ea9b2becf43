import { randomBytes } from 'node:crypto';
import type { PrismaClient } from '@agency/prisma';
import type { Environment } from '#api/contract/environment.ts';
import { hashPassword } from './password.ts';

/** A name and a password, to show once to the person who starts the process. */
export type NewSignIn = { username: string; password: string };

/** An arbitrary lock id that nothing else uses. */
const lockId = 7_203_001;

/**
 * Creates the one admin if the database has no user, with the environment's name and password.
 *
 * @returns the name and the generated password, which the caller must show. Null if the password was given, or a
 * user exists.
 */
export async function ensureAdmin(
  database: PrismaClient,
  { username, password, email }: Environment['admin'],
): Promise<NewSignIn | null> {
  if ((await database.user.count()) > 0) return null;
  const chosen = password ?? randomBytes(10).toString('hex');
  const passwordHash = await hashPassword(chosen);
  const created = await database.$transaction(async (transaction) => {
    // With this lock, only one of several processes that start at once creates the admin.
    await transaction.$executeRaw`SELECT pg_advisory_xact_lock(${lockId})`;
    if ((await transaction.user.count()) > 0) return false;
    await transaction.user.create({ data: { username, email, password: passwordHash } });
    return true;
  });
  return created && !password ? { username, password: chosen } : null;
}
