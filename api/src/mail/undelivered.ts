import type { Prisma } from '@agency/prisma/client';

/** Fewer failed tries are everyday: a server that is busy, or asks strangers to come again. */
const worryingAttempts = 3;

/**
 * Mails that the admin should know of: those given up, and those that keep failing though they are still being tried,
 * as all do when the mail server does not let us in. One that was just put back on its way has no error until it fails again.
 */
export const undelivered = {
  OR: [{ state: 'failed' }, { state: 'queued', attempts: { gte: worryingAttempts }, lastError: { not: null } }],
} satisfies Prisma.OutgoingMailWhereInput;
