import fc from 'fast-check';
import { type GraphQLRequest, graphqlRequest } from './graphql-documents.ts';
import { headers } from './headers.ts';
import { type Form, forms, pages, parameters, rows } from './product.ts';
import { anyJson, knownIds, text, valueFor } from './values.ts';

export type FuzzRequest = {
  kind: 'page' | 'action' | 'rest' | 'graphql' | 'bytes';
  method: string;
  /** The path with its query. */
  path: string;
  headers: Record<string, string>;
  body: string | null;
  /** Whether the request has an admin's session cookie. */
  signedIn: boolean;
};

const otherMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY'];
/** Generates values for these fields, and sometimes leaves some out. */
function filled(fields: readonly string[]): fc.Arbitrary<Record<string, unknown>> {
  const values = Object.fromEntries(fields.map((name) => [name, valueFor(name, fc.oneof(text, anyJson))]));
  return fc.oneof(
    { weight: 4, arbitrary: fc.record(values) },
    { weight: 1, arbitrary: fc.record(values, { requiredKeys: [] }) },
  );
}

/** Encodes a text for a URL. Half a surrogate pair becomes the replacement character, as in browsers. */
const encoded = (value: string) => encodeURIComponent(value.toWellFormed());

const query = fc
  .array(fc.tuple(fc.constantFrom(...parameters), text), { maxLength: 3 })
  .map((entries) => entries.map(([name, value]) => `${name}=${encoded(value.slice(0, 900))}`).join('&'))
  .map((joined) => joined && `?${joined}`);

/** Variants of a path: letters in another case, slashes, broken escapes. */
const distortions: readonly ((path: string) => string)[] = [
  (path) => path.toUpperCase(),
  (path) => `${path}/`,
  (path) => `/${path}`,
  (path) => `${path}%`,
  (path) => `${path}%00`,
  (path) => `${path}/../admin`,
  (path) => `${path}/%2e%2e%2f`,
  (path) => `${path}.data`,
  (path) => `/_root${path}.data`,
];
const distorted = (path: string) =>
  fc.oneof(
    { weight: 5, arbitrary: fc.constant(path) },
    { weight: 2, arbitrary: fc.constantFrom(...distortions).map((distort) => distort(path)) },
  );

const asData = (path: string) => (path === '/' ? '/_.data' : `${path}.data`);
const method = (usual: string) =>
  fc.oneof({ weight: 9, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: fc.constantFrom(...otherMethods) });

