import { beforeEach, describe, expect, test } from 'vitest';
import { contactSubmission } from '../../test/factories.ts';
import { useTestDatabase } from '../../test/test-database.ts';
import { bounceSource, mailSource } from './mail-source.factory.ts';
import { parseMail } from './parse-mail.ts';
import { type Folder, isOfInterest, receiveMail } from './receive-mail.ts';

const { client: database } = await useTestDatabase();
const outbox = { enqueue: async () => '', retry: async () => null };

/** Reads a mail as the mailbox does: its header decides whether it is read at all. */
async function receive(source: Buffer, folder: Folder = 'inbox') {
  const mail = await parseMail(source);
  const came = { folder, at: new Date() };
  if (!(await isOfInterest(database, mail, came))) return 'ignored';
  return receiveMail(mail, came, { database, outbox });
}

let mary: { id: string };
let john: { id: string };
/** A reply of ours to Mary's inquiry. */
let reply: { id: string };

const create = (email: string, data = {}) =>
  database.contactSubmission.create({ data: contactSubmission({ email, readAt: new Date(), state: 'open', ...data }) });
const messagesOf = ({ id }: { id: string }) =>
  database.inquiryMessage.findMany({ where: { inquiryId: id, from: 'them' }, orderBy: { at: 'asc' } });
const inquiryOf = ({ id }: { id: string }) => database.contactSubmission.findUniqueOrThrow({ where: { id } });
const idOf = ({ id }: { id: string }) => `<${id}@agency.example>`;

beforeEach(async () => {
  await database.contactSubmission.deleteMany();
  mary = await create('Mary@Client.example');
  john = await create('john@other.example');
  reply = await database.inquiryMessage.create({ data: { inquiryId: mary.id, state: 'sent', text: 'Shall we?' } });
});

describe('an answer', () => {
  test.each([
    ['In-Reply-To', () => [`In-Reply-To: ${idOf(reply)}`]],
    ['References alone', () => [`References: <x@y> ${idOf(reply)}`]],
    ['the receipt', () => [`In-Reply-To: ${idOf(mary)}`]],
    ['the notification, as when it was forwarded to them', () => [`In-Reply-To: <${mary.id}.new@agency.example>`]],
    ['an id in upper case', () => [`In-Reply-To: ${idOf(reply).toUpperCase()}`]],
    ['a server that moved to another domain', () => [`In-Reply-To: <${reply.id}@old.example>`]],
  ])('joins its thread by %s', async (_by, headers) => {
    expect(await receive(mailSource({ headers: headers() }))).toBe('answer');
    expect(await messagesOf(mary)).toMatchObject([
      { state: 'received', text: 'Yes, please.', email: 'mary@client.example' },
    ]);
    expect(await inquiryOf(mary)).toMatchObject({ lastFrom: 'them', readAt: null });
  });

  test('joins with a changed subject, and by a mail of theirs', async () => {
    const first = ['Message-ID: <first@client.example>', `In-Reply-To: ${idOf(reply)}`];
    await receive(mailSource({ headers: first }));
    const next = mailSource({ subject: 'Something else', headers: ['In-Reply-To: <first@client.example>'] });
    expect(await receive(next)).toBe('answer');
    expect(await messagesOf(mary)).toHaveLength(2);
  });

  test('reopens what was done, ends a snooze, and brings back from the trash', async () => {
    const data = { state: 'done', snoozedAt: new Date(), trashedAt: new Date() };
    await database.contactSubmission.update({ where: { id: mary.id }, data });
    await receive(mailSource({ headers: [`In-Reply-To: ${idOf(reply)}`] }));
    expect(await inquiryOf(mary)).toMatchObject({ state: 'open', snoozedAt: null, trashedAt: null, readAt: null });
  });

  test('is stored once, however often it is read', async () => {
    const source = mailSource({ headers: [`In-Reply-To: ${idOf(reply)}`] });
    expect([await receive(source), await receive(source)]).toEqual(['answer', 'known']);
    const results = await Promise.allSettled([receive(source), receive(source)]);
    expect(results.every(({ status }) => status === 'fulfilled')).toBe(true);
    expect(await messagesOf(mary)).toHaveLength(1);
  });

  test('settles a reply of which it was unknown whether it arrived', async () => {
    await database.inquiryMessage.update({ where: { id: reply.id }, data: { state: 'unknown' } });
    await receive(mailSource({ headers: [`In-Reply-To: ${idOf(reply)}`] }));
    expect(await database.inquiryMessage.findUnique({ where: { id: reply.id } })).toMatchObject({ state: 'sent' });
  });
});

