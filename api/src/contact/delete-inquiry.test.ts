import { afterAll, expect, test } from 'vitest';
import { parseEnvironment } from '#api/contract/environment.ts';
import { openJobs } from '#api/jobs/open-jobs.ts';
import { deliverMail } from '#api/mail/deliver-mail.ts';
import { createOutbox } from '#api/mail/outbox.ts';
import { capturedLog } from '../../test/captured-log.ts';
import { contactSubmission } from '../../test/factories.ts';
import { exampleContents as contents } from '../../test/mail-contents.ts';
import { useTestDatabase } from '../../test/test-database.ts';
import { deleteInquiry, deleteTrashed } from './delete-inquiry.ts';

const { client, url } = await useTestDatabase();
const { logger } = capturedLog();
const { boss, close } = await openJobs({ databaseUrl: url, logger });
afterAll(close);
const outbox = createOutbox(client, boss);

/** Stores an inquiry with its two mails, as `submitInquiry` does. */
async function inquiry(): Promise<string> {
  const { id: submissionId } = await client.contactSubmission.create({ data: contactSubmission() });
  await client.$transaction(async (transaction) => {
    for (const kind of ['inquiry-notification', 'inquiry-receipt'] as const)
      await outbox.enqueue(transaction, {
        kind,
        recipient: 'reader@example.com',
        content: { ...contents['inquiry-notification'], submissionId },
      });
  });
  return submissionId;
}

const mails = () => client.outgoingMail.findMany({ orderBy: { id: 'asc' } });

test('deleting an inquiry deletes its unsent mails, and no others', async () => {
  const id = await inquiry();
  await client.outgoingMail.updateMany({ where: { kind: 'inquiry-receipt' }, data: { state: 'failed' } });
  const other = await inquiry();
  expect(await deleteInquiry(client, id.toUpperCase())).toEqual({ id: id.toUpperCase() });
  expect((await mails()).map(({ content }) => content)).toMatchObject([
    { submissionId: other },
    { submissionId: other },
  ]);
  await expect(deleteInquiry(client, id)).rejects.toThrow('This inquiry no longer exists.');
  expect(await mails()).toHaveLength(2);
});

test('an inquiry that is restored from the trash before its deletion stays, with its mails', async () => {
  const id = await inquiry();
  expect(await deleteTrashed(client, id, { lt: new Date() })).toBe(false);
  expect(await mails()).toHaveLength(2);
});

test('an inquiry can be deleted while its mail is being sent, and the mail is still delivered', async () => {
  const submissionId = await inquiry();
  const [mail] = await mails();
  const sent: string[] = [];
  const mailer = {
    send: async (id: string) => {
      await deleteInquiry(client, submissionId);
      sent.push(id);
    },
    verify: async () => undefined,
    close: () => undefined,
  };
  const environment = parseEnvironment({});
  const parts = { database: client, mailer, smtpUrl: '', environment, metrics: { count: () => undefined }, logger };
  await deliverMail(mail?.id ?? '', { signal: new AbortController().signal, last: false }, parts);
  expect([sent, await mails(), await client.contactSubmission.count()]).toEqual([[mail?.id], [], 0]);
});
