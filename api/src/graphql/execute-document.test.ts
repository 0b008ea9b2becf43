import { createPrismaClient } from '@agency/prisma';
import { expect, test } from 'vitest';
import { graphql } from '#api/graphql/typed-graphql.ts';
import { createMetrics } from '#api/http/metrics.ts';
import { capturedLog } from '../../test/captured-log.ts';
import { serveApi } from '../../test/serve-api.ts';
import { signedIn } from '../../test/sign-in.ts';
import { useTestDatabase } from '../../test/test-database.ts';
import { testServices } from '../../test/test-services.ts';
import { createExecute } from './execute-document.ts';

const database = await useTestDatabase();
const { client } = database;
const api = await serveApi(database);

/** Causes a real error: renames the table while `work` runs. */
async function withoutBlogTable(work: () => Promise<void>): Promise<void> {
  await client.$executeRaw`ALTER TABLE blog_posts RENAME TO blog_posts_gone`;
  try {
    await work();
  } finally {
    await client.$executeRaw`ALTER TABLE blog_posts_gone RENAME TO blog_posts`;
  }
}

test('an unexpected error is hidden from the caller and logged in full; answer and log have the request’s id', async () => {
  await withoutBlogTable(async () => {
    const { data, errors, headers } = await api.graphql('{ maintenancePlans { name } blogPosts { edges { cursor } } }');
    const requestId = headers.get('X-Request-Id');
    expect(data).toBeNull();
    expect(errors).toEqual([
      {
        message: 'Something went wrong on our side.',
        locations: [{ line: 1, column: 29 }],
        path: ['blogPosts'],
        extensions: { code: 'INTERNAL_SERVER_ERROR', requestId },
      },
    ]);
    const logged = api.lines.find((line) => line.requestId === requestId && line.msg === 'operation failed');
    expect(JSON.stringify(logged)).toContain('blog_posts');
  });
});

test('a document executed in process hides unexpected errors, too', async () => {
  const document = graphql('query Faulty { blogPosts { edges { cursor } } }');
  const { logger, lines } = capturedLog();
  const context = { requestId: 'request-1', address: '127.0.0.1', log: logger, sessionToken: null, buyerToken: null };
  await withoutBlogTable(async () => {
    const execute = createExecute(testServices(client, database.url), createMetrics());
    const result = await execute(document, {}, context);
    expect(result.data).toBeNull();
    expect(result.errors).toMatchObject([
      {
        message: 'Something went wrong on our side.',
        extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: 'request-1' },
      },
    ]);
    expect(JSON.stringify(result)).not.toContain('blog_posts');
    expect(lines).toMatchObject([{ msg: 'operation failed' }]);
  });
});

test('if the database is unreachable, an operation gets 503 with a time to retry, and logs a warning', async () => {
  const url = 'postgresql://someone:secret@127.0.0.1:1/nowhere';
  const cut = await serveApi({ client: createPrismaClient(url), url });
  const message = 'The service is temporarily unavailable. Please try again in a minute.';
  const { status, data, errors, headers } = await cut.graphql('{ blogPosts { edges { cursor } } }');
  const requestId = headers.get('X-Request-Id');
  expect([status, headers.get('Retry-After'), data]).toEqual([503, '5', null]);
  expect(errors).toMatchObject([
    { message, extensions: { code: 'SERVICE_UNAVAILABLE', retryAfterSeconds: 5, requestId } },
  ]);
  expect(errors?.[0]?.extensions).not.toHaveProperty('http');
  const rest = await fetch(`${cut.url}/api/portfolio`);
  expect([rest.status, rest.headers.get('Retry-After'), await rest.json()]).toEqual([503, '5', { message }]);
  const warned = cut.lines.filter(({ level }) => level > 30);
  const ids = [requestId, rest.headers.get('X-Request-Id')];
  expect(warned).toMatchObject(ids.map((id) => ({ level: 40, requestId: id })));
});

test('a mistake in the caller’s document is explained, with the request’s id', async () => {
  const { errors, headers } = await api.graphql('{ blogPosts { edges { nod { title } } } }');
  expect(errors).toMatchObject([
    {
      message: expect.stringContaining('Did you mean "node"?'),
      extensions: { code: 'GRAPHQL_VALIDATION_FAILED', requestId: headers.get('X-Request-Id') },
    },
  ]);
});

test('a change is refused if a different admin is signed in now than when its page was loaded', async () => {
  const { headers } = await signedIn(client, {}, 'Zoë');
  const change = (owner?: string) =>
    api.graphql(
      'mutation { deleteBlogPost(id: "none", expectedVersion: 1) { __typename } }',
      {},
      { ...headers, ...(owner && { 'Agency-Page-Owner': owner }) },
    );
  const done = { deleteBlogPost: { __typename: 'NotFound' } };
  for (const owner of [undefined, 'Zo%C3%AB']) expect((await change(owner)).data).toEqual(done);
  const message = 'You are now logged in as Zoë. Reload the page; what you typed is kept.';
  expect((await change('ada')).errors).toMatchObject([{ message, extensions: { code: 'OTHER_ADMIN' } }]);
});
