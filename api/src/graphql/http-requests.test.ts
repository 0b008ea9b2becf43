import { request } from 'node:http';
import { expect, test } from 'vitest';
import { useApi } from '../../test/serve-api.ts';
import { signedIn } from '../../test/sign-in.ts';

const { api, database } = await useApi();

type Sent = { method?: string; search?: string; headers?: Record<string, string>; body?: string };
type Answer = { status?: number; headerBytes: number; type?: string; text: string };

/** Sends headers unchanged. `fetch` would normalize them. */
const send = ({ method = 'POST', search = '', headers = {}, body }: Sent) =>
  new Promise<Answer>((resolve, reject) => {
    const type = method === 'POST' ? { 'Content-Type': 'application/json' } : {};
    const sent = request(`${api.url}/graphql${search}`, { method, headers: { ...type, ...headers } }, (response) => {
      const { statusCode: status, rawHeaders, headers: answered } = response;
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      response.on('end', () => {
        resolve({ status, headerBytes: rawHeaders.join('').length, type: answered['content-type'], text });
      });
    });
    sent.on('error', reject).end(body);
  });

const isJson = /^application\/(graphql-response\+)?json/;
const operation = '{"query":"{ __typename }"}';
const long = (item: (at: number) => string) => Array.from({ length: 2_000 }, (_, at) => item(at)).join();

test.each([
  ['Accept', long((at) => `a/${at}`), 406],
  ['Accept', '*/*,'.repeat(3_500), 200],
  ['Accept', `${long((at) => `a/${at}`)},application/json`, 200],
  ['Accept-Encoding', long((at) => `x${at}`), 200],
  ['Content-Type', `application/json;${'x'.repeat(14_000)}`, 200],
  ['Content-Type', 'x'.repeat(14_000), 415],
  ['Origin', `https://${'x'.repeat(14_000)}`, 403],
  ['X-Request-Id', 'x'.repeat(14_000), 200],
  ['Access-Control-Request-Headers', long((at) => `x-${at}`), 200],
])('a long %s header gets a short answer (%.20s)', async (name, value, status) => {
  const answer = await send({ headers: { [name]: value }, body: operation });
  expect([answer.status, answer.type]).toEqual([status, expect.stringMatching(isJson)]);
  expect(answer.headerBytes).toBeLessThan(1_000);
  expect(answer.text.length).toBeLessThan(300);
});

test.each([
  ['variables that are not JSON', '&variables={bad', 400],
  ['extensions that are not JSON', '&extensions={bad', 400],
  ['a null byte as variables', '&variables=%00', 400],
  ['variables that are not UTF-8', '&variables=%FF%FE', 400],
  ['variables that are a list', '&variables=[1]', 400],
  ['variables that are a string', '&variables="a"', 400],
  ['extensions that are a number', '&extensions=1', 400],
  ['a null byte in the operation', '%00', 400],
  ['the name of a missing operation', '&operationName=__proto__', 400],
  ['two variables parameters, of which the first counts', '&variables={}&variables={bad', 200],
  ['an invalid escape', '&x=%', 200],
  ["the path of Yoga's health check", '&x=/health', 200],
])('a GET with %s is answered with JSON', async (_what, more, status) => {
  const headers = { Accept: 'application/graphql-response+json' };
  const answer = await send({ method: 'GET', search: `?query={__typename}${more}`, headers });
  expect([answer.status, answer.type]).toEqual([status, expect.stringMatching(isJson)]);
  expect(JSON.parse(answer.text)).toEqual(
    status === 200
      ? { data: { __typename: 'Query' } }
      : { errors: [expect.objectContaining({ message: expect.any(String) })] },
  );
});

test.each([
  ['no body', '', 400],
  ['a null', 'null', 400],
  ['a string', '"x"', 400],
  ['a list', `[${operation}]`, 400],
  ['half an object', '{"query":', 400],
  ['no operation', '{}', 400],
  ['an operation that is a number', '{"query":5}', 400],
  ['variables that are a string', '{"query":"{ __typename }","variables":"{}"}', 400],
  ['an operation name that is an object', '{"query":"{ __typename }","operationName":{"a":1}}', 400],
  ['an unknown parameter', '{"query":"{ __typename }","constructor":1}', 400],
  ['a null byte', '{"query":"{ __typename \\u0000 }"}', 400],
  ['deep variables', `{"query":"{ __typename }","variables":{"a":${'['.repeat(40_000)}${']'.repeat(40_000)}}}`, 200],
])('a POST with %s is answered with JSON', async (_what, body, status) => {
  const accept = 'application/graphql-response+json';
  const answer = await send({ headers: { Accept: accept }, body });
  expect([answer.status, answer.type]).toEqual([status, expect.stringMatching(isJson)]);
  expect(JSON.parse(answer.text)).toBeTypeOf('object');
});

test.each([
  ['as XML', { 'Content-Type': 'text/xml' }, 415],
  ['as a form', { 'Content-Type': 'application/x-www-form-urlencoded', 'GraphQL-Require-Preflight': '1' }, 415],
  ['as plain text', { 'Content-Type': 'text/plain' }, 415],
  ['with an Accept header for pictures', { Accept: 'image/png' }, 406],
])('an operation sent %s is refused with a message', async (_how, headers: Record<string, string>, status) => {
  const answer = await send({ headers, body: operation });
  expect([answer.status, JSON.parse(answer.text)]).toEqual([status, { message: expect.stringMatching(/^[A-Z].*\.$/) }]);
});

test.each([
  ['a wrong type', '$v: Int', 'first: $v', '3', /^Variable "\$v" got invalid value "3"; Int cannot represent/],
  ['an unknown value', '$v: Technology', 'technology: $v', 'Cobol', /; Please select a technology$/],
])('the error for variables with %s has the code BAD_USER_INPUT', async (_what, declared, used, value, message) => {
  const { status, errors } = await api.graphql(`query (${declared}) { portfolioItems(${used}) { edges { cursor } } }`, {
    v: value,
  });
  expect([status, errors]).toMatchObject([400, [{ extensions: { code: 'BAD_USER_INPUT' } }]]);
  expect(errors?.[0]?.message).toMatch(message);
});

test('the admin may send a long body without a Content-Length', async () => {
  const { headers } = await signedIn(database.client);
  const body = JSON.stringify({ query: `{ __typename } # ${'x'.repeat(100_000)}` });
  const chunked = { 'Transfer-Encoding': 'chunked' };
  expect((await send({ headers: chunked, body })).status).toBe(413);
  expect((await send({ headers: { ...chunked, ...headers }, body })).status).toBe(200);
});

test('the content type of a body is case-insensitive', async () => {
  expect((await send({ headers: { 'Content-Type': 'Application/JSON; Charset=UTF-8' }, body: operation })).status).toBe(
    200,
  );
});

test('a subscription whose Accept header excludes event streams is refused with a message, every time', async () => {
  const { headers } = await signedIn(database.client);
  const body = JSON.stringify({ query: 'subscription { changes { cursor } }' });
  for (let time = 0; time < 20; time++) {
    const { status, text } = await send({ headers: { ...headers, Accept: 'application/json' }, body });
    const [error] = JSON.parse(text).errors;
    expect([status, error.message]).toEqual([406, expect.stringContaining('text/event-stream')]);
  }
});

test('a faulty request causes no warning or error in the log', async () => {
  api.lines.length = 0;
  await send({ method: 'GET', search: '?query={__typename}&variables={bad' });
  await send({ headers: { Accept: 'image/png' }, body: operation });
  expect(api.lines.filter(({ level }) => level > 30)).toEqual([]);
});
