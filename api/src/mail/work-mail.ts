import type { PgBoss } from 'pg-boss';
import { notifiedPollingSeconds } from '#api/jobs/queues.ts';
import { type DeliveryParts, deliverMail } from './deliver-mail.ts';
import type { MailJob } from './mail-job.ts';
import { mailsAtOnce } from './open-mailer.ts';

/** One slow server holds up the mails that were fetched with its own; the other half goes on. */
const workers = 2;

/** Delivers queued mail from now on, several at a time. Each mail succeeds or fails by itself. */
export async function workMail(boss: PgBoss, parts: DeliveryParts): Promise<void> {
  const options = {
    batchSize: mailsAtOnce / workers,
    localConcurrency: workers,
    perJobResults: true,
    includeMetadata: true,
    // As long as there is more to do, the next mails are fetched without a pause.
    burstWhenBatchFull: true,
    pollingIntervalSeconds: 2,
    notifyPollingIntervalSeconds: notifiedPollingSeconds,
  } as const;
  await boss.work<MailJob, void, typeof options>('mail', options, (jobs) =>
    Promise.all(
      jobs.map(async ({ id, data, signal, retryCount, retryLimit }) => {
        try {
          await deliverMail(data.mailId, { signal, last: retryCount >= retryLimit }, parts);
          return { id, status: 'completed' as const };
        } catch (error) {
          return { id, status: 'failed' as const, output: { message: (error as Error).message } };
        }
      }),
    ),
  );
}
