import { describe, expect, test } from 'vitest';
import { templates } from '#api/mail/compose-mail.ts';
import type { Sender } from '#api/mail/message.ts';
import { mergeInquiries, moveMessage } from '#api/replies/arrange-threads.ts';
import { replyContent } from '#api/replies/write-reply.ts';
import { mailSource } from './mail-source.factory.ts';
import { idOf, john, mary, outbox, reply, useThreads } from './threads.factory.ts';

const { database, receive, create, messagesOf, inquiryOf } = await useThreads();

const stranger = 'Eve <eve@stranger.example>';
describe('mail that may not join the thread of another person', () => {
  test.each<readonly [string, () => Parameters<typeof mailSource>[0]]>([
    ['a stranger who quotes an id', () => ({ from: stranger, headers: [`In-Reply-To: ${idOf(reply)}`] })],
    ['a stranger who quotes all ids', () => ({ from: stranger, headers: [`References: ${idOf(mary)} ${idOf(john)}`] })],
    [
      'a stranger with the name of a visitor',
      () => ({ from: 'mary@client.example <eve@stranger.example>', headers: [`In-Reply-To: ${idOf(reply)}`] }),
    ],
    ['a stranger with the same subject', () => ({ from: stranger, subject: 'Re: Your inquiry' })],
    [
      'a stranger who names a visitor as the sender in another header',
      () => ({
        from: stranger,
        headers: ['Sender: mary@client.example', 'Reply-To: mary@client.example', `In-Reply-To: ${idOf(reply)}`],
      }),
    ],
    [
      'a longer address',
      () => ({ from: 'mary@client.example.evil.example', headers: [`In-Reply-To: ${idOf(reply)}`] }),
    ],
    ['a mailing list that a visitor writes to', () => ({ headers: ['List-Id: <talk.example>'] })],
    ['an automatic answer without a thread', () => ({ headers: ['Auto-Submitted: auto-replied'] })],
    ['a sender without an address', () => ({ from: 'undisclosed' })],
    ...[
      ['several authors, a visitor last', `${stranger}, mary@client.example`],
      ['several authors, a visitor first', `mary@client.example, ${stranger}`],
      ['two From fields', `mary@client.example\r\nFrom: ${stranger}`],
      ['two From fields, a visitor last', `${stranger}\r\nFrom: mary@client.example`],
      ['a group with the name of a visitor', 'mary@client.example: eve@stranger.example;'],
      ['a group of two', 'us: mary@client.example, eve@stranger.example;'],
      ['a name that is an encoded address', '=?utf-8?Q?mary=40client.example?= <eve@stranger.example>'],
      ['an encoded author', `=?utf-8?B?${Buffer.from('Mary <mary@client.example>').toString('base64')}?=`],
      ['an address in quotes before the @', '"mary@client.example"@stranger.example'],
      ['a longer address in quotes before the @', '"mary@client.example x"@stranger.example'],
      ['an address in a comment', 'eve@stranger.example (mary@client.example)'],
      ['an address after the address', '<eve@stranger.example> <mary@client.example>'],
      ['a homograph of a visitor', 'mary@\u0441lient.example'],
      ['a homograph in punycode', 'mary@xn--lient-1nf.example'],
      ['a plus-address', 'mary+list@client.example'],
      ['a subdomain', 'mary@mail.client.example'],
      ['a trailing dot', 'mary@client.example.'],
      ['a colleague of a visitor', 'boss@client.example'],
      ['a mailing list in place of a visitor', 'Mary via Talk <talk@list.example>'],
      ['our own address', 'desk@agency.example'],
      ['an empty address', '<>'],
      ['an address with NUL, encoded', 'mary=?utf-8?Q?=00?=@client.example'],
      ['an address with NUL before a visitor', 'a=?utf-8?Q?=00?=@stranger.example, mary@client.example'],
      ['an address that is too long before a visitor', `${'a'.repeat(250)}@stranger.example, mary@client.example`],
    ].map(([who = '', from = '']) => [who, () => ({ from, headers: [`In-Reply-To: ${idOf(reply)}`] })] as const),
    [
      'a third person who forwards it',
      () => ({ from: stranger, subject: 'Fwd: Your inquiry', headers: [`References: ${idOf(mary)} ${idOf(reply)}`] }),
    ],
    ['a stranger who quotes an id in the text', () => ({ from: stranger, text: `In-Reply-To: ${idOf(reply)}` })],
    [
      'a stranger who writes to a visitor too',
      () => ({
        ...{ from: stranger, to: 'desk@agency.example, mary@client.example' },
        headers: ['Cc: mary@client.example', `In-Reply-To: ${idOf(reply)}`],
      }),
    ],
    [
      'a stranger with a visitor in other author headers',
      () => ({
        from: stranger,
        headers: [
          'Resent-From: mary@client.example',
          'X-Original-From: mary@client.example',
          `References: ${idOf(mary)}`,
        ],
      }),
    ],
  ])('is ignored: %s', async (_who, parts) => {
    expect(await receive(mailSource(parts()))).toBe('ignored');
    expect(await messagesOf(mary)).toEqual([]);
    expect(await inquiryOf(mary)).toMatchObject({ readAt: expect.any(Date) });
  });

  test('is offered in its sender’s own thread if the sender is another visitor', async () => {
    const source = mailSource({ from: 'john@other.example', headers: [`In-Reply-To: ${idOf(reply)}`] });
    expect(await receive(source)).toBe('offered');
    expect([await messagesOf(mary), await messagesOf(john)]).toMatchObject([[], [{ state: 'offered' }]]);
  });
});

