import type { PrismaClient } from '@agency/prisma';
import { type OutgoingMail, Prisma } from '@agency/prisma/client';
import pRetry from 'p-retry';
import type { JobResult, JobWithMetadata, PgBoss } from 'pg-boss';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { Environment } from '#api/contract/environment.ts';
import type { MessageState } from '#api/contract/replies.ts';
import { notifiedPollingSeconds } from '#api/jobs/open-jobs.ts';
import type { Logger } from '#api/platform/logger.ts';
import { type ComposedMail, composeMail } from './compose-mail.ts';
import type { MailJob, OrderContent } from './mail-contents.ts';
import { causeOf, describeFailure, isFinal, isRefused } from './mail-failure.ts';
import { type Mailer, mailsAtOnce, OutcomeUnknownError } from './open-mailer.ts';
import { withMailLock } from './outbox.ts';
import { beginReply, recordReply } from './reply-delivery.ts';

export type DeliveryParts = {
  database: PrismaClient;
  /** The connections that hold the locks of mails that are being sent. Default: those of `database`. */
  locks?: PrismaClient;
  mailer: Mailer;
  smtpUrl: string;
  environment: Environment;
  metrics: MailMetrics;
  logger: Logger;
};

type Attempt = {
  /** Aborts when the process stops or no longer holds the job. */
  signal: AbortSignal;
  /** Whether this is the last try. A failure is then final. */
  last: boolean;
};

/** With two workers, a slow delivery delays only its own batch. */
const workers = 2;

type WorkMailOptions = {
  pollingSeconds?: number;
  /** When it aborts, running deliveries are canceled, and their mails are retried later. */
  stopping?: AbortSignal;
};

/** Starts delivering queued mail, several at a time. Each mail succeeds or fails on its own. */
export async function workMail(
  boss: PgBoss,
  parts: DeliveryParts,
  { pollingSeconds = notifiedPollingSeconds, stopping = new AbortController().signal }: WorkMailOptions = {},
): Promise<void> {
  const options = {
    batchSize: mailsAtOnce / workers,
    localConcurrency: workers,
    perJobResults: true,
    includeMetadata: true,
    // While there is more to do, the next mails are fetched without a pause.
    burstWhenBatchFull: true,
    pollingIntervalSeconds: Math.min(pollingSeconds, 2),
    notifyPollingIntervalSeconds: pollingSeconds,
  } as const;
  await boss.work<MailJob, void, typeof options>('mail', options, (jobs) =>
    Promise.all(
      jobs.map(async (job) => {
        const result = await workJob(job, parts, stopping);
        // If this fails, pg-boss settles the job when the whole batch is done.
        await finishJob(boss, job, result).catch(() => undefined);
        return result;
      }),
    ),
  );
}

async function workJob(job: JobWithMetadata<MailJob>, parts: DeliveryParts, stopping: AbortSignal): Promise<JobResult> {
  const { id, data, retryCount, retryLimit } = job;
  const signal = AbortSignal.any([job.signal, stopping]);
  try {
    await deliverMail(data.mailId, { signal, last: retryCount >= retryLimit }, parts);
    return { id, status: 'completed' };
  } catch (error) {
    return { id, status: 'failed', output: { message: (error as Error).message } };
  }
}

/**
 * Settles a job without waiting for the rest of its batch. Otherwise, the admin would see a failed mail in the list but
 * could not send it again yet.
 */
async function finishJob(
  boss: PgBoss,
  { id, retryCount }: JobWithMetadata,
  { status, output }: JobResult,
): Promise<void> {
  if (status === 'completed') await boss.complete('mail', { id, retryCount });
  else await boss.fail('mail', { id, retryCount }, output);
}

/**
 * Tries once to deliver a mail of the outbox. Skips a mail that was sent, given up or deleted meanwhile. Deletes a mail
 * that is not needed. Empties the content of a delivered mail.
 *
 * An automated mail can arrive twice. This happens if the process dies, the connection breaks or the database is
 * unreachable after the server has accepted the mail, but before the outbox records it. Both copies have the same
 * Message-ID, so most mail systems show only one. A reply that may have arrived is never resent automatically.
 *
 * @throws MailLockedError if another worker is sending the mail. Error if the mail must be tried again; the reason is
 * in the mail's row, unless the try was cut off.
 */
