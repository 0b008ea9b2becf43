import { Registry } from 'prom-client';
import { afterAll, expect, test } from 'vitest';
import { parseEnvironment } from '#api/contract/environment.ts';
import { capturedLog } from '../../test/captured-log.ts';
import { exampleContents as contents } from '../../test/mail-contents.ts';
import { startSmtpServer } from '../../test/smtp-server.ts';
import { useTestDatabase } from '../../test/test-database.ts';
import { startJobs } from './start-jobs.ts';

const { client: database, url: databaseUrl } = await useTestDatabase();
const kind = 'inquiry-receipt';
const mail = { kind, recipient: 'reader@example.com', content: contents[kind] } as const;

/** Starts a mail server and jobs that deliver mail to it. */
async function start({ sendGraceMs = 300, userInfo = '' } = {}) {
  const smtp = await startSmtpServer();
  afterAll(smtp.close);
  const environment = parseEnvironment({ SMTP_URL: smtp.url.replace('//', `//${userInfo}`) });
  const { logger, lines } = capturedLog();
  const registry = new Registry();
  const jobs = await startJobs({ environment, database, databaseUrl, logger, registry, paypal: null, sendGraceMs });
  return { smtp, jobs, lines };
}

test('a mail server that falls silent delays shutdown only briefly, and the mail is sent later with the same Message-ID', async () => {
  const { smtp, jobs, lines } = await start();
  const release = smtp.hold();
  await database.$transaction((transaction) => jobs.outbox.enqueue(transaction, mail));
  await expect.poll(release.held).toBe(1);
  await jobs.close();
  expect(release.held()).toBe(1);
  expect(lines.filter(({ level }) => level > 30)).toEqual([]);
  const [queued] = await database.outgoingMail.findMany();
  expect(queued).toMatchObject({ state: 'queued', attempts: 0, lastError: null });

  // The retry is due in five to ten seconds, which is too long for a test.
  await database.$executeRaw`UPDATE pgboss.job SET start_after = now() WHERE data->>'mailId' = ${queued?.id}`;
  const next = await start();
  await next.smtp.received(1);
  expect(next.smtp.mails[0]?.headers.get('message-id')).toBe(`<${queued?.id}@localhost>`);
  await expect.poll(() => database.outgoingMail.count({ where: { state: 'sent' } })).toBe(1);
  await next.jobs.close();
});

test('shutdown waits for a running delivery', async () => {
  const { smtp, jobs } = await start({ sendGraceMs: 8_000 });
  const release = smtp.hold();
  await database.$transaction((transaction) => jobs.outbox.enqueue(transaction, mail));
  await expect.poll(release.held).toBe(1);
  const closing = jobs.close();
  release();
  await closing;
  expect(await database.outgoingMail.findMany()).toMatchObject([{ state: 'sent' }]);
});

test('a refused sign-in to the mail server is logged, and does not delay the start', async () => {
  const { jobs, lines } = await start({ userInfo: 'someone:wrong@' });
  const warning = () => lines.find(({ level }) => level === 40) ?? null;
  await expect.poll(warning).toMatchObject({
    msg: expect.stringContaining('cannot sign in to the mail server'),
    reason: expect.stringContaining('535 Not known here: ***'),
  });
  await jobs.close();
});
