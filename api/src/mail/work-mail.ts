import type { JobResult, JobWithMetadata, PgBoss } from 'pg-boss';
import { notifiedPollingSeconds } from '#api/jobs/open-jobs.ts';
import { type DeliveryParts, deliverMail } from './deliver-mail.ts';
import { describeFailure } from './mail-failure.ts';
import { mailsAtOnce } from './open-mailer.ts';
import type { MailJob } from './outbox.ts';

/** One slow server holds up the mails that were fetched with its own; the other half goes on. */
const workers = 2;

type WorkMailOptions = {
  pollingSeconds?: number;
  /** Cuts off what is being sent, to be sent again later. */
  stopping?: AbortSignal;
};

/** Delivers queued mail from now on, several at a time. Each mail succeeds or fails by itself. */
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
    // As long as there is more to do, the next mails are fetched without a pause.
    burstWhenBatchFull: true,
    pollingIntervalSeconds: Math.min(pollingSeconds, 2),
    notifyPollingIntervalSeconds: pollingSeconds,
  } as const;
  await boss.work<MailJob, void, typeof options>('mail', options, (jobs) =>
    Promise.all(
      jobs.map(async (job) => {
        const result = await attempt(job, parts, stopping);
        // pg-boss settles what is left when the whole batch is done.
        await finishJob(boss, job, result).catch(() => undefined);
        return result;
      }),
    ),
  );
}

async function attempt(job: JobWithMetadata<MailJob>, parts: DeliveryParts, stopping: AbortSignal): Promise<JobResult> {
  const { id, data, retryCount, retryLimit } = job;
  const signal = AbortSignal.any([job.signal, stopping]);
  try {
    await deliverMail(data.mailId, { signal, last: retryCount >= retryLimit }, parts);
    return { id, status: 'completed' };
  } catch (error) {
    return { id, status: 'failed', output: { message: (error as Error).message } };
  }
}

/** At once, however long the rest of the batch takes: a mail that was given up can be put back the moment it shows. */
async function finishJob(
  boss: PgBoss,
  { id, retryCount }: JobWithMetadata,
  { status, output }: JobResult,
): Promise<void> {
  if (status === 'completed') await boss.complete('mail', { id, retryCount });
  else await boss.fail('mail', { id, retryCount }, output);
}

type Parts = Pick<DeliveryParts, 'mailer' | 'smtpUrl' | 'logger'>;

/**
 * Tries once whether the mail server lets us in, and warns when it does not: a wrong password would else show only when
 * mail is late. It never throws and nothing waits for it, since a server that is away now may be there when mail comes.
 */
export async function checkMailServer({ mailer, smtpUrl, logger }: Parts, stopping: AbortSignal): Promise<void> {
  try {
    await mailer.verify();
  } catch (error) {
    if (stopping.aborted) return;
    const reason = describeFailure(error, smtpUrl);
    logger.warn({ reason }, 'the mail server does not let us in; mail waits until it does');
  }
}
