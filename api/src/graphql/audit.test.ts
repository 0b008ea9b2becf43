import { afterAll, beforeEach, expect, test } from 'vitest';
import { openJobs } from '#api/jobs/open-jobs.ts';
import { createOutbox } from '#api/mail/outbox.ts';
import { hashPassword } from '#api/session/password.ts';
import { hashToken, newToken } from '#api/session/session.ts';
import { capturedLog } from '../../test/captured-log.ts';
import { contactSubmission, portfolioItem } from '../../test/factories.ts';
import { serveApi } from '../../test/serve-api.ts';
import { signedIn } from '../../test/sign-in.ts';
import { useTestDatabase } from '../../test/test-database.ts';
import { testServices } from '../../test/test-services.ts';

const database = await useTestDatabase();
const { client, url } = database;
const jobs = await openJobs({ databaseUrl: url, logger: capturedLog().logger });
afterAll(() => jobs.close());
const services = testServices(client, url, { outbox: createOutbox(client, jobs.boss) });
const api = await serveApi(database, { services, trustProxy: true });
const from = { 'X-Forwarded-For': '2001:db8:1:2::9', 'X-Request-Id': 'request-1' };
const network = '2001:db8:1:2';
const password = 'a long passphrase';
const stored = await hashPassword(password);

beforeEach(() => {
  api.lines.length = 0;
});

const audit = () =>
  api.lines
    .filter(({ msg }) => msg === 'audit')
    .map(({ event, actor, target, outcome, network: where, requestId, level }) => {
      expect([where, requestId, level]).toEqual([network, 'request-1', outcome === 'done' ? 30 : 40]);
      return [event, actor, outcome, ...(target ? [target] : [])];
    });
const call = (mutation: string, headers = {}) => api.graphql(`mutation { ${mutation} }`, {}, { ...from, ...headers });
const made = '{ __typename ... on PortfolioItem { id } }';

test('each mutation of the admin logs its item and its outcome, without the content', async () => {
  const { headers } = await signedIn(client);
  const item = await client.portfolioItem.create({ data: portfolioItem() });
  const inquiry = await client.contactSubmission.create({ data: contactSubmission() });
  const input = 'input: { title: "Private", description: "Words", technology: "React", imageUrl: "/a.jpg" }';
  const created = await call(`createPortfolioItem(${input}) ${made}`, headers);
  await call(`updatePortfolioItem(id: "${item.id}", ${input}, expectedVersion: 9) ${made}`, headers);
  await call(`deletePortfolioItem(id: "${item.id}") { __typename }`, headers);
  await call(`deletePortfolioItem(id: "${item.id}") { __typename }`, headers);
  await call(`deleteContactSubmission(id: "${inquiry.id}") { __typename }`, headers);
  await call(`discardMail(id: "none, and a very long one by somebody who plays") { __typename }`, headers);
  expect(audit()).toEqual([
    ['createPortfolioItem', 'admin', 'done', created.data.createPortfolioItem.id],
    ['updatePortfolioItem', 'admin', 'Conflict', item.id],
    ['deletePortfolioItem', 'admin', 'done', item.id],
    ['deletePortfolioItem', 'admin', 'NotFound', item.id],
    ['deleteContactSubmission', 'admin', 'done', inquiry.id],
    ['discardMail', 'admin', 'NotFound', 'none, and a very long one by somebod'],
  ]);
  expect(JSON.stringify(api.lines)).not.toMatch(/Private|Words/);
});

test('each sign-in, failed sign-in, sign-out and password reset logs a line without secrets', async () => {
  const data = { username: 'studio', email: 'admin@agency.example', password: stored };
  const { id: userId } = await client.user.create({ data });
  const signIn = (username: string, given: string) =>
    call(`signIn(input: { username: "${username}", password: "${given}" }) { __typename ... on SignedIn { token } }`);
  await signIn('studio', 'wrong secret');
  await signIn('typed-into-the-wrong-field', password);
  const { data: answer } = await signIn('studio', password);
  await call('signOut { message }', { Authorization: `Bearer ${answer.signIn.token}` });
  await call('requestPasswordReset(input: { email: "admin@agency.example" }) { __typename }');
  const token = newToken();
  const expiresAt = new Date(Date.now() + 3_600_000);
  await client.passwordReset.create({ data: { token: hashToken(token), userId, email: data.email, expiresAt } });
  await call(`resetPassword(input: { token: "${token}", newPassword: "another secret" }) { __typename }`);
  expect(audit()).toEqual([
    ['signIn', null, 'InvalidCredentials'],
    ['signIn', null, 'InvalidCredentials'],
    ['signIn', 'studio', 'done'],
    ['signOut', 'studio', 'done'],
    ['requestPasswordReset', null, 'done'],
    ['resetPassword', 'studio', 'done'],
  ]);
  const secrets = ['wrong secret', 'typed-into', password, 'another secret', token, answer.signIn.token, data.email];
  for (const secret of secrets) expect(JSON.stringify(api.lines)).not.toContain(secret);
});

test('calls by a stranger or a visitor leave no audit line', async () => {
  await call(`deletePortfolioItem(id: "1") { __typename }`);
  await call('signOut { message }');
  await call('recordPayment(input: {}) { __typename }');
  expect(audit()).toEqual([]);
});