describe('a visitor’s mail', () => {
  const ids = (count: number) => Array.from({ length: count }, (_, at) => `<id-${at}@client.example>`).join('\r\n ');
  const away = () => ['received', 'offered'].map(() => idOf({ id: crypto.randomUUID() })).join('');

  test.each([
    ['words around the id', 'received', () => [`In-Reply-To: Your message of Monday ${idOf(reply)} (by desk)`]],
    ['ids without a space', 'received', () => [`In-Reply-To: <x@y>${idOf(reply)}`]],
    ['a folded id', 'received', () => [`In-Reply-To:\r\n\t${idOf(reply)}`]],
    ['unknown uuids beside the id', 'received', () => [`References: ${away()}${idOf(reply)}`]],
    ['1,000 ids, ours the last', 'received', () => [`References: ${ids(1_000)}\r\n ${idOf(reply)}`]],
    ['1,000 ids, ours the first', 'offered', () => [`References: ${idOf(reply)}\r\n ${ids(1_000)}`]],
    ['two References fields', 'received', () => ['References: <x@y>', `References: ${idOf(reply)}`]],
    ['our id after another word', 'offered', () => [`In-Reply-To: <x-${reply.id}@agency.example>`]],
    ['our id as the domain', 'offered', () => [`In-Reply-To: <x@${reply.id}>`]],
    ['our id without a domain', 'offered', () => [`In-Reply-To: <${reply.id}>`]],
    ['garbage', 'offered', () => [`In-Reply-To: <<>>@ ${'%s\u202e<'.repeat(500)}`]],
    ['the id of another visitor', 'offered', () => [`In-Reply-To: ${idOf(john)}`]],
    ['our id in an unrelated header', 'offered', () => [`X-Subject: ${idOf(reply)}`]],
    ['a list that keeps the author', 'automatic', () => ['List-Id: <t.example>', `In-Reply-To: ${idOf(reply)}`]],
    ['an assistant who sends', 'received', () => ['Sender: al@client.example', `In-Reply-To: ${idOf(reply)}`]],
  ])('with %s is %s in its sender’s own thread', async (_what, state, headers) => {
    await receive(mailSource({ headers: headers() }));
    expect([await messagesOf(mary), await messagesOf(john)]).toMatchObject([[{ state }], []]);
  });

  test.each([
    'Mary (mobile) <mary@client.example>',
    '"Jones, Mary" <mary@client.example>',
    'Mary: mary@client.example;',
    'MARY@CLIENT.EXAMPLE',
  ])('from %s joins the thread', async (from) => {
    expect(await receive(mailSource({ from, headers: [`In-Reply-To: ${idOf(reply)}`] }))).toBe('answer');
  });

  test.each(['zoe@xn--mnchen-3ya.example', 'zoe@münchen.example', 'zoe@MÜNCHEN.example'])(
    'from a domain with an umlaut joins the thread as %s',
    async (from) => {
      const zoe = await create('zoe@xn--mnchen-3ya.example');
      expect(await receive(mailSource({ from, headers: [`In-Reply-To: ${idOf(zoe)}`] }))).toBe('answer');
      expect(await messagesOf(zoe)).toHaveLength(1);
    },
  );

  test('with the same Message-ID as another visitor’s mail is stored for both', async () => {
    const headers = (id: { id: string }) => ['Message-ID: <same@client.example>', `In-Reply-To: ${idOf(id)}`];
    await receive(mailSource({ from: 'john@other.example', headers: headers(john) }));
    const source = mailSource({ headers: headers(reply) });
    expect([await receive(source), await receive(source)]).toEqual(['answer', 'known']);
    expect([await messagesOf(mary), await messagesOf(john)]).toMatchObject([[{}], [{}]]);
  });

  test('with the same subject as another visitor’s mail goes to its sender’s own thread', async () => {
    for (const from of ['mary@client.example', 'john@other.example']) await receive(mailSource({ from }));
    expect([await messagesOf(mary), await messagesOf(john)]).toMatchObject([
      [{ email: 'mary@client.example' }],
      [{ email: 'john@other.example' }],
    ]);
  });

  test('about a new matter is offered in an inquiry outside the trash, if there is one', async () => {
    const trashed = await create('mary@client.example', { trashedAt: new Date() });
    expect(await receive(mailSource({ subject: 'A new matter' }))).toBe('offered');
    expect([await messagesOf(mary), await messagesOf(trashed)]).toMatchObject([[{}], []]);
  });

  test('to an inquiry that is spam does not change the state of the inquiry', async () => {
    await database.contactSubmission.update({ where: { id: mary.id }, data: { state: 'spam' } });
    await receive(mailSource({ headers: [`In-Reply-To: ${idOf(reply)}`] }));
    expect(await inquiryOf(mary)).toMatchObject({ state: 'spam' });
  });
});

