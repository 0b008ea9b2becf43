import { createPrismaClient } from '@agency/prisma';
import { expect, test } from 'vitest';
import { NotReadyError } from '#api/platform/errors.ts';
import { serveApi } from '../../test/serve-api.ts';
import { useTestDatabase } from '../../test/test-database.ts';

const database = await useTestDatabase();
const api = await serveApi(database);
const token = { metricsToken: 'a-long-random-token' };
const closed = await serveApi(database, token);
const proxied = await serveApi(database, { behindProxy: true });
const closedAndProxied = await serveApi(database, { ...token, behindProxy: true });

test('/healthz says that the process is alive', async () => {
  const response = await fetch(`${api.url}/healthz`);
  expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }]);
});

test('/readyz is 200 while the database answers', async () => {
  const response = await fetch(`${api.url}/readyz`);
  expect([response.status, await response.json()]).toEqual([200, { status: 'ready' }]);
});

test('/readyz is 503 with the reason while the database does not answer; only the log has the cause', async () => {
  const unreachable = createPrismaClient('postgresql://someone:secret@127.0.0.1:1/nowhere');
  const dependencies = [{ name: 'database', check: () => unreachable.$queryRaw`SELECT 1` }];
  const cut = await serveApi(database, { dependencies });
  const response = await fetch(`${cut.url}/readyz`);
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({ status: 'unavailable', reasons: ['The database is not responding.'] });
  expect(cut.lines.some(({ msg }) => msg === 'not ready')).toBe(true);
});

test('/readyz passes on the message of a check’s NotReadyError', async () => {
  const check = () => Promise.reject(new NotReadyError('The admin is not set up yet.'));
  const { url } = await serveApi(database, { dependencies: [{ name: 'database', check }] });
  expect(await (await fetch(`${url}/readyz`)).json()).toMatchObject({ reasons: ['The admin is not set up yet.'] });
});

test('20 requests of /readyz at the same time share one check', async () => {
  let checks = 0;
  const check = async () => {
    checks += 1;
  };
  const { url } = await serveApi(database, { dependencies: [{ name: 'database', check }] });
  const answers = await Promise.all(Array.from({ length: 20 }, () => fetch(`${url}/readyz`)));
  expect([new Set(answers.map(({ status }) => status)), checks]).toEqual([new Set([200]), 1]);
});

test('/metrics shows the counts of requests and operations to this machine', async () => {
  await fetch(`${api.url}/api/portfolio`);
  await api.graphql('{ __typename }');
  const text = await (await fetch(`${api.url}/metrics`)).text();
  expect(text).toMatch(/http_request_duration_seconds_count\{method="GET",route="api",status="200"\} \d+/);
  expect(text).toMatch(/graphql_operation_duration_seconds_count\{operation="RestPortfolio",outcome="ok"\} \d+/);
  expect(text).toMatch(/graphql_operation_duration_seconds_count\{operation="http",outcome="ok"\} \d+/);
  expect(text).toContain('nodejs_eventloop_lag_seconds');
});

test('/metrics is refused to requests that a proxy forwards', async () => {
  const response = await fetch(`${api.url}/metrics`, { headers: { 'X-Forwarded-For': '127.0.0.1' } });
  expect(response.status).toBe(403);
});

test.each([
  [undefined, 401],
  ['Bearer wrong', 401],
  ['Bearer a-long-random-token', 200],
])(
  'if a token is set, a request for /metrics with the Authorization header %s gets %i',
  async (authorization, status) => {
    const response = await fetch(`${closed.url}/metrics`, { headers: authorization ? { authorization } : {} });
    expect(response.status).toBe(status);
  },
);

test('behind a proxy, /metrics needs a token even from this machine, where the proxy may run', async () => {
  expect((await fetch(`${proxied.url}/metrics`)).status).toBe(403);
  expect((await fetch(`${closedAndProxied.url}/metrics`)).status).toBe(401);
  const headers = { authorization: 'Bearer a-long-random-token' };
  expect((await fetch(`${closedAndProxied.url}/metrics`, { headers })).status).toBe(200);
});
