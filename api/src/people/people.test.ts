import { createHash } from 'node:crypto';
import type { Prisma } from '@agency/prisma/client';
import { expect, test } from 'vitest';
import { person } from '#api/rest/answers.ts';
import { contactSubmission } from '../../test/factories.ts';
import { useApi, useSignIn } from '../../test/serve-api.ts';

const { api, client } = await useApi();
const headers = useSignIn(client);

const at = (minute: number) => new Date(Date.UTC(2026, 1, 1, 0, minute));
const inquiry = (data: Partial<Prisma.ContactSubmissionCreateManyInput>) =>
  client.contactSubmission.create({ data: contactSubmission({ email: 'Ada_L@client.example', ...data }) });
const order = (invoiceNumber: string, customerEmail: string, createdAt: Date) =>
  client.maintenanceOrder.create({
    data: {
      ...{ customerName: 'Ada Lovelace', customerEmail, packageType: 'protect', packagePrice: '199.00' },
      ...{ buyerHash: createHash('sha256').update(invoiceNumber).digest('hex'), invoiceNumber, createdAt },
    },
  });
const message = (inquiryId: string, state: string, text: string, from = 'us') =>
  client.inquiryMessage.create({ data: { inquiryId, state, text, from } });
const mail = (recipient: string, data: Partial<Prisma.OutgoingMailCreateInput> = {}) =>
  client.outgoingMail.create({ data: { kind: 'inquiry-receipt', recipient, ...data } });

/**
 * Creates two inquiries and an order of one address in three spellings. Adds an inquiry of a second address, which a
 * comparison by pattern would confuse with the first.
 */
async function ada() {
  const first = await inquiry({ name: 'Ada', createdAt: at(1) });
  const second = await inquiry({ name: 'Ada L.', email: 'ada_l@CLIENT.example', state: 'won', createdAt: at(2) });
  const other = await inquiry({ name: 'Adam', email: 'adaml@client.example', createdAt: at(3) });
  const bought = await order('INV-2026-000001', 'ADA_L@client.example', at(4));
  await message(first.id, 'noted', 'Calls at noon.');
  await message(second.id, 'sent', 'Thank you!');
  const answer = await message(second.id, 'received', 'Great.', 'them');
  await client.messageFile.create({
    data: { messageId: answer.id, name: 'plan.pdf', type: 'application/pdf', size: 1, content: Buffer.from('x') },
  });
  const elsewhere = { inquiryId: other.id, from: 'them', state: 'received', text: 'Me too.' };
  await client.inquiryMessage.createMany({ data: [{ ...elsewhere, email: 'ada_l@client.example' }, elsewhere] });
  await message(second.id, 'draft', 'And');
  return { first, second, other, bought };
}

async function ask(query: string, variables: Record<string, unknown> = {}) {
  const { data, errors } = await api.graphql(query, variables, headers);
  expect(errors).toBeUndefined();
  return data;
}

const personQuery = `query ($email: String!) {
  person(email: $email) {
    email name firstSeenAt inquiryCount orderCount messageCount
    inquiries { id state } orders { invoiceNumber inquiry { id } } notes { text inquiryId }
  }
}`;

test('a person has everything that came from one address, whether in upper or lower case', async () => {
  const { first, second } = await ada();
  expect((await ask(personQuery, { email: ' aDA_l@client.example' })).person).toEqual({
    ...{ email: 'ada_l@client.example', name: 'Ada Lovelace', firstSeenAt: at(1).toISOString() },
    ...{ inquiryCount: 2, orderCount: 1, messageCount: 4 },
    inquiries: [
      { id: second.id, state: 'won' },
      { id: first.id, state: 'new' },
    ],
    orders: [{ invoiceNumber: 'INV-2026-000001', inquiry: { id: second.id } }],
    notes: [{ text: 'Calls at noon.', inquiryId: first.id }],
  });
  for (const email of ['nobody@client.example', 'no address', 'ada%@client.example'])
    expect((await ask(personQuery, { email })).person).toBeNull();
});

test('an order refers to the newest inquiry of its buyer before the order, and to no later one', async () => {
  const { bought } = await ada();
  await inquiry({ createdAt: at(9) });
  const early = await order('INV-2026-000002', 'ada_l@client.example', at(0));
  const query = 'query ($id: ID!) { maintenanceOrder(id: $id) { inquiry { name person { orderCount } } } }';
  expect((await ask(query, { id: bought.id })).maintenanceOrder.inquiry).toEqual({
    name: 'Ada L.',
    person: { orderCount: 2 },
  });
  expect((await ask(query, { id: early.id })).maintenanceOrder.inquiry).toBeNull();
});

