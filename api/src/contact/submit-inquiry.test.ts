import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { createBotCheck } from '#api/bot-check/create-bot-check.ts';
import { openJobs } from '#api/jobs/open-jobs.ts';
import { createOutbox } from '#api/mail/outbox.ts';
import { capturedLog } from '../../test/captured-log.ts';
import { serveApi } from '../../test/serve-api.ts';
import { signedIn } from '../../test/sign-in.ts';
import { useTestDatabase } from '../../test/test-database.ts';
import { testServices } from '../../test/test-services.ts';

const database = await useTestDatabase();
const { client, url } = database;

/** A stand-in for reCAPTCHA's verification: accepts all tokens except `bad`, and does not answer `none`. */
const siteverify = createServer(async (request, response) => {
  let form = '';
  for await (const chunk of request) form += chunk;
  const token = new URLSearchParams(form).get('response');
  if (token === 'none') return void response.destroy();
  response.end(JSON.stringify({ success: token !== 'bad' }));
});
await new Promise<void>((resolve) => siteverify.listen(0, '127.0.0.1', resolve));
const jobs = await openJobs({ databaseUrl: url, logger: capturedLog().logger });
afterAll(async () => {
  siteverify.close();
  await jobs.close();
});

const verifyUrl = `http://127.0.0.1:${(siteverify.address() as AddressInfo).port}/`;
const keys = { siteKey: 'site-key', secretKey: 'secret-key', scriptUrl: 'https://unused.example', verifyUrl };
const parts = {
  outbox: createOutbox(client, jobs.boss),
  botCheck: createBotCheck({ recaptcha: keys, database: client, publicUrl: 'http://localhost:3000' }),
};
const api = await serveApi(database, { services: testServices(client, url, parts) });
const misconfigured = await serveApi(database, {
  services: testServices(client, url, { ...parts, mailTo: 'not an address' }),
});

const inquiry = {
  name: 'Ann Marlow',
  email: 'ann@marlow.example',
  company: 'Marlow & Sons',
  service: 'shopify',
  budget: '10k-25k',
  message: 'Our shop is slow on phones.',
};