const stranger = 'Eve <eve@stranger.example>';
describe('what joins no thread', () => {
  test.each([
    ['a stranger who quotes an id', () => ({ from: stranger, headers: [`In-Reply-To: ${idOf(reply)}`] })],
    ['a stranger who quotes all ids', () => ({ from: stranger, headers: [`References: ${idOf(mary)} ${idOf(john)}`] })],
    [
      'a stranger with the name of a client',
      () => ({ from: 'mary@client.example <eve@stranger.example>', headers: [`In-Reply-To: ${idOf(reply)}`] }),
    ],
    ['a stranger with the same subject', () => ({ from: stranger, subject: 'Re: Your inquiry' })],
    [
      'a stranger who names a client as the sender in another header',
      () => ({
        from: stranger,
        headers: ['Sender: mary@client.example', 'Reply-To: mary@client.example', `In-Reply-To: ${idOf(reply)}`],
      }),
    ],
    [
      'a longer address',
      () => ({ from: 'mary@client.example.evil.example', headers: [`In-Reply-To: ${idOf(reply)}`] }),
    ],
    ['a mailing list that a client writes to', () => ({ headers: ['List-Id: <talk.example>'] })],
    ['an automatic answer without a thread', () => ({ headers: ['Auto-Submitted: auto-replied'] })],
    ['nobody', () => ({ from: 'undisclosed' })],
  ])('%s', async (_who, parts) => {
    expect(await receive(mailSource(parts()))).toBe('ignored');
    expect(await messagesOf(mary)).toEqual([]);
    expect(await inquiryOf(mary)).toMatchObject({ readAt: expect.any(Date) });
  });

  test('another client who quotes an id: it is offered in their own thread', async () => {
    const source = mailSource({ from: 'john@other.example', headers: [`In-Reply-To: ${idOf(reply)}`] });
    expect(await receive(source)).toBe('offered');
    expect([await messagesOf(mary), await messagesOf(john)]).toMatchObject([[], [{ state: 'offered' }]]);
  });
});

test('a known address with a new subject is offered, unread, and counts as no answer', async () => {
  expect(await receive(mailSource({ from: 'MARY@client.example', subject: 'A new matter' }))).toBe('offered');
  expect(await messagesOf(mary)).toMatchObject([{ state: 'offered', subject: 'A new matter' }]);
  expect(await inquiryOf(mary)).toMatchObject({ lastFrom: 'us', readAt: null });
});

test('a mail from before their first inquiry is left alone', async () => {
  await database.contactSubmission.update({
    where: { id: mary.id },
    data: { createdAt: new Date(Date.now() + 60_000) },
  });
  expect(await receive(mailSource({ subject: 'An older matter' }))).toBe('ignored');
});

test('a known spammer is offered nothing', async () => {
  await database.contactSubmission.update({ where: { id: mary.id }, data: { state: 'spam' } });
  expect(await receive(mailSource({ subject: 'Buy this' }))).toBe('ignored');
});

test('a mail that names several threads joins the closest one that its sender is part of', async () => {
  const second = await create('mary@client.example');
  const headers = [`References: ${idOf(john)} ${idOf(mary)} ${idOf(second)}`, `In-Reply-To: ${idOf(second)}`];
  await receive(mailSource({ headers }));
  expect([await messagesOf(mary), await messagesOf(second)]).toMatchObject([[], [{}]]);
});