/** Encodes fields as a form sends them, in one of the browsers' three encodings, or as JSON. */
function formBody(entries: Record<string, unknown>, encoding: string): { type: string; body: string } {
  const texts = Object.entries(entries).map(
    ([name, value]) => [name, typeof value === 'string' ? value : (JSON.stringify(value) ?? '')] as const,
  );
  if (encoding === 'json') return { type: 'application/json', body: JSON.stringify(entries) };
  if (encoding === 'multipart') {
    const parts = texts.map(
      ([name, value]) => `--edge\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    );
    return { type: 'multipart/form-data; boundary=edge', body: `${parts.join('')}--edge--\r\n` };
  }
  if (encoding === 'plain') return { type: 'text/plain', body: texts.map((entry) => entry.join('=')).join('\r\n') };
  const pairs = texts.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&');
  return { type: 'application/x-www-form-urlencoded', body: pairs };
}

const page = fc
  .tuple(fc.constantFrom(...pages).chain(distorted), fc.boolean(), query, method('GET'), headers)
  .map(([path, data, search, verb, headers]) => ({
    kind: 'page' as const,
    method: verb,
    path: (data ? asData(path) : path) + search,
    headers,
    body: null,
  }));

const action = fc
  .oneof(
    { weight: 3, arbitrary: fc.constantFrom(...forms) },
    { weight: 1, arbitrary: fc.constantFrom(...pages).map((path): Form => ({ path, fields: ['anything'] })) },
  )
  .chain((form) =>
    fc.tuple(
      fc.constant(form),
      filled(form.fields),
      fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...(form.intents ?? [''])) }, { weight: 1, arbitrary: text }),
      fc.constantFrom('urlencoded', 'urlencoded', 'urlencoded', 'multipart', 'plain', 'json'),
      fc.boolean(),
      method('POST'),
      headers,
    ),
  )
  .map(([form, entries, intent, encoding, data, verb, headers]) => {
    const { type, body } = formBody(form.intents ? { intent, ...entries } : entries, encoding);
    const path = data ? asData(form.path) : form.path;
    return {
      kind: 'action' as const,
      method: verb,
      path,
      headers: { 'Content-Type': type, Origin: '$ORIGIN', ...headers },
      body,
    };
  });

const rest = fc
  .constantFrom(...rows)
  .chain(([verb, path, fields]) =>
    fc.tuple(
      method(verb),
      fc.constant(path),
      fc.constantFrom(...knownIds),
      text,
      fields
        ? fc.oneof({ weight: 5, arbitrary: filled(fields) }, { weight: 1, arbitrary: anyJson })
        : fc.constant(undefined),
      headers,
    ),
  )
  .map(([verb, path, id, segment, body, headers]) => ({
    kind: 'rest' as const,
    method: verb,
    path: path.replace('{id}', id).replace('{text}', () => encoded(segment.slice(0, 900))),
    headers: { 'Content-Type': 'application/json', ...headers },
    body: body === undefined ? null : JSON.stringify(body),
  }));

const graphqlBodies: readonly ((request: GraphQLRequest) => unknown)[] = [
  (request) => request,
  (request) => [request, request],
  (request) => ({ ...request, variables: 'x' }),
  (request) => ({ ...request, operationName: '__proto__' }),
  (request) => ({ ...request, extensions: { persistedQuery: { version: 1, sha256Hash: 'x' } } }),
  ({ query: document, variables }) => ({ query: document.slice(0, document.length / 2), variables }),
  ({ query: document, variables }) => ({ query: document.replaceAll(' ', '\0'), variables }),
  ({ variables }) => ({ variables }),
  ({ query: document }) => ({ query: `{${'a{'.repeat(500)}`, document }),
  ({ query: document, variables }) => ({ query: document.replace(' {', ` { ${'x'.repeat(9_000)} `), variables }),
  ({ variables }) => ({ query: `{ ${Array.from({ length: 200 }, (_, at) => `unknown${at}`).join(' ')} }`, variables }),
  (request) => ({ ...request, ['x'.repeat(60_000)]: 1 }),
  (request) => ({ ...request, operationName: 'x'.repeat(60_000) }),
];
const graphql = fc
  .tuple(
    graphqlRequest,
    fc.oneof(
      { weight: 6, arbitrary: fc.constant(graphqlBodies[0]) },
      { weight: 1, arbitrary: fc.constantFrom(...graphqlBodies) },
    ),
    fc.integer({ min: 0, max: 9 }),
    text,
    method('POST'),
    headers,
  )
  .map(([request, bodyOf, form, odd, verb, headers]) => {
    const base = {
      kind: 'graphql' as const,
      method: verb,
      headers: { 'Content-Type': 'application/json', ...headers },
    };
    if (form > 1) return { ...base, path: '/graphql', body: JSON.stringify(bodyOf?.(request)) };
    const variables = form === 0 ? odd.slice(0, 900) : JSON.stringify(request.variables).slice(0, 4_000);
    const address = `/graphql?query=${encoded(request.query)}&variables=${encoded(variables)}`;
    return { ...base, method: verb === 'POST' ? 'GET' : verb, path: address.slice(0, 12_000), body: null };
  });

/** Requests as raw bytes, most of them malformed. `body` has the whole request, including its headers. */
const bytes = fc
  .tuple(
    fc.constantFrom(...pages, '/graphql', '/api/contact'),
    fc.constantFrom('GET', 'POST', 'get', 'G\0T', ''),
    fc.constantFrom('HTTP/1.1', 'HTTP/1.0', 'HTTP/9.9', 'HTTP/2.0', ''),
    fc.array(
      fc.constantFrom(
        'Host: localhost',
        'Host: a\r\nHost: b',
        'Content-Length: 5',
        'Content-Length: -1',
        'Content-Length: 0\r\nContent-Length: 5',
        'Transfer-Encoding: chunked',
        'Transfer-Encoding: x',
        'No colon',
        ': empty',
        'A\0: b',
        'X: é\x80',
        'Upgrade: websocket\r\nConnection: upgrade',
        `Cookie: ${'x'.repeat(20_000)}`,
      ),
      { maxLength: 4 },
    ),
    fc.constantFrom('', 'hello', '0\r\n\r\n', 'zz\r\n', '5\r\nhello\r\n0\r\n\r\n'),
  )
  .map(([path, verb, version, headers, rest]) => ({
    kind: 'bytes' as const,
    method: verb,
    path,
    headers: {},
    body: `${verb} ${path} ${version}\r\n${[...headers, 'Connection: close'].join('\r\n')}\r\n\r\n${rest}`,
  }));

/** Generates any request to the product: from a visit to a page to bytes that are not HTTP. */
export const fuzzRequest: fc.Arbitrary<FuzzRequest> = fc
  .tuple(
    fc.oneof(
      { weight: 5, arbitrary: page },
      { weight: 6, arbitrary: action },
      { weight: 5, arbitrary: rest },
      { weight: 6, arbitrary: graphql },
      { weight: 1, arbitrary: bytes },
    ),
    fc.boolean(),
  )
  .map(([request, signedIn]) => ({ ...request, signedIn }));