export function deliverMail(mailId: string, attempt: Attempt, parts: DeliveryParts): Promise<void> {
  return withMailLock(parts.locks ?? parts.database, mailId, async () => {
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
    if (mail.kind === 'reply' && !(await beginReply(database, mail.id)))
      throw new OutcomeUnknownError('Sending was interrupted.');
    if (composed) await mailer.send(mail.id, composed.message, signal);
  } catch (error) {
    // Revokes the link in the mail only if the server refused the mail. After any other failure, the mail may have
    // arrived, and a later copy may be hidden because it has the same Message-ID.
    if (isRefused(error)) await composed?.discard?.();
    if (error instanceof OutcomeUnknownError) {
      const reason = describeFailure(error, smtpUrl);
      await recordOutcome(database, mail, { data: { state: 'unknown', lastError: reason }, reply: 'unknown', reason });
      metrics.count(mail.kind, 'unknown');
      log.error({ reason }, 'it is unknown whether this reply arrived; it is not sent again automatically');
      return;
    }
    if (signal.aborted) {
      if (mail.kind === 'reply') await recordReply(database, mail.id, { state: 'queued' });
      log.info('mail cut off; it is sent again later');
      throw error;
    }
    const reason = describeFailure(error, smtpUrl);
    const final = last || isFinal(error);
    const failure = { lastError: reason, cause: causeOf(error), ...(final && { state: 'failed' }) };
    await recordOutcome(database, mail, { data: failure, reply: final ? 'refused' : 'queued', reason });
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
  await recordOutcome(database, mail, { data: sentNow(), reply: 'sent' });
  metrics.count(mail.kind, 'delivered');
  log.info({ attempts: mail.attempts + 1 }, 'mail delivered');
}

/** Returns the columns of an accepted mail. Empties its content, which is personal data. */
const sentNow = () => ({ state: 'sent', sentAt: new Date(), content: Prisma.DbNull, lastError: null, cause: null });

type Recorded = {
  data: Prisma.OutgoingMailUpdateManyMutationInput;
  /** The new state of the reply, if the mail is a reply. */
  reply: MessageState;
  reason?: string;
};

/**
 * Records a try on the mail, and for a reply also on its message. Without the record, a mail would be sent again, and
 * a reply would be marked as unknown. So this function retries for some seconds while the database is unreachable.
 */
async function recordOutcome(
  database: PrismaClient,
  { id, kind, content }: OutgoingMail,
  { data, reply, reason }: Recorded,
): Promise<void> {
  const record = () =>
    database.$transaction(async (transaction) => {
      await transaction.outgoingMail.updateMany({
        where: { id, state: 'queued' },
        data: { ...data, attempts: { increment: 1 } },
      });
      if (kind === 'reply') await recordReply(transaction, id, { state: reply, error: reason ?? null });
      if (kind === 'order-confirmation' && data.sentAt)
        await transaction.maintenanceOrder.updateMany({
          where: { id: (content as unknown as OrderContent).orderId },
          data: { confirmedAt: data.sentAt },
        });
    });
  await pRetry(record, { retries: 5, minTimeout: 500 });
}

/**
 * The outcome of one try. `retried`: it failed and will be tried again. `unknown`: the reply may have arrived, because
 * the response was lost or the process died.
 */
type MailOutcome = 'delivered' | 'retried' | 'failed' | 'unknown';

type MailMetrics = { count(kind: string, outcome: MailOutcome): void };

/** Creates the metrics of mail: tries by kind and outcome, and how many mails wait or were given up. */
export function createMailMetrics(registry: Registry, database: PrismaClient): MailMetrics {
  const tries = new Counter({
    name: 'mail_deliveries_total',
    help: 'Tries to deliver a mail, by kind and outcome (delivered, retried, failed, unknown).',
    labelNames: ['kind', 'outcome'],
    registers: [registry],
  });
  new Gauge({
    name: 'mails',
    help: 'Mails in the outbox of all processes: queued to be delivered, or failed for good.',
    labelNames: ['state'],
    // Each process counts the mails of all processes, so their numbers must not be added up.
    aggregator: 'max',
    registers: [registry],
    async collect() {
      for (const state of ['queued', 'failed']) {
        // While the database is unreachable, the other metrics must still work.
        const count = await database.outgoingMail.count({ where: { state } }).catch(() => Number.NaN);
        this.set({ state }, count);
      }
    },
  });
  return { count: (kind, outcome) => tries.inc({ kind, outcome }) };
}