describe('if threads were arranged by hand,', () => {
  const arrange = <T>(run: (transaction: Parameters<typeof mergeInquiries>[0], actor: typeof admin) => Promise<T>) =>
    database.$transaction((transaction) => run(transaction, admin));
  const admin = { by: 'admin', client: null, session: null, outbox, now: new Date() };

  test('answers and other mails to a merged inquiry go to the thread that it was merged into', async () => {
    await arrange((transaction, actor) => mergeInquiries(transaction, { id: john.id, intoId: mary.id }, actor));
    const from = 'john@other.example';
    await receive(mailSource({ from, headers: [`In-Reply-To: ${idOf(john)}`] }));
    await receive(mailSource({ from, headers: [`In-Reply-To: ${idOf(reply)}`] }));
    await receive(mailSource({ from, subject: 'A new matter' }));
    const states = (await messagesOf(mary)).map(({ state }) => state).toSorted();
    expect([states, await messagesOf(john)]).toEqual([['offered', 'received', 'received', 'received'], []]);
  });

  test('a done inquiry is reopened if an inquiry that waits for us is merged into it', async () => {
    await database.contactSubmission.update({ where: { id: mary.id }, data: { state: 'done' } });
    await arrange((transaction, actor) => mergeInquiries(transaction, { id: john.id, intoId: mary.id }, actor));
    expect(await inquiryOf(mary)).toMatchObject({ state: 'open' });
  });

  test('a won inquiry becomes unread if a snoozed, unanswered inquiry is merged into it', async () => {
    await database.contactSubmission.update({ where: { id: mary.id }, data: { state: 'won', readAt: new Date() } });
    await database.contactSubmission.update({ where: { id: john.id }, data: { snoozedAt: new Date() } });
    await arrange((transaction, actor) => mergeInquiries(transaction, { id: john.id, intoId: mary.id }, actor));
    expect(await inquiryOf(mary)).toMatchObject({ state: 'won', readAt: null });
  });

  test('an older thread that is merged into an inquiry does not count as its answer, and is not quoted', async () => {
    const [before, after] = [new Date('2025-11-01'), new Date('2025-11-02')];
    const older = await create('john@other.example', { createdAt: before, message: 'The older matter.' });
    const offer = await database.inquiryMessage.create({
      data: { inquiryId: older.id, state: 'sent', text: 'Our offer.', at: after },
    });
    await arrange((transaction, actor) => mergeInquiries(transaction, { id: older.id, intoId: john.id }, actor));
    const inquiry = await inquiryOf(john);
    const { createdAt: lastMessageAt, message: quoted } = inquiry;
    expect(inquiry).toMatchObject({ lastFrom: 'them', lastMessageAt, firstRepliedAt: null });
    const content = await replyContent(database, { text: 'Yes.', inquiry });
    expect(content).toMatchObject({ quoted, earlier: [offer.id, john.id] });
  });

  test('a spam inquiry in the trash is restored and opened if an answered inquiry is merged into it', async () => {
    await database.contactSubmission.update({ where: { id: john.id }, data: { state: 'spam', trashedAt: new Date() } });
    await arrange((transaction, actor) => mergeInquiries(transaction, { id: mary.id, intoId: john.id }, actor));
    expect(await inquiryOf(john)).toMatchObject({ state: 'open', trashedAt: null, lastFrom: 'us' });
  });

  test('a draft whose text was deleted does not prevent a merge, but any other draft does', async () => {
    const draft = { where: { id: crypto.randomUUID() } };
    await database.inquiryMessage.create({ data: { ...draft.where, inquiryId: john.id, text: 'Hello' } });
    const merge = () =>
      arrange((transaction, actor) => mergeInquiries(transaction, { id: john.id, intoId: mary.id }, actor));
    await expect(merge()).rejects.toThrow('is being written');
    await database.inquiryMessage.update({ ...draft, data: { text: ' ' } });
    await merge();
    expect(await database.inquiryMessage.findUnique(draft)).toBeNull();
  });

  test('an inquiry that was restored after a merge can be merged into another one, with its whole thread', async () => {
    const other = await create('john@other.example');
    const own = { id: crypto.randomUUID(), inquiryId: john.id, state: 'sent', text: 'Here is our offer.' };
    await database.inquiryMessage.create({ data: own });
    for (const intoId of [mary.id, other.id]) {
      await database.contactSubmission.update({ where: { id: john.id }, data: { trashedAt: null } });
      await arrange((transaction, actor) => mergeInquiries(transaction, { id: john.id, intoId }, actor));
    }
    expect([await messagesOf(mary), await messagesOf(other)]).toMatchObject([[], [{ id: john.id }]]);
    const where = { id: { in: [own.id, reply.id] } };
    const replies = await database.inquiryMessage.findMany({ where, orderBy: { at: 'desc' } });
    expect(replies.map(({ inquiryId }) => inquiryId)).toEqual([other.id, mary.id]);
    expect((await inquiryOf(john)).trashedAt).not.toBeNull();
  });

  test('answers to a split thread go to the inquiry whose mail they name', async () => {
    await receive(mailSource({ headers: ['Message-ID: <split@client.example>', `In-Reply-To: ${idOf(reply)}`] }));
    const [{ id } = { id: '' }] = await messagesOf(mary);
    const part = await arrange((transaction, actor) => moveMessage(transaction, { id, inquiryId: null }, actor));
    await receive(mailSource({ headers: ['In-Reply-To: <split@client.example>', `References: ${idOf(reply)}`] }));
    await receive(mailSource({ headers: [`In-Reply-To: ${idOf(reply)}`] }));
    expect([await messagesOf(part), await messagesOf(mary)]).toMatchObject([[{}, {}], [{}]]);
  });

  test('a reply to a mail that began an inquiry has the subject of the mail', async () => {
    await receive(mailSource({ subject: 'AW: Re: An invoice', headers: [`In-Reply-To: ${idOf(reply)}`] }));
    const [{ id } = { id: '' }] = await messagesOf(mary);
    const part = await arrange((transaction, actor) => moveMessage(transaction, { id, inquiryId: null }, actor));
    const agency = { email: 'desk@agency.example', name: 'Studio North' };
    const subjectOf = async (inquiry: Awaited<ReturnType<typeof inquiryOf>>) =>
      templates.reply(await replyContent(database, { text: 'Yes.', inquiry }), { agency } as Sender).subject;
    expect(await subjectOf(await inquiryOf(part))).toBe('Re: An invoice');
    expect(await subjectOf(await inquiryOf(john))).toMatch(/^Re: Your inquiry: /);
  });

  test('moving a mail to a new inquiry twice begins only one inquiry', async () => {
    await receive(mailSource({ headers: ['Message-ID: <split@client.example>', `In-Reply-To: ${idOf(reply)}`] }));
    const [{ id } = { id: '' }] = await messagesOf(mary);
    const move = () => arrange((transaction, actor) => moveMessage(transaction, { id, inquiryId: null }, actor));
    expect(await move()).toEqual(await move());
  });
});
