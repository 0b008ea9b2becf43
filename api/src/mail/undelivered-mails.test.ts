import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { openJobs } from '#api/jobs/open-jobs.ts';
import { capturedLog } from '../../test/captured-log.ts';
import { contactSubmission } from '../../test/factories.ts';
import { exampleContents as contents } from '../../test/mail-contents.ts';
import { serveApi } from '../../test/serve-api.ts';
import { signedIn } from '../../test/sign-in.ts';
import { useTestDatabase } from '../../test/test-database.ts';
import { testServices } from '../../test/test-services.ts';
import { createOutbox } from './outbox.ts';

const database = await useTestDatabase();
const { client, url } = database;
const { boss, close } = await openJobs({ databaseUrl: url, logger: capturedLog().logger });
afterAll(close);
const outbox = createOutbox(client, boss, { waitMs: 300 });
const api = await serveApi(database, { services: testServices(client, url, { outbox }) });
beforeEach(() => boss.deleteAllJobs('mail'));

const kind = 'inquiry-receipt';
const content = contents[kind];

/** Creates a mail with these results of earlier tries. Its next try is in an hour. */
async function waiting(data: {
  attempts: number;
  lastError?: string | null;
  cause?: string;
  state?: string;
  sentAt?: Date;
}): Promise<string> {
  await client.$transaction((transaction) =>
    outbox.enqueue(transaction, { kind, recipient: 'reader@example.com', content }),
  );
  const { id } = await client.outgoingMail.findFirstOrThrow({ orderBy: { id: 'desc' } });
  await boss.update('mail', undefined, { singletonKey: id, startAfter: 3_600 });
  await client.outgoingMail.update({ where: { id }, data: { lastError: '535 Not known here', ...data } });
  return id;
}

async function list(): Promise<{ id: string; state: string; cause: string }[]> {
  const { headers } = await signedIn(client);
  const { data } = await api.graphql('{ undeliveredMails { edges { node { id state cause } } } }', {}, headers);
  return data.undeliveredMails.edges.map(({ node }: { node: unknown }) => node);
}

async function call(mutation: 'retryMail' | 'discardMail', id: string) {
  const { headers } = await signedIn(client);
  const done = mutation === 'retryMail' ? 'MailRetry' : 'Receipt';
  const result = `{ __typename ... on ${done} { message } ... on NotFound { message } }`;
  const { data } = await api.graphql(`mutation ($id: ID!) { ${mutation}(id: $id) ${result} }`, { id }, headers);
  return data[mutation];
}

const jobsOf = (id: string) => boss.findJobs('mail', { key: id });
const gone = { __typename: 'NotFound', message: 'This undelivered mail no longer exists.' };

test('lists mails that failed for good, keep failing or are retried, newest first', async () => {
  const failed = await waiting({ attempts: 1, state: 'failed' });
  const failing = await waiting({ attempts: 3, cause: 'unreachable' });
  await waiting({ attempts: 1 });
  const sent = await waiting({ attempts: 3, state: 'sent', sentAt: new Date() });
  const trying = await waiting({ attempts: 1, lastError: null });
  await waiting({ attempts: 0, lastError: null });
  expect(await list()).toEqual([
    { id: trying, state: 'trying', cause: null },
    { id: failing, state: 'waiting', cause: 'unreachable' },
    { id: failed, state: 'failed', cause: 'other' },
  ]);
  const { headers } = await signedIn(client);
  const fields = '{ id inquiryId orderId }';
  const one = (id: string) => api.graphql(`{ lastMailSentAt undeliveredMail(id: "${id}") ${fields} }`, {}, headers);
  const found = await Promise.all([failed, sent, 'no uuid'].map(one));
  const subject = { inquiryId: content.submissionId, orderId: null };
  expect(found.map(({ data }) => data.undeliveredMail)).toEqual([{ id: failed, ...subject }, null, null]);
  expect(found[0]?.data.lastMailSentAt).toMatch(/^20/);
});

describe('a retry', () => {
  test('makes the existing job of a waiting mail due at once, and a repeat changes nothing', async () => {
    const id = await waiting({ attempts: 5 });
    const [before] = await jobsOf(id);
    expect(before?.startAfter.getTime()).toBeGreaterThan(Date.now() + 3_000_000);
    const answers = await Promise.all([call('retryMail', id), call('retryMail', id)]);
    const onItsWay = { __typename: 'MailRetry', message: 'The mail server has not answered yet.' };
    expect(answers).toEqual([onItsWay, onItsWay]);
    const [due, ...others] = await jobsOf(id);
    expect([due?.id, others]).toEqual([before?.id, []]);
    expect(due?.startAfter.getTime()).toBeLessThanOrEqual(Date.now());
    expect(await client.outgoingMail.findUnique({ where: { id } })).toMatchObject({ state: 'queued', attempts: 5 });
    expect(await list()).toMatchObject([{ id, state: 'trying' }]);
    expect(await call('discardMail', id), 'it may arrive at any moment').toEqual(gone);
  });

  test('does not change a mail that is being sent', async () => {
    const id = await waiting({ attempts: 5 });
    await boss.update('mail', undefined, { singletonKey: id, startAfter: 0 });
    const [job] = await boss.fetch('mail');
    expect(job?.data).toEqual({ mailId: id });
    expect(await call('retryMail', id)).toMatchObject({ __typename: 'MailRetry' });
    expect((await jobsOf(id)).map(({ state }) => state)).toEqual(['active']);
  });

  test('gives a job to a mail that has none', async () => {
    const id = await waiting({ attempts: 5 });
    await boss.deleteAllJobs('mail');
    expect(await call('retryMail', id)).toMatchObject({ __typename: 'MailRetry' });
    expect((await jobsOf(id)).map(({ state, data }) => [state, data])).toEqual([['created', { mailId: id }]]);
  });
});

test.each(['failed', 'queued'])('discarding a %s mail deletes it with its content', async (state) => {
  const id = await waiting({ attempts: 3, state });
  expect(await call('discardMail', id)).toEqual({ __typename: 'Receipt', message: 'The mail was discarded.' });
  expect(await client.outgoingMail.count()).toBe(0);
  expect(await call('discardMail', id)).toEqual(gone);
});

test('a reply whose mail is discarded counts as refused', async () => {
  const id = await waiting({ attempts: 2 });
  const inquiry = { create: contactSubmission() };
  await client.inquiryMessage.create({ data: { id, text: 'Hello', state: 'queued', inquiry } });
  await call('discardMail', id);
  expect(await client.inquiryMessage.findUnique({ where: { id } })).toMatchObject({ state: 'refused' });
});

test('a mail that was sent, or that failed only once, cannot be discarded', async () => {
  for (const data of [{ attempts: 3, state: 'sent', sentAt: new Date() }, { attempts: 1 }])
    expect(await call('discardMail', await waiting(data))).toEqual(gone);
  expect(await call('discardMail', 'no uuid')).toEqual(gone);
  expect(await client.outgoingMail.count()).toBe(2);
});
