import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { createInterface } from 'node:readline';
import { Registry } from 'prom-client';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { parseEnvironment } from '#api/contract/environment.ts';
import { openJobs } from '#api/jobs/open-jobs.ts';
import { createMailMetrics, deliverMail } from '#api/mail/deliver-mail.ts';
import { openMailer } from '#api/mail/open-mailer.ts';
import { createOutbox, withMailLock } from '#api/mail/outbox.ts';
import { capturedLog } from '../../test/captured-log.ts';
import { contactSubmission } from '../../test/factories.ts';
import { serveApi } from '../../test/serve-api.ts';
import { signedIn } from '../../test/sign-in.ts';
import { startSmtpServer } from '../../test/smtp-server.ts';
import { useTestDatabase } from '../../test/test-database.ts';
import { testServices } from '../../test/test-services.ts';

const database = await useTestDatabase();
const { client } = database;
const smtp = await startSmtpServer();
const environment = parseEnvironment({ PUBLIC_URL: 'https://agency.example' });
const { logger } = capturedLog();
const metrics = createMailMetrics(new Registry(), client);
const { boss, ...jobs } = await openJobs({ databaseUrl: database.url, logger });
const api = await serveApi(database, {
  services: testServices(client, database.url, { outbox: createOutbox(client, boss) }),
});
const closers: (() => unknown)[] = [smtp.close, jobs.close];
afterAll(async () => {
  for (const close of closers.reverse()) await close();
});

/** Delivers a reply's mail as the worker does. */
async function deliver(id: string, smtpUrl = smtp.url, last = false): Promise<void> {
  const mailer = openMailer({ smtpUrl, from: environment.mail.from, domain: 'agency.example' });
  const parts = { database: client, mailer, smtpUrl, environment, metrics, logger };
  const attempt = { signal: new AbortController().signal, last };
  await deliverMail(id, attempt, parts).catch(() => undefined);
  mailer.close();
}

let headers: Record<string, string>;
beforeEach(async () => {
  ({ headers } = await signedIn(client));
  smtp.mails.length = 0;
  smtp.refuse(null);
});

async function ask(query: string, variables: Record<string, unknown> = {}) {
  const { data, errors } = await api.graphql(query, variables, headers);
  expect(errors).toBeUndefined();
  return data;
}
const create = (data: Partial<Parameters<typeof contactSubmission>[0]> = {}) =>
  client.contactSubmission.create({ data: contactSubmission(data) });
const inquiryOf = (id: string) => client.contactSubmission.findUniqueOrThrow({ where: { id } });
const messageOf = (id: string) => client.inquiryMessage.findUnique({ where: { id } });
const fields = '__typename ... on Failure { message }';

type Writing = { text?: string; version?: number; seenAt?: string; thenDone?: boolean; key?: string };
async function write(
  mutation: 'saveReply' | 'sendReply',
  inquiryId: string,
  { text = 'Yes.', ...given }: Writing = {},
) {
  const { replyId: id } = await inquiryOf(inquiryId);
  const more = mutation === 'sendReply' ? ', seenAt: $seenAt, thenDone: $thenDone' : '';
  const declared = more && ', $seenAt: DateTime, $thenDone: Boolean';
  const { [mutation]: answer } = await ask(
    `mutation ($id: ID!, $input: ReplyInput!, $version: Int, $key: ID${declared}) {
      ${mutation}(id: $id, input: $input, expectedVersion: $version, idempotencyKey: $key${more}) {
        ${fields} ... on Conflict { current { id } } ... on InquiryMessage { id state version }
      }
    }`,
    { id, input: { inquiryId, text }, ...given },
  );
  return { ...answer, id };
}
const change = async (id: string, change: string) =>
  (
    await ask(`mutation ($id: ID!, $change: ReplyChange!) { changeReply(id: $id, change: $change) { ${fields} } }`, {
      id,
      change,
    })
  ).changeReply;

/**
 * Starts a mail server that cuts the connection at `command`: an SMTP command, `content` (before a mail's content) or
 * `end` (after it). Returns the server's URL.
 */
