import { graphql } from '@agency/api/typed-graphql';
import { afterEach, expect, test, vi } from 'vitest';
import { inProcessQueries, remoteQueries } from './query-api.ts';

afterEach(() => vi.unstubAllGlobals());

const query = graphql('query Plans { maintenancePlans { type } }');
const caller = { requestId: 'request-1', address: '203.0.113.9', log: {} as never };

async function headersFor(tokens: { sessionToken: string | null; buyerToken: string | null }, secure: boolean) {
  const fetch = vi.fn(async (_address: URL, _options: RequestInit) =>
    Response.json({ data: { maintenancePlans: [] } }),
  );
  vi.stubGlobal('fetch', fetch);
  await remoteQueries('http://api.internal', { secure })({ ...caller, ...tokens })(query, {});
  return new Headers(fetch.mock.calls[0]?.[1].headers);
}

test('a remote API gets the visitor’s address, session and buyer token', async () => {
  const headers = await headersFor({ sessionToken: 'session', buyerToken: 'buyer' }, true);
  expect(headers.get('X-Forwarded-For')).toBe('203.0.113.9');
  // With an Authorization header, the API would record the admin's actions as actions in the console.
  expect(headers.has('Authorization')).toBe(false);
  expect(headers.get('Cookie')).toBe('__Host-agency_session=session; __Host-checkout=buyer');
});

test('a query of a visitor without tokens is sent to a remote API without tokens', async () => {
  const headers = await headersFor({ sessionToken: null, buyerToken: null }, false);
  expect(headers.get('Cookie')).toBeNull();
});

test('a visitor who calls a remote API too often gets its 429', async () => {
  const refuse = async () => Response.json({ message: 'Too many' }, { status: 429, headers: { 'Retry-After': '7' } });
  vi.stubGlobal('fetch', refuse);
  const tokens = { sessionToken: null, buyerToken: null };
  const queryApi = remoteQueries('http://api.internal', { secure: false })({ ...caller, ...tokens });
  const refusal = await queryApi(query, {}).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(Response);
  expect(refusal).toMatchObject({ status: 429 });
  expect((refusal as Response).headers.get('Retry-After')).toBe('7');
});

test('a visitor who calls the API in this process too often gets a 429', async () => {
  const extensions = { code: 'RATE_LIMITED', retryAfterSeconds: 1 };
  const execute = async () => ({ data: null, errors: [{ message: 'Too many', extensions }] });
  const queryApi = inProcessQueries({ execute })({ ...caller, sessionToken: null, buyerToken: null });
  const refusal = (await queryApi(query, {}).catch((error: unknown) => error)) as Response;
  expect([refusal.status, refusal.headers.get('Retry-After')]).toEqual([429, '1']);
});
