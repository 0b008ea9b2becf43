import { describe, expect, test } from 'vitest';
import { markInquiryRead } from '#api/contact/mark-inquiries-read.ts';
import { bounceSource, mailSource } from './mail-source.factory.ts';
import { idOf, john, mary, reply, useThreads } from './threads.factory.ts';

const { database, receive, create, messagesOf, inquiryOf } = await useThreads();

describe('an answer', () => {
  test.each([
    ['In-Reply-To', () => [`In-Reply-To: ${idOf(reply)}`]],
    ['References alone', () => [`References: <x@y> ${idOf(reply)}`]],
    ['the receipt', () => [`In-Reply-To: ${idOf(mary)}`]],
    ['the notification, which was forwarded to the visitor', () => [`In-Reply-To: <${mary.id}.new@agency.example>`]],
    ['an id in upper case', () => [`In-Reply-To: ${idOf(reply).toUpperCase()}`]],
    ['a server that moved to another domain', () => [`In-Reply-To: <${reply.id}@old.example>`]],
  ])('joins its thread by %s', async (_by, headers) => {
    expect(await receive(mailSource({ headers: headers() }))).toBe('answer');
    expect(await messagesOf(mary)).toMatchObject([
      { state: 'received', text: 'Yes, please.', email: 'mary@client.example' },
    ]);
    expect(await inquiryOf(mary)).toMatchObject({ lastFrom: 'them', readAt: null });
  });

  test('joins its thread with a changed subject, and by naming an earlier answer', async () => {
    const first = ['Message-ID: <first@client.example>', `In-Reply-To: ${idOf(reply)}`];
    await receive(mailSource({ headers: first }));
    const next = mailSource({ subject: 'Something else', headers: ['In-Reply-To: <first@client.example>'] });
    expect(await receive(next)).toBe('answer');
    expect(await messagesOf(mary)).toHaveLength(2);
  });

  test('reopens a done inquiry, ends its snooze, and restores it from the trash', async () => {
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

  test('marks a reply as sent if its delivery was unknown', async () => {
    await database.inquiryMessage.update({ where: { id: reply.id }, data: { state: 'unknown' } });
    await receive(mailSource({ headers: [`In-Reply-To: ${idOf(reply)}`] }));
    expect(await database.inquiryMessage.findUnique({ where: { id: reply.id } })).toMatchObject({ state: 'sent' });
  });
});

test('a mail from a known address with a new subject is offered, unread, and does not count as an answer', async () => {
  expect(await receive(mailSource({ from: 'MARY@client.example', subject: 'A new matter' }))).toBe('offered');
  expect(await messagesOf(mary)).toMatchObject([{ state: 'offered', subject: 'A new matter' }]);
  expect(await inquiryOf(mary)).toMatchObject({ lastFrom: 'us', readAt: null });
});

test('an offered mail restores its inquiry from the trash, and ends a snooze that has no date', async () => {
  const data = { snoozedAt: new Date(), trashedAt: new Date() };
  await database.contactSubmission.update({ where: { id: mary.id }, data });
  await receive(mailSource({ subject: 'A new matter' }));
  expect(await inquiryOf(mary)).toMatchObject({ snoozedAt: null, trashedAt: null, readAt: null });
});

test.each([
  ['an answer', mailSource({ headers: [`In-Reply-To: ${idOf(reply)}`] })],
  ['an offered mail', mailSource({ subject: 'A new matter' })],
  ['a bounce', bounceSource({ messageId: idOf(reply).slice(1, -1) })],
])('%s stays unread when the admin marks what came before it as read', async (_what, source) => {
  await markInquiryRead(database, mary.id, false);
  const seen = new Date();
  await receive(source);
  await markInquiryRead(database, mary.id, true, seen);
  const { newsAt } = await inquiryOf(mary);
  expect(await inquiryOf(mary)).toMatchObject({ readAt: null });
  await markInquiryRead(database, mary.id, true, newsAt);
  expect(await inquiryOf(mary)).toMatchObject({ readAt: expect.any(Date) });
});

test('a mail from before its sender’s first inquiry is ignored', async () => {
  await database.contactSubmission.update({
    where: { id: mary.id },
    data: { createdAt: new Date(Date.now() + 60_000) },
  });
  expect(await receive(mailSource({ subject: 'An older matter' }))).toBe('ignored');
});

test('a mail from an address whose inquiry is spam is not offered', async () => {
  await database.contactSubmission.update({ where: { id: mary.id }, data: { state: 'spam' } });
  expect(await receive(mailSource({ subject: 'Buy this' }))).toBe('ignored');
});

test('a mail that names several threads joins the closest one that its sender is part of', async () => {
  const second = await create('mary@client.example');
  const headers = [`References: ${idOf(john)} ${idOf(mary)} ${idOf(second)}`, `In-Reply-To: ${idOf(second)}`];
  await receive(mailSource({ headers }));
  expect([await messagesOf(mary), await messagesOf(second)]).toMatchObject([[], [{}]]);
});

test('an automatic answer is shown, but does not reopen the inquiry or count as an answer', async () => {
  await database.contactSubmission.update({ where: { id: mary.id }, data: { state: 'done' } });
  const headers = [`In-Reply-To: ${idOf(reply)}`, 'Auto-Submitted: auto-replied'];
  expect(await receive(mailSource({ headers }))).toBe('automatic');
  expect(await inquiryOf(mary)).toMatchObject({ state: 'done', lastFrom: 'us', readAt: expect.any(Date) });
  expect(await messagesOf(mary)).toMatchObject([{ state: 'automatic' }]);
});

test('a thread takes 100 incoming mails a day; the others stay in the mailbox', async () => {
  const data = { inquiryId: mary.id, from: 'them', state: 'automatic', text: 'Away' };
  await database.inquiryMessage.createMany({ data: Array.from({ length: 99 }, () => data) });
  const answer = () => receive(mailSource({ headers: [`In-Reply-To: ${idOf(reply)}`] }));
  expect([await answer(), await answer()]).toEqual(['answer', 'left']);
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

  test('marks the reply that it returns, not another reply that its headers name', async () => {
    const data = { inquiryId: mary.id, state: 'sent', text: 'Well?' };
    const next = await database.inquiryMessage.create({ data });
    const source = bounceSource({ messageId: `${next.id}@agency.example` }).toString();
    await receive(Buffer.from(`References: ${idOf(reply)} ${idOf(next)}\r\n${source}`));
    const stateOf = ({ id }: { id: string }) => database.inquiryMessage.findUniqueOrThrow({ where: { id } });
    expect([(await stateOf(reply)).state, (await stateOf(next)).state]).toEqual(['sent', 'bounced']);
  });

  test('of a mail that is only delayed changes nothing', async () => {
    const source = bounceSource({ messageId: idOf(reply).slice(1, -1), action: 'delayed' });
    expect(await receive(source)).toBe('ignored');
    expect(await database.inquiryMessage.findUnique({ where: { id: reply.id } })).toMatchObject({ state: 'sent' });
  });

  test('of the receipt is shown in the thread', async () => {
    const source = () => bounceSource({ messageId: `${john.id}@agency.example`, recipient: 'john@other.example' });
    expect([await receive(source()), await receive(source())]).toEqual(['bounce', 'known']);
    expect(await messagesOf(john)).toMatchObject([
      { state: 'automatic', text: expect.stringContaining('could not be delivered: 550') },
    ]);
  });

  test('that comes again, or names another address, changes nothing', async () => {
    const messageId = idOf(reply).slice(1, -1);
    expect(await receive(bounceSource({ messageId, recipient: 'eve@stranger.example' }))).toBe('ignored');
    await receive(bounceSource({ messageId }));
    await database.contactSubmission.update({ where: { id: mary.id }, data: { state: 'done', readAt: new Date() } });
    expect(await receive(bounceSource({ messageId }))).toBe('known');
    expect(await inquiryOf(mary)).toMatchObject({ state: 'done', readAt: expect.any(Date) });
    expect(await messagesOf(mary)).toHaveLength(1);
  });

  test('that comes again after the reply was sent again changes nothing', async () => {
    const source = bounceSource({ messageId: idOf(reply).slice(1, -1) });
    await receive(source);
    await database.inquiryMessage.update({ where: { id: reply.id }, data: { state: 'sent' } });
    expect(await receive(source)).toBe('known');
    expect(await database.inquiryMessage.findUnique({ where: { id: reply.id } })).toMatchObject({ state: 'sent' });
  });

  test('of somebody else’s mail is ignored', async () => {
    expect(await receive(bounceSource({ messageId: 'other@elsewhere.example' }))).toBe('ignored');
  });
});

describe('in the Sent folder,', () => {
  test('a copy of a reply marks it as sent if its delivery was unknown; a copy in the inbox does not', async () => {
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

  test('a reply that was written in a mail program counts as ours', async () => {
    const to = 'john@other.example';
    const headers = [`In-Reply-To: <${john.id}.new@agency.example>`];
    await database.contactSubmission.update({ where: { id: john.id }, data: { wokenAt: new Date() } });
    expect(await receive(mailSource({ from: 'desk@agency.example', to, headers }), 'sent')).toBe('sent');
    expect(await inquiryOf(john)).toMatchObject({ lastFrom: 'us', state: 'open', wokenAt: null });
  });

  test.each([
    ['to two visitors joins the thread that it answers', 'mary@client.example, john@other.example', 1],
    ['that forwards a thread to another visitor joins none', 'john@other.example', 0],
    ['to a stranger joins none', 'eve@stranger.example', 0],
  ])('a mail %s', async (_what, to, count) => {
    await receive(mailSource({ from: 'desk@agency.example', to, headers: [`In-Reply-To: ${idOf(reply)}`] }), 'sent');
    const ours = (id: string) => database.inquiryMessage.count({ where: { inquiryId: id, subject: { not: null } } });
    expect([await ours(mary.id), await ours(john.id)]).toEqual([count, 0]);
  });

  test('other mail to a visitor is ignored', async () => {
    expect(await receive(mailSource({ from: 'desk@agency.example', to: 'john@other.example' }), 'sent')).toBe(
      'ignored',
    );
  });
});

test('a mail whose Message-ID is a uuid from another program is read like any other', async () => {
  const headers = [`Message-ID: <${crypto.randomUUID().toUpperCase()}@client.example>`, `In-Reply-To: ${idOf(reply)}`];
  expect(await receive(mailSource({ headers }))).toBe('answer');
});