test('each row of the inbox shows how many inquiries from its address are listed, including itself', async () => {
  await ada();
  await inquiry({ name: 'Spam', state: 'spam', createdAt: at(5) });
  await inquiry({ name: 'Trash', trashedAt: at(6), createdAt: at(6) });
  const rows = async (search: string) => {
    const query = `{ contactSubmissions(first: 50, search: "${search}") { edges { node { name personInquiryCount } } } }`;
    return (await ask(query)).contactSubmissions.edges.map(({ node }: { node: object }) => Object.values(node));
  };
  expect(await rows('')).toEqual([
    ['Adam', 1],
    ['Ada L.', 2],
    ['Ada', 2],
  ]);
  expect(await rows('is:spam')).toEqual([['Spam', 3]]);
  expect(await rows('is:trash')).toEqual([['Trash', 3]]);
});

test('a person’s lists have at most 20 items', async () => {
  const { id } = await inquiry({});
  await client.contactSubmission.createMany({
    data: Array.from({ length: 30 }, () => contactSubmission({ email: 'ada_l@client.example' })),
  });
  for (let count = 0; count < 21; count += 1) await message(id, 'noted', 'Again.');
  const { person } = await ask(personQuery, { email: 'ada_l@client.example' });
  expect([person.inquiryCount, person.inquiries.length, person.notes.length]).toEqual([31, 20, 20]);
});

test('exports everything stored about a person, and nothing about anybody else', async () => {
  await ada();
  const { id: inquiryId } = await client.contactSubmission.findFirstOrThrow({ where: { name: 'Ada L.' } });
  const unsent = { name: 'quote.pdf', type: 'application/pdf', size: 1, content: Buffer.from('y') };
  await client.messageFile.create({ data: { inquiryId, ...unsent } });
  await mail('Ada_L@client.example', { state: 'sent', sentAt: at(5) });
  await mail('adaml@client.example');
  await client.blockedSender.createMany({
    data: [{ sender: 'ada_l@client.example' }, { sender: 'adaml@client.example' }],
  });
  const response = await fetch(`${api.url}/api/admin/people/${encodeURIComponent('ADA_L@client.example')}`, {
    headers,
  });
  const body = await response.json();
  expect([response.status, body.total]).toEqual([200, { inquiries: 2, messages: 5, orders: 1 }]);
  expect(body.inquiries.map(({ name }: { name: string }) => name)).toEqual(['Ada L.', 'Ada']);
  expect(Object.keys(body).toSorted()).toEqual(Object.keys(person.shape).toSorted());
  expect(body.messages).toHaveLength(5);
  expect(body.files).toMatchObject([
    { name: 'quote.pdf', content: 'eQ==' },
    { name: 'plan.pdf', path: `/api/admin/files/${body.files[1].id}`, content: 'eA==' },
  ]);
  expect(body.blocks).toMatchObject([{ sender: 'ada_l@client.example' }]);
  expect(body.orders).toMatchObject([{ invoiceNumber: 'INV-2026-000001', packagePrice: '199' }]);
  expect(body.mails).toMatchObject([{ recipient: 'Ada_L@client.example', state: 'sent' }]);
  expect(JSON.stringify(body)).not.toMatch(/adaml|buyerHash|searchText/);
  const unknown = await fetch(`${api.url}/api/admin/people/nobody@client.example`, { headers });
  expect([unknown.status, await unknown.json()]).toEqual([404, { message: 'There is nothing from this address.' }]);
});

const erase = `mutation ($email: String!, $key: ID) {
  erasePerson(email: $email, idempotencyKey: $key) {
    __typename ... on Failure { message } ... on Erased { id message inquiries mails inquiriesLeft ordersKept }
  }
}`;

