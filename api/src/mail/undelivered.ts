import type { Prisma } from '@agency/prisma/client';

/**
 * One failed try is everyday: a server that is busy, or asks strangers to come again. No more, since a mail that was given up
 * at once and then put back has two, and must not leave the list undelivered.
 */
const worryingAttempts = 2;

/** Tried before without success, put back on its way, and not tried since. */
const trying = { state: 'queued', attempts: { gte: 1 }, lastError: null } satisfies Prisma.OutgoingMailWhereInput;

/** Mails given up, and those that keep failing though they are still being tried. */
const failing = [
  { state: 'failed' },
  { state: 'queued', attempts: { gte: worryingAttempts }, lastError: { not: null } },
] satisfies Prisma.OutgoingMailWhereInput[];

/**
 * Mails that the admin should know of: those given up, those that keep failing, as all do when the mail server does not let us
 * in, and those that the admin queued again, until their outcome is known.
 */
export const undelivered = { OR: [...failing, trying] } satisfies Prisma.OutgoingMailWhereInput;

/** Of these, the ones that cannot arrive at this very moment because somebody asked for it. */
export const discardable = { OR: failing } satisfies Prisma.OutgoingMailWhereInput;

/** Whether a mail that failed before is being tried right now, as far as anybody knows. */
export const isTrying = (mail: { state: string; attempts: number; lastError: string | null }): boolean =>
  mail.state === 'queued' && mail.lastError === null;
