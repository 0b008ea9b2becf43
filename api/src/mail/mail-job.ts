import type { ConnectionOptions, PgBoss } from 'pg-boss';

/** All that a job knows of its mail; the rest stands in the outbox. */
export type MailJob = { mailId: string };

/** Queues the delivery of a mail, in the transaction of `db` where there is one. Does nothing while a job for it lives. */
export async function queueMailJob(boss: PgBoss, mailId: string, { db }: ConnectionOptions = {}): Promise<void> {
  await boss.send('mail', { mailId } satisfies MailJob, { singletonKey: mailId, ...(db && { db }) });
}

/** Brings the delivery of a mail forward to now: that of the job which waits, or else of a new one. One under way is left alone. */
export async function hastenMailJob(boss: PgBoss, mailId: string, { db }: ConnectionOptions = {}): Promise<void> {
  const options = { singletonKey: mailId, startAfter: 0, ...(db && { db }) };
  await boss.upsert('mail', { mailId } satisfies MailJob, options);
}
