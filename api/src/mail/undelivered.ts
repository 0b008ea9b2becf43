import type { Prisma } from '@agency/prisma/client';

/**
 * A queued mail is listed after this many failed tries. One failure is normal: the server may be busy, or ask unknown
 * senders to retry. The number is not higher, because a mail that was given up at its first try and then retried has
 * only two failures. Such a mail must stay in the list until it is delivered.
 */
const worryingAttempts = 2;

/** Matches mails that failed, were queued again, and have not been tried since. */
const trying = { state: 'queued', attempts: { gte: 1 }, lastError: null } satisfies Prisma.OutgoingMailWhereInput;

/** Mails that were given up, and those that keep failing while they are retried. */
const failing = [
  { state: 'failed' },
  { state: 'queued', attempts: { gte: worryingAttempts }, lastError: { not: null } },
] satisfies Prisma.OutgoingMailWhereInput[];

/**
 * Mails for the admin's attention: those that were given up, those that keep failing, and those that were queued again,
 * until their outcome is known. If the mail server refuses our sign-in, every mail keeps failing.
 */
export const undelivered = { OR: [...failing, trying] } satisfies Prisma.OutgoingMailWhereInput;

/** The undelivered mails that are not being retried at this moment. */
export const discardable = { OR: failing } satisfies Prisma.OutgoingMailWhereInput;

/** Whether a mail that failed before is being tried right now, as far as is known. */
export const isTrying = (mail: { state: string; attempts: number; lastError: string | null }): boolean =>
  mail.state === 'queued' && mail.lastError === null;
