import { expect, test } from 'vitest';
import { z } from 'zod';
import { technologies } from '#api/contract/portfolio.ts';
import { descriptionOf } from '#api/rest/body-descriptions.ts';
import { restRows } from '#api/rest/rest.ts';
import { blogPost, portfolioItem } from '../../test/factories.ts';
import { useApi } from '../../test/serve-api.ts';
import { signedIn } from '../../test/sign-in.ts';

const { api, client } = await useApi();

// biome-ignore lint/suspicious/noExplicitAny: a test states what it expects of the description.
const { openapi, paths, components, info } = (await (await fetch(`${api.url}/api/json`)).json()) as any;
const operations = restRows.map(
  (row) => [`${row.method} ${row.path}`, row, paths[row.path]?.[row.method.toLowerCase()]] as const,
);
const bodyOf = (path: string) => paths[path].post.requestBody.content['application/json'];

test('the OpenAPI description has exactly the calls of the REST table', () => {
  expect(openapi).toMatch(/^3\.1/);
  const described = Object.entries<object>(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described.sort()).toEqual(operations.map(([name]) => name).sort());
  expect(info.description).toContain('](/graphql)');
});

test.each(operations)('the description of %s has a summary, answers and refusals', (_name, row, operation) => {
  expect(operation).toMatchObject({ summary: row.summary, description: expect.stringMatching(/\w\.$/) });
  const { [row.status ?? 200]: done, ...refusals } = operation.responses;
  expect(done.description.length).toBeGreaterThan(3);
  expect(Object.keys(refusals)).toEqual(
    expect.arrayContaining(['429', '503', ...(row.method === 'GET' ? [] : ['403'])]),
  );
  for (const status of ['429', '503']) expect(refusals[status].headers['Retry-After']).toBeDefined();
  const needsSession = row.path.startsWith('/api/admin/') && !/(session|login|logout|-password)$/.test(row.path);
  expect([operation.security, '401' in refusals && row.path !== '/api/admin/login']).toEqual(
    needsSession ? [[{ bearer: [] }, { session: [] }], true] : [row.forBuyer ? [{ buyer: [] }] : undefined, false],
  );
  expect(components.securitySchemes).toMatchObject({
    bearer: { scheme: 'bearer' },
    session: { name: 'agency_session' },
    buyer: { in: 'cookie', name: 'checkout' },
  });
});

test('a body is described by its rules: lengths, enumerations and the descriptions of the GraphQL schema', () => {
  const { schema } = bodyOf('/api/contact');
  expect(schema.properties.name).toEqual({
    type: 'string',
    minLength: 2,
    maxLength: 100,
    description: 'Who writes, 2 to 100 characters.',
  });
  expect(bodyOf('/api/admin/portfolio').schema.properties.technology.enum).toEqual([...technologies]);
  expect(bodyOf('/api/performance/email-report').schema.properties.performanceData.properties.metrics).toMatchObject({
    maxItems: 5,
  });
  expect(paths['/api/contact'].post.responses['400'].description).toMatch(/`BotCheckFailed`: .+\n\n`InvalidInput`: /);
});

test('the honeypot field is not described', () => {
  expect(JSON.stringify(paths['/api/contact'])).not.toContain('website');
});

const withBody = operations.flatMap(([name, { path, method, body }]) =>
  body ? [[name, path, method, body] as const] : [],
);

test.each(withBody)('the example of %s meets the rules of its body', (_name, path, method, body) => {
  const { example } = paths[path][method.toLowerCase()].requestBody.content['application/json'];
  const { rules } = descriptionOf(body);
  expect([body.safeParse(example).error, rules.safeParse(example).error]).toEqual([undefined, undefined]);
});

test.each(withBody)('the description of %s has only fields that its body accepts', (_name, path, method, body) => {
  const { schema } = paths[path][method.toLowerCase()].requestBody.content['application/json'];
  const told = Object.keys(schema.properties);
  expect(told.filter((field) => !(field in (body as z.ZodObject).shape))).toEqual([]);
});

test('the examples of the description, unchanged, create an order and a portfolio item', async () => {
  const { headers } = await signedIn(client);
  for (const path of ['/api/maintenance/create', '/api/admin/portfolio']) {
    const answer = await fetch(api.url + path, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(bodyOf(path).example),
    });
    expect([path, answer.status]).toEqual([path, 201]);
  }
});

test('refusals have only properties that their descriptions list', async () => {
  const schemaOf = (path: string, status: number) =>
    paths[path].post.responses[status].content['application/json'].schema.properties;
  for (const [path, status, sent] of [
    ['/api/admin/login', 401, { username: 'admin', password: 'mistyped' }],
    ['/api/performance/email-report', 400, {}],
  ] as const) {
    const answer = await fetch(api.url + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(sent),
    });
    expect([path, answer.status]).toEqual([path, status]);
    expect(Object.keys(schemaOf(path, status))).toEqual(expect.arrayContaining(Object.keys(await answer.json())));
  }
  expect(schemaOf('/api/paypal/order/{id}/capture', 409).reason.enum).toContain('NOT_APPROVED');
});

test('public answers match their descriptions', async () => {
  await client.portfolioItem.create({ data: portfolioItem({ featured: true }) });
  await client.blogPost.create({ data: blogPost({ slug: 'spring' }) });
  for (const { path, answers } of restRows.filter(({ forAnybody }) => forAnybody)) {
    const answer = await fetch(api.url + path.replace('{slug}', 'spring'));
    expect(z.safeParse(answers, await answer.json()), path).toMatchObject({ success: true });
  }
});

test('the page with the description loads nothing from other hosts, and its policy allows no inline script', async () => {
  const page = await fetch(`${api.url}/api`);
  const policy = page.headers.get('Content-Security-Policy') ?? '';
  expect([page.status, page.headers.get('Content-Type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toMatch(/https?:/);
  const html = await page.text();
  expect(html).not.toMatch(/<script(?![^>]*\bsrc=)|(?:src|href)="https?:/);
  const files = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file = '']) => new URL(file, page.url));
  expect(files.length).toBeGreaterThan(3);
  expect(files.filter(({ pathname }) => /icon|logo/.test(pathname))).toEqual([]);
  const start = await (await fetch(`${api.url}/api/static/swagger-initializer.js`)).text();
  expect([start.includes('BaseLayout'), /base64,\w/.test(start)]).toEqual([true, false]);
  for (const file of files) expect([file.pathname, (await fetch(file)).status]).toEqual([file.pathname, 200]);
});

test('a missing file of the description’s page gets the API’s 404, and all methods but GET are refused', async () => {
  const ask = async (path: string, method = 'GET') => {
    const { status, headers } = await fetch(api.url + path, { method, redirect: 'manual' });
    return [status, headers.get('Location') ?? headers.get('Allow') ?? headers.get('Content-Type')];
  };
  expect(await ask('/api/static/index.html?x')).toEqual([302, '/api/']);
  expect(await ask('/api/static/nothing.js')).toEqual([404, 'application/json; charset=utf-8']);
  for (const path of ['/api', '/api/', '/api/json']) {
    expect(await ask(path, 'OPTIONS')).toEqual([204, 'GET, HEAD, OPTIONS']);
    expect(await ask(path, 'DELETE')).toEqual([405, 'GET, HEAD, OPTIONS']);
  }
});