test('an automatic answer is shown, and neither reopens nor counts', async () => {
  await database.contactSubmission.update({ where: { id: mary.id }, data: { state: 'done' } });
  const headers = [`In-Reply-To: ${idOf(reply)}`, 'Auto-Submitted: auto-replied'];
  expect(await receive(mailSource({ headers }))).toBe('automatic');
  expect(await inquiryOf(mary)).toMatchObject({ state: 'done', lastFrom: 'us', readAt: expect.any(Date) });
  expect(await messagesOf(mary)).toMatchObject([{ state: 'automatic' }]);
});

describe('a bounce', () => {
  test('marks the reply with the reason, and the inquiry waits for us again', async () => {
    await database.contactSubmission.update({ where: { id: mary.id }, data: { state: 'done' } });
    expect(await receive(bounceSource({ messageId: idOf(reply).slice(1, -1) }))).toBe('bounce');
    expect(await database.inquiryMessage.findUnique({ where: { id: reply.id } })).toMatchObject({
      state: 'bounced',
      error: '550 5.1.1 No such user',
    });
    expect(await inquiryOf(mary)).toMatchObject({ state: 'open', lastFrom: 'them', readAt: null });
  });

  test('of a mail that is only late changes nothing', async () => {
    const source = bounceSource({ messageId: idOf(reply).slice(1, -1), action: 'delayed' });
    expect(await receive(source)).toBe('ignored');
    expect(await database.inquiryMessage.findUnique({ where: { id: reply.id } })).toMatchObject({ state: 'sent' });
  });

  test('of the receipt says so in the thread', async () => {
    await receive(bounceSource({ messageId: `${john.id}@agency.example` }));
    expect(await messagesOf(john)).toMatchObject([
      { state: 'automatic', text: expect.stringContaining('came back: 550') },
    ]);
  });

  test('of a mail of somebody else is left alone', async () => {
    expect(await receive(bounceSource({ messageId: 'other@elsewhere.example' }))).toBe('ignored');
  });
});

describe('the Sent folder', () => {
  test('settles a reply of which it was unknown whether it arrived; the inbox does not', async () => {
    await database.inquiryMessage.update({ where: { id: reply.id }, data: { state: 'unknown' } });
    const copy = mailSource({
      from: 'desk@agency.example',
      to: 'mary@client.example',
      headers: [`Message-ID: ${idOf(reply)}`],
    });
    await receive(copy, 'inbox');
    expect(await database.inquiryMessage.findUnique({ where: { id: reply.id } })).toMatchObject({ state: 'unknown' });
    await receive(copy, 'sent');
    expect(await database.inquiryMessage.findUnique({ where: { id: reply.id } })).toMatchObject({
      state: 'sent',
      inSentFolder: true,
    });
  });

  test('shows a reply that was written in a mail program, which counts', async () => {
    const to = 'john@other.example';
    const headers = [`In-Reply-To: <${john.id}.new@agency.example>`];
    expect(await receive(mailSource({ from: 'desk@agency.example', to, headers }), 'sent')).toBe('sent');
    expect(await inquiryOf(john)).toMatchObject({ lastFrom: 'us', state: 'open' });
  });

  test('other mail to a client is left alone', async () => {
    expect(await receive(mailSource({ from: 'desk@agency.example', to: 'john@other.example' }), 'sent')).toBe(
      'ignored',
    );
  });
});

test('a mail whose Message-ID is a uuid of another program is read as any other', async () => {
  const headers = [`Message-ID: <${crypto.randomUUID().toUpperCase()}@client.example>`, `In-Reply-To: ${idOf(reply)}`];
  expect(await receive(mailSource({ headers }))).toBe('answer');
});