test('erases inquiries, messages and mails, keeps orders, and logs no address', async () => {
  const { first, other, bought } = await ada();
  await mail('ada_l@client.example', { state: 'sent', sentAt: at(5) });
  await mail('agency@example.com', { kind: 'inquiry-notification', content: { submissionId: first.id } });
  const kept = [
    await mail('adaml@client.example'),
    await mail('ada_l@client.example', { kind: 'order-confirmation' }),
    await mail('agency@example.com', { kind: 'inquiry-notification', content: { submissionId: other.id } }),
  ];
  const before = api.lines.length;
  const variables = { email: 'ADA_L@client.example', key: '0199c4a0-0000-7000-8000-000000000001' };
  const { erasePerson } = await ask(erase, variables);
  const id = createHash('sha256').update('ada_l@client.example').digest('hex');
  expect(erasePerson).toEqual({
    ...{ __typename: 'Erased', id, inquiries: 2, mails: 2, inquiriesLeft: 0, ordersKept: 1 },
    message: '2 inquiries erased, with messages, notes and mails. 1 order stays with its invoice.',
  });
  expect((await ask(erase, variables)).erasePerson).toEqual(erasePerson);
  expect(await client.contactSubmission.findMany({ select: { id: true } })).toEqual([{ id: other.id }]);
  expect(await client.inquiryMessage.findMany({ select: { inquiryId: true } })).toEqual([{ inquiryId: other.id }]);
  expect(await client.messageFile.count()).toBe(0);
  expect(await client.maintenanceOrder.count({ where: { id: bought.id } })).toBe(1);
  const left = await client.outgoingMail.findMany({ select: { id: true }, orderBy: { id: 'asc' } });
  expect(left).toEqual(kept.map((each) => ({ id: each.id })));
  const lines = api.lines.slice(before);
  expect(lines).toContainEqual(
    expect.objectContaining({ msg: 'audit', event: 'erasePerson', outcome: 'done', target: id }),
  );
  expect(JSON.stringify(lines).toLowerCase()).not.toContain('ada_l');
  const deletions = await client.change.findMany({ where: { type: 'ContactSubmission', deleted: true } });
  expect(deletions.map(({ subjectId }) => subjectId)).toContain(first.id);
});

test.each([
  ['wrote in another person’s thread', 1, 0],
  ['received a report', 0, 1],
])('somebody who only %s is exported and erased', async (_what, messages, mails) => {
  const [email, { id: inquiryId }] = ['bob@client.example', await inquiry({})];
  const wrote = { inquiryId, from: 'them', state: 'received', text: 'Me too.', email };
  await client.inquiryMessage.createMany({ data: Array.from({ length: messages }, () => wrote) });
  if (mails > 0) await mail(email, { kind: 'performance-report' });
  const query = 'query ($email: String!) { personExport(email: $email) }';
  const { personExport } = await ask(query, { email });
  expect([personExport.messages.length, personExport.mails.length]).toEqual([messages, mails]);
  expect((await ask(erase, { email })).erasePerson).toMatchObject({ __typename: 'Erased', mails });
  expect((await ask(query, { email })).personExport).toBeNull();
  expect((await ask(erase, { email })).erasePerson).toMatchObject({ __typename: 'NotFound' });
});

test('an erased address remains only in the tables of orders and blocked senders', async () => {
  const { first, other } = await ada();
  const merge = 'mutation ($id: ID!, $intoId: ID!) { mergeInquiries(id: $id, intoId: $intoId) { __typename } }';
  const add =
    'mutation ($inquiryId: ID!, $text: String!) { addAnswer(inquiryId: $inquiryId, text: $text) { __typename } }';
  await ask(add, { inquiryId: first.id, text: 'I am ada_l@client.example.' });
  await ask(merge, { id: first.id, intoId: other.id });
  await ask(erase, { email: 'ada_l@client.example', key: crypto.randomUUID() });
  const columns = await client.$queryRaw<{ table: string; column: string }[]>`
    SELECT table_name AS table, column_name AS column FROM information_schema.columns
    WHERE table_schema = 'public' AND data_type IN ('text', 'json', 'jsonb', 'ARRAY')
      AND table_name NOT IN ('maintenance_orders', 'payment_events', 'payment_attempts', 'blocked_senders')`;
  const found: string[] = [];
  for (const { table, column } of columns) {
    const rows = await client.$queryRawUnsafe<unknown[]>(
      `SELECT 1 FROM "${table}" WHERE position('ada_l@client' IN lower("${column}"::text)) > 0`,
    );
    if (rows.length > 0) found.push(`${table}.${column}`);
  }
  expect(columns.length).toBeGreaterThan(40);
  expect(found).toEqual([]);
});

test('one run erases 500 inquiries, and reports how many are left', async () => {
  const data = Array.from({ length: 503 }, () => contactSubmission({ email: 'ada_l@client.example' }));
  await client.contactSubmission.createMany({ data });
  const email = 'ada_l@client.example';
  expect((await ask(erase, { email })).erasePerson.message).toBe(
    '500 inquiries erased, with messages, notes and mails. 3 inquiries remain. Erase again to delete the rest.',
  );
  expect((await ask(erase, { email })).erasePerson).toMatchObject({ inquiries: 3, inquiriesLeft: 0, ordersKept: 0 });
  expect((await ask(erase, { email })).erasePerson).toMatchObject({ __typename: 'NotFound' });
  expect((await ask(erase, { email: 'no address' })).erasePerson).toMatchObject({ __typename: 'InvalidInput' });
});

test('only the admin can query people', async () => {
  const { errors } = await api.graphql(personQuery, { email: 'ada_l@client.example' });
  expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  expect((await fetch(`${api.url}/api/admin/people/ada_l@client.example`, { method: 'DELETE' })).status).toBe(401);
});
