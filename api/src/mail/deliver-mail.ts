import type { PrismaClient } from '@agency/prisma';
import { type OutgoingMail, Prisma } from '@agency/prisma/client';
import pRetry from 'p-retry';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { Environment } from '#api/contract/environment.ts';
import type { Logger } from '#api/platform/logger.ts';
import { type ComposedMail, composeMail } from './compose-mail.ts';
import { describeFailure, isFinal } from './mail-failure.ts';
import type { Mailer } from './open-mailer.ts';

export type DeliveryParts = {
  database: PrismaClient;
  mailer: Mailer;
  smtpUrl: string;
  environment: Environment;
  metrics: MailMetrics;
  logger: Logger;
};

type Attempt = {
  /** Aborts when the process stops or the job was given to another. */
  signal: AbortSignal;
  /** No further try follows: a failure is final. */
  last: boolean;
};

/**
 * Delivers one mail of the outbox, once: a mail that was sent, given up or deleted meanwhile is left alone. What it was
 * written from is emptied when it is delivered.
 *
 * A mail can still arrive twice, when the server accepted it and that could not be recorded: the process was killed in
 * between, the connection broke before the server's answer, or the database stayed away. Both then bear the same
 * Message-ID, by which most mail systems fold them into one.
 *
 * @throws what went wrong, when another try is due; it stands in the mail's row by then.
 */
export function deliverMail(mailId: string, attempt: Attempt, parts: DeliveryParts): Promise<void> {
  return withMailLock(parts.database, mailId, async () => {
    const mail = await parts.database.outgoingMail.findUnique({ where: { id: mailId } });
    if (mail?.state === 'queued') await deliver(mail, attempt, parts);
  });
}

async function deliver(mail: OutgoingMail, { signal, last }: Attempt, parts: DeliveryParts): Promise<void> {
  const { database, mailer, metrics, smtpUrl } = parts;
  const log = parts.logger.child({ mailId: mail.id, kind: mail.kind });
  let composed: ComposedMail | null | undefined;
  try {
    composed = await composeMail(mail, parts);
    if (composed) await mailer.send(mail.id, composed.message, signal);
  } catch (error) {
    await composed?.discard?.();
    if (signal.aborted) {
      log.info('mail cut off; it is sent again later');
      throw error;
    }
    const reason = describeFailure(error, smtpUrl);
    const final = last || isFinal(error);
    await recordFailure(database, mail.id, reason, final);
    metrics.count(mail.kind, final ? 'failed' : 'retried');
    log[final ? 'error' : 'warn']({ reason, attempts: mail.attempts + 1 }, final ? 'mail given up' : 'mail failed');
    if (final) return;
    throw new Error(reason);
  }
  if (!composed) {
    await database.outgoingMail.deleteMany({ where: { id: mail.id } });
    log.info('mail not needed');
    return;
  }
  await recordSent(database, mail.id);
  metrics.count(mail.kind, 'delivered');
  log.info({ attempts: mail.attempts + 1 }, 'mail delivered');
}

/**
 * Records that a mail was accepted, and empties what it was written from: that is personal data, and has served.
 * Unrecorded it would be sent again, so a database that is away for some seconds is waited for.
 */
async function recordSent(database: PrismaClient, id: string): Promise<void> {
  const data = {
    state: 'sent',
    sentAt: new Date(),
    content: Prisma.DbNull,
    lastError: null,
    attempts: { increment: 1 },
  };
  await pRetry(() => database.outgoingMail.updateMany({ where: { id }, data }), { retries: 5, minTimeout: 500 });
}

/** Records a try that failed. `final`: the mail is given up, until someone puts it back. */
async function recordFailure(database: PrismaClient, id: string, reason: string, final: boolean): Promise<void> {
  await database.outgoingMail.updateMany({
    where: { id, state: 'queued' },
    data: { lastError: reason, attempts: { increment: 1 }, ...(final && { state: 'failed' }) },
  });
}

/** Longer than any delivery: connections, sending and recording included. */
const holdMs = 180_000;

/** Another worker is sending this mail right now. */
class MailLockedError extends Error {
  override name = 'MailLockedError';
}

/**
 * Runs `work` while no other process can do the same for this mail: a worker that stood still so long that its job was
 * given to another finds the mail locked, or the other does. The lock is Postgres' own and ends with the connection.
 *
 * @throws MailLockedError at once when it is taken.
 */
export async function withMailLock<Result>(
  database: PrismaClient,
  mailId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  let result: PromiseSettledResult<Result> | undefined;
  const holding = database.$transaction(
    async (transaction) => {
      const [lock] = await transaction.$queryRaw<{ granted: boolean }[]>`
        SELECT pg_try_advisory_xact_lock(hashtextextended(${`mail ${mailId}`}, 0)) AS granted`;
      if (!lock?.granted) throw new MailLockedError('Another worker is sending this mail.');
      [result] = await Promise.allSettled([work()]);
    },
    { timeout: holdMs, maxWait: 10_000 },
  );
  try {
    await holding;
  } catch (error) {
    // What the work did counts, even if the connection that held the lock broke meanwhile.
    if (!result) throw error;
  }
  if (result?.status === 'fulfilled') return result.value;
  throw result?.reason;
}

/** What became of one try. `retried`: it failed and comes again. */
type MailOutcome = 'delivered' | 'retried' | 'failed';

type MailMetrics = { count(kind: string, outcome: MailOutcome): void };

/** Counts tries by kind of mail and outcome; and, whenever it is asked, the mails that wait or were given up. */
export function createMailMetrics(registry: Registry, database: PrismaClient): MailMetrics {
  const tries = new Counter({
    name: 'mail_deliveries_total',
    help: 'Tries to deliver a mail, by kind and outcome (delivered, retried, failed).',
    labelNames: ['kind', 'outcome'],
    registers: [registry],
  });
  new Gauge({
    name: 'mails',
    help: 'Mails in the outbox of all processes: queued to be delivered, or failed for good.',
    labelNames: ['state'],
    // Each process counts all of them.
    aggregator: 'max',
    registers: [registry],
    async collect() {
      for (const state of ['queued', 'failed']) {
        // While the database is away the other metrics must still come.
        const count = await database.outgoingMail.count({ where: { state } }).catch(() => Number.NaN);
        this.set({ state }, count);
      }
    },
  });
  return { count: (kind, outcome) => tries.inc({ kind, outcome }) };
}