async function cutting(command: string): Promise<string> {
  const server: Server = createServer((socket) => {
    socket.on('error', () => undefined);
    let inData = false;
    const say = (line: string) => socket.write(`${line}\r\n`);
    say('220 here');
    createInterface({ input: socket }).on('line', (line) => {
      if (inData && line !== '.') return;
      const word = line === '.' ? 'end' : (line.split(' ')[0] ?? '');
      if (word === command) return void socket.destroy();
      if (word === 'DATA') {
        inData = true;
        say('354 go on');
        if (command === 'content') socket.destroy();
      } else if (word === 'EHLO') say('250 here');
      else say('250 ok');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(() => server.close());
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('a reply is sent as a personal mail, and the next reply refers to the first', async () => {
  const inquiry = await create({ message: 'Could you?\n\nBy spring?', wokenAt: new Date() });
  const { id, state } = await write('sendReply', inquiry.id, { text: 'Dear Ana,\n\nwe can.' });
  expect([state, await inquiryOf(inquiry.id)]).toMatchObject(['queued', { lastFrom: 'us', wokenAt: null }]);
  await deliver(id);
  const [mail] = smtp.mails;
  expect(mail?.recipients).toEqual([inquiry.email]);
  expect(mail?.headers.get('message-id')).toBe(`<${id}@agency.example>`);
  expect(mail?.headers.has('auto-submitted')).toBe(false);
  expect(mail?.headers.get('reply-to')).toContain(environment.agency.email);
  expect(mail?.source).toMatch(/we can\..*you wrote:.*Could you\?/s);
  expect(await messageOf(id)).toMatchObject({ state: 'sent', by: 'admin' });
  expect(await client.outgoingMail.findUnique({ where: { id } })).toMatchObject({ state: 'sent', content: null });
  const next = await write('sendReply', inquiry.id, { text: 'One more thing.' });
  await deliver(next.id);
  expect(smtp.mails[1]?.headers.get('in-reply-to')).toBe(`<${id}@agency.example>`);
  expect(smtp.mails[1]?.headers.get('references')).toBe(`<${inquiry.id}@agency.example> <${id}@agency.example>`);
});

describe('a draft', () => {
  test('is shared by all devices; a save without the latest version is a conflict', async () => {
    const { id } = await create();
    const first = await write('saveReply', id, { text: 'From the desk' });
    expect(first).toMatchObject({ state: 'draft', version: 1 });
    expect(await write('saveReply', id, { text: 'From the train' })).toMatchObject({ current: { id: first.id } });
    expect(await write('saveReply', id, { text: 'Both', version: 1 })).toMatchObject({ version: 2 });
    expect(await inquiryOf(id)).toMatchObject({ lastFrom: 'them', state: 'new' });
  });

  test('is not sent with an unfilled placeholder', async () => {
    const { id } = await create();
    expect((await write('saveReply', id, { text: 'Hello {{firstName}}' })).state).toBe('draft');
    const refused = await write('sendReply', id, { text: 'Hello {{firstName}}', version: 1 });
    expect(refused.message).toContain('double braces');
    expect(await client.outgoingMail.count({ where: { kind: 'reply' } })).toBe(0);
  });

  test('is not sent until the admin has seen what the visitor wrote meanwhile', async () => {
    const { id, createdAt } = await create({ createdAt: new Date('2026-11-01') });
    const seenAt = createdAt.toISOString();
    await ask(`mutation ($id: ID!) { addAnswer(inquiryId: $id, text: "Forget it") { ${fields} } }`, { id });
    await client.inquiryMessage.updateMany({ data: { by: null } });
    expect((await write('sendReply', id, { seenAt })).message).toContain('The visitor has written again');
    const { lastMessageAt } = await inquiryOf(id);
    expect((await write('sendReply', id, { seenAt: lastMessageAt.toISOString() })).state).toBe('queued');
  });

  test('is sent even if the admin pasted an answer meanwhile', async () => {
    const { id, createdAt } = await create({ createdAt: new Date('2026-11-01') });
    await ask(`mutation ($id: ID!) { addAnswer(inquiryId: $id, text: "By phone: yes") { ${fields} } }`, { id });
    expect(await write('sendReply', id, { seenAt: createdAt.toISOString() })).toMatchObject({ state: 'queued' });
  });
});

test('a reply sent twice with one key is sent once; another device’s reply is a conflict', async () => {
  const { id } = await create();
  const { replyId } = await inquiryOf(id);
  const key = crypto.randomUUID();
  const again = () =>
    ask(
      `mutation ($id: ID!, $input: ReplyInput!, $key: ID) {
        sendReply(id: $id, input: $input, idempotencyKey: $key) { ${fields} ... on InquiryMessage { id } }
      }`,
      { id: replyId, input: { inquiryId: id, text: 'Yes.' }, key },
    );
  await Promise.all([again(), again()]);
  expect((await again()).sendReply).toMatchObject({ id: replyId });
  const other = await ask(
    `mutation ($id: ID!, $input: ReplyInput!) { sendReply(id: $id, input: $input) { ${fields} ... on Conflict { current { id } } } }`,
    { id: replyId, input: { inquiryId: id, text: 'No.' } },
  );
  expect(other.sendReply).toMatchObject({ __typename: 'Conflict', current: { id: replyId } });
  expect(await client.outgoingMail.count({ where: { id: replyId } })).toBe(1);
});

test('a reply that is taken back keeps its files, and is sent with them after another full delay', async () => {
  const { id } = await create();
  const content = new TextEncoder().encode('hello');
  await client.messageFile.create({ data: { inquiryId: id, name: 'plan.txt', type: 'text/plain', size: 5, content } });
  const first = await write('sendReply', id);
  await change(first.id, 'takenBack');
  expect(await client.messageFile.findFirst()).toMatchObject({ inquiryId: id, messageId: null });
  const again = await messageOf(first.id);
  const sent = await write('sendReply', id, { version: again?.version ?? 0 });
  const due = (await boss.findJobs('mail', { key: sent.id })).map(({ startAfter }) => startAfter);
  expect(due).toEqual([(await messageOf(sent.id))?.sendAt]);
  await deliver(sent.id);
  expect(smtp.mails[0]?.source).toMatch(/filename=plan\.txt/);
  expect(await client.messageFile.findFirst()).toMatchObject({ inquiryId: null, messageId: sent.id });
});

describe('taking a reply back', () => {
  test('makes it the draft again, and appends a newer draft', async () => {
    const { id } = await create();
    const sent = await write('sendReply', id, { text: 'Too soon', thenDone: true });
    expect((await inquiryOf(id)).state).toBe('done');
    await write('saveReply', id, { text: 'P.S.' });
    expect((await change(sent.id, 'takenBack')).__typename).toBe('ContactSubmission');
    expect((await change(sent.id, 'takenBack')).__typename).toBe('ContactSubmission');
    await deliver(sent.id);
    expect(smtp.mails).toEqual([]);
    expect(await inquiryOf(id)).toMatchObject({ replyId: sent.id, lastFrom: 'them' });
    expect(await messageOf(sent.id)).toMatchObject({ state: 'draft', text: 'Too soon\n\nP.S.' });
    expect(await client.inquiryMessage.count({ where: { inquiryId: id } })).toBe(1);
  });

  test.each([
    ['new', false],
    ['new', true],
    ['won', true],
    ['done', false],
  ])('restores the state %s of the inquiry (the reply had set it to done: %s)', async (state, thenDone) => {
    const { id } = await create({ state });
    const sent = await write('sendReply', id, { thenDone });
    await change(sent.id, 'takenBack');
    expect((await inquiryOf(id)).state).toBe(state);
  });

  test('is refused while the reply is being sent', async () => {
    const { id } = await create();
    const sent = await write('sendReply', id);
    await withMailLock(client, sent.id, async () => {
      expect((await change(sent.id, 'takenBack')).message).toContain('too late');
    });
    await deliver(sent.id);
    expect((await change(sent.id, 'takenBack')).message).toContain('too late');
    expect(smtp.mails).toHaveLength(1);
  });
});

describe('when a reply is sent,', () => {
  test.each([
    ['EHLO', 'queued'],
    ['MAIL', 'queued'],
    ['RCPT', 'queued'],
    ['DATA', 'queued'],
    ['content', 'unknown'],
    ['end', 'unknown'],
  ])(
    'a connection that breaks at %s leaves the reply %s, and only a reply that cannot have arrived is sent again',
    async (at, state) => {
      const { id } = await create({ readAt: new Date() });
      const sent = await write('sendReply', id);
      await deliver(sent.id, await cutting(at));
      expect(await messageOf(sent.id)).toMatchObject({ state, error: expect.any(String) });
      expect((await inquiryOf(id)).readAt === null, 'is unread').toBe(state === 'unknown');
      await deliver(sent.id);
      expect(smtp.mails).toHaveLength(state === 'unknown' ? 0 : 1);
    },
  );

  test('a process that dies during sending leaves the reply unknown', async () => {
    const { id } = await create();
    const sent = await write('sendReply', id);
    await client.inquiryMessage.update({ where: { id: sent.id }, data: { state: 'sending' } });
    await deliver(sent.id);
    expect([smtp.mails.length, (await messageOf(sent.id))?.state]).toEqual([0, 'unknown']);
  });

  test.each([
    ['arrived', 'sent', 0],
    ['sentAgain', 'sent', 1],
  ])('the admin decides about an unknown reply: %s', async (decision, state, mails) => {
    const { id } = await create();
    const sent = await write('sendReply', id);
    await deliver(sent.id, await cutting('end'));
    expect((await change(sent.id, decision)).__typename).toBe('ContactSubmission');
    await deliver(sent.id);
    expect([(await messageOf(sent.id))?.state, smtp.mails.length]).toEqual([state, mails]);
  });

  test('if a reply is refused, the inquiry waits for us again, unread, and the reply can be sent again', async () => {
    const { id } = await create({ readAt: new Date() });
    const sent = await write('sendReply', id);
    smtp.refuse(550, 'No such mailbox');
    await deliver(sent.id);
    expect(await messageOf(sent.id)).toMatchObject({ state: 'refused', error: expect.stringContaining('No such') });
    expect(await inquiryOf(id)).toMatchObject({ lastFrom: 'them', readAt: null });
    smtp.refuse(null);
    await change(sent.id, 'sentAgain');
    await deliver(sent.id);
    expect([smtp.mails.length, (await inquiryOf(id)).lastFrom]).toEqual([1, 'us']);
    expect((await change(sent.id, 'discarded')).message).toContain('sent in the meantime');
  });
});

test('a pasted answer wakes an inquiry that was snoozed until an answer, and reopens one that was done', async () => {
  const { id } = await create({ state: 'done', snoozedAt: new Date(), readAt: new Date() });
  await write('sendReply', id);
  await ask(`mutation ($id: ID!) { addAnswer(inquiryId: $id, text: "Good") { ${fields} } }`, { id });
  expect(await inquiryOf(id)).toMatchObject({ state: 'open', lastFrom: 'them', snoozedAt: null, readAt: null });
  const { contactSubmission: read } = await ask(
    'query ($id: ID!) { contactSubmission(id: $id) { messages { from state text by } } }',
    { id },
  );
  expect(read.messages).toMatchObject([
    { from: 'them', state: 'received', text: 'Good', by: 'admin' },
    { from: 'us', state: 'queued' },
  ]);
});

test('a private note changes nothing but the thread, is not mailed, and can be deleted', async () => {
  const { id } = await create();
  await ask(`mutation ($id: ID!) { addNote(inquiryId: $id, text: "Wants it by May") { ${fields} } }`, { id });
  expect(await inquiryOf(id)).toMatchObject({ state: 'new', lastFrom: 'them', threadVersion: 1 });
  const note = await client.inquiryMessage.findFirstOrThrow();
  expect(note).toMatchObject({ from: 'us', state: 'noted', text: 'Wants it by May', by: 'admin' });
  expect(await client.outgoingMail.count()).toBe(0);
  await change(note.id, 'discarded');
  expect(await client.inquiryMessage.count()).toBe(0);
});

test('a query returns two messages more than a thread shows: one tells that there are more, and one may be the draft', async () => {
  const { id } = await create();
  await client.inquiryMessage.createMany({
    data: Array.from({ length: 60 }, () => ({ inquiryId: id, state: 'noted', text: 'Note' })),
  });
  const query = 'query ($id: ID!) { contactSubmission(id: $id) { messages { id } } }';
  expect((await ask(query, { id })).contactSubmission.messages).toHaveLength(52);
});

test('deleting an inquiry also deletes its replies and their unsent mails', async () => {
  const { id } = await create();
  const sent = await write('sendReply', id);
  await ask('mutation ($id: ID!) { deleteContactSubmission(id: $id) { __typename } }', { id });
  await deliver(sent.id);
  expect([smtp.mails.length, await messageOf(sent.id)]).toEqual([0, null]);
});