let tokens = 0;
async function send(fields: object = {}, at = api.url) {
  const response = await fetch(`${at}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...inquiry, recaptchaToken: `token-${++tokens}`, ...fields }),
  });
  return { status: response.status, body: await response.json(), headers: response.headers };
}

const stored = async () => ({
  submissions: await client.contactSubmission.count(),
  mails: await client.outgoingMail.count(),
  tokens: await client.usedBotCheck.count(),
});
const nothing = { submissions: 0, mails: 0, tokens: 0 };

test('an inquiry is stored with its two mails, and the response confirms it', async () => {
  const { status, body } = await send({ name: '  Ann Marlow ' });
  expect([status, body]).toEqual([200, { message: 'Thank you for your message. We will reply within 24 hours.' }]);
  const [submission] = await client.contactSubmission.findMany();
  expect(submission).toMatchObject(inquiry);
  const mails = await client.outgoingMail.findMany({ orderBy: { kind: 'asc' } });
  expect(mails).toMatchObject([
    {
      kind: 'inquiry-notification',
      recipient: 'hello@meridianweb.example',
      state: 'queued',
      content: { ...inquiry, submissionId: submission?.id },
    },
    { kind: 'inquiry-receipt', recipient: 'ann@marlow.example', state: 'queued', id: submission?.id },
  ]);
  // Anyone can enter any address, so the receipt contains none of the sender's words.
  expect(mails[1]?.content).toEqual({ service: inquiry.service, submissionId: submission?.id });
  const [{ queued } = {}] = await client.$queryRaw<{ queued: bigint }[]>`
    SELECT count(*) AS queued FROM pgboss.job WHERE data->>'mailId' = ANY(${mails.map(({ id }) => id)})`;
  expect(Number(queued)).toBe(2);
});

test('optional fields may be left out', async () => {
  expect((await send({ company: '', budget: null })).status).toBe(200);
  expect(await client.contactSubmission.findFirst()).toMatchObject({ company: null, budget: null });
});

test('a token works once, even for inquiries sent at the same moment', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => send({ recaptchaToken: 'the same' })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  expect(await stored()).toEqual({ submissions: 1, mails: 2, tokens: 1 });
});

test.each([
  ['after a lost response is not stored again', {}, {}, 1],
  ['without its budget is stored', {}, { budget: undefined }, 2],
  ['after the first was marked as spam is stored', { state: 'spam' }, {}, 2],
  ['15 minutes later is stored', { createdAt: new Date(Date.now() - 15 * 60_000) }, {}, 2],
])('an inquiry that is sent a second time %s', async (_when, data, fields, times) => {
  await send();
  await client.contactSubmission.updateMany({ data });
  expect((await send(fields)).status).toBe(200);
  expect(await stored()).toEqual({ submissions: times, mails: 2 * times, tokens: 2 });
});

test('if a mail cannot be enqueued, nothing is stored, and the token can be used again', async () => {
  const recaptchaToken = 'kept';
  expect((await send({ recaptchaToken }, misconfigured.url)).status).toBe(500);
  expect(await stored()).toEqual(nothing);
  expect((await send({ recaptchaToken })).status).toBe(200);
});

test.each([
  ['', 'reCAPTCHA verification required'],
  ['bad', 'The bot check failed. Please try again.'],
  ['none', 'The verification service is not responding. Please try again in a moment.'],
])('an inquiry with the token %j is refused', async (recaptchaToken, message) => {
  const { status, body } = await send({ recaptchaToken });
  expect([status, body.message, await stored()]).toEqual([400, message, nothing]);
});

test.each([
  [{ name: 'A' }, 'Name must be at least 2 characters'],
  [{ name: 'A'.repeat(101) }, 'Name too long'],
  [{ email: 'ann' }, 'Please enter a valid email address'],
  [{ email: 'a@b.example, c@d.example' }, 'Please enter a valid email address'],
  [{ email: 'a@b.example\r\nBcc: c@d.example' }, 'Please enter a valid email address'],
  [{ email: `${'a'.repeat(250)}@b.example` }, 'Email too long'],
  [{ company: 'C'.repeat(101) }, 'Company name too long'],
  [{ service: '' }, 'Please select a service'],
  [{ service: 's'.repeat(51) }, 'Service name too long'],
  [{ message: 'Too short' }, 'Message must be at least 10 characters'],
  [{ message: 'm'.repeat(5001) }, 'Message too long'],
  [{ message: undefined }, 'message: Required'],
  [{ message: 5 }, 'message: Invalid input'],
])('an inquiry with %j is refused: %s', async (fields, message) => {
  const { status, body } = await send(fields);
  expect([status, body.message, await stored()]).toEqual([400, message, nothing]);
});

test('a new inquiry wakes the inquiries that were snoozed until its sender writes again, and no others', async () => {
  const asleep = { ...inquiry, snoozedAt: new Date() };
  const other = { ...asleep, email: 'ben@marlow.example', message: 'Another text.' };
  await client.contactSubmission.createMany({ data: [{ ...asleep, name: 'Again' }, other] });
  await send({ message: 'Any news of this?' });
  const woken = await client.contactSubmission.findMany({
    where: { wokenAt: { not: null } },
    include: { events: true },
  });
  expect(woken).toMatchObject([{ name: 'Again', snoozedAt: null, readAt: null, events: [{ change: 'woken' }] }]);
});

test('an inquiry with a filled hidden field is spam; its receipt is sent once a person marks it as not spam', async () => {
  const { status, body } = await send({ website: 'https://spam.example' });
  expect([status, body.message]).toEqual([200, 'Thank you for your message. We will reply within 24 hours.']);
  const mails = async () => (await client.outgoingMail.findMany()).map(({ kind }) => kind);
  const inquiry = await client.contactSubmission.findFirstOrThrow();
  expect([inquiry.state, inquiry.spamReasons, await mails()]).toEqual(['spam', ['honeypot'], []]);
  const { headers } = await signedIn(client);
  const setState = (state: string) =>
    api.graphql(
      `mutation ($id: ID!, $state: InquiryState!) {
        changeInquiry(id: $id, change: { change: state, state: $state }) { __typename }
      }`,
      { id: inquiry.id, state },
      headers,
    );
  for (const state of ['open', 'spam', 'open']) await setState(state);
  expect(await mails()).toEqual(['inquiry-receipt']);
});

test('if a sender has many earlier inquiries, a person’s verdict on the newest one counts', async () => {
  const earlier = { ...inquiry, createdAt: new Date(0) };
  await client.contactSubmission.createMany({ data: Array.from({ length: 100 }, () => earlier) });
  await client.contactSubmission.create({
    data: { ...inquiry, state: 'spam', events: { create: { change: 'state', value: 'spam' } } },
  });
  await send({ message: 'Another text.' });
  expect(await client.contactSubmission.findFirst({ where: { message: 'Another text.' } })).toMatchObject({
    spamReasons: ['sender-was-spam'],
  });
});

test('inquiries of blocked senders are stored as spam, and cause no mail', async () => {
  await client.blockedSender.createMany({ data: [{ sender: 'ben@spam.example' }, { sender: 'rank.example' }] });
  const senders = ['Ben+shop@spam.example', 'eve@rank.example', 'ann@spam.example', 'eve@mail.rank.example'];
  for (const [at, email] of senders.entries()) {
    const { status, body } = await send({ email, message: `We need a new site ${at}.` });
    expect([status, body.message]).toEqual([200, 'Thank you for your message. We will reply within 24 hours.']);
  }
  const rows = await client.contactSubmission.findMany({ orderBy: { id: 'asc' } });
  expect(rows.map(({ spamReasons }) => spamReasons)).toEqual([['blocked'], ['blocked'], [], []]);
  expect(rows.map(({ state }) => state)).toEqual(['spam', 'spam', 'new', 'new']);
  expect(await client.outgoingMail.count()).toBe(4);
});

test.each([
  ['one second', 1_000, { state: 'spam', spamReasons: ['fast', 'links'] }],
  ['four seconds', 4_000, { state: 'new', spamReasons: [] }],
])('an inquiry with a link is spam if sent within 3 seconds of starting the form: %s', async (_when, ageMs, stored) => {
  const botCheck = { ...parts.botCheck, issuedAt: () => new Date(Date.now() - ageMs) };
  const quick = await serveApi(database, { services: testServices(client, url, { ...parts, botCheck }) });
  expect((await send({ message: 'See https://shop.example today.' }, quick.url)).status).toBe(200);
  expect(await client.contactSubmission.findFirst()).toMatchObject(stored);
});

test('one IP address may send twenty inquiries an hour, and then gets 429 with Retry-After', async () => {
  const answers = await Promise.all(Array.from({ length: 22 }, (_, at) => send({ email: `ann-${at}@marlow.example` })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
  const refused = answers.find(({ status }) => status === 429);
  expect(refused?.body.message).toBe('Too many attempts. Please try again in 60 minutes.');
  expect(Number(refused?.headers.get('Retry-After'))).toBeGreaterThan(3500);
});

test('one mailbox can send five inquiries an hour, however its address is spelled', async () => {
  const answers = await Promise.all(
    ['ann', 'Ann', 'ANN', 'ann+a', 'ann+b', 'aNN+c'].map((name) => send({ email: `${name}@marlow.example` })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 429]);
});

test('outages use up no limit; failed checks and used tokens do not use up an email address’s limit', async () => {
  for (const recaptchaToken of ['used', 'used', 'used', 'used', 'used']) await send({ recaptchaToken });
  for (const recaptchaToken of ['bad', 'bad', 'bad', 'bad', 'bad']) await send({ recaptchaToken });
  for (let tries = 0; tries < 20; tries++) await send({ recaptchaToken: 'none' });
  expect((await send()).status).toBe(200);
});

test('characters that the database cannot store are removed or replaced, and the rest is stored', async () => {
  const message = 'Half an emoji \ud83d and a NUL \u0000 in it.';
  expect((await send({ message, company: '\0' })).status).toBe(200);
  expect(await client.contactSubmission.findFirst()).toMatchObject({
    message: 'Half an emoji \ufffd and a NUL  in it.',
    company: null,
  });
});
