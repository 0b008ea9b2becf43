import { expect, test } from 'vitest';
import { graphql } from '#api/graphql/typed-graphql.ts';
import { createMetrics } from '#api/http/metrics.ts';
import { capturedLog } from '../../test/captured-log.ts';
import { serveApi } from '../../test/serve-api.ts';
import { useTestDatabase } from '../../test/test-database.ts';
import { testServices } from '../../test/test-services.ts';
import { createExecute } from './execute-document.ts';

const database = await useTestDatabase();
const { client } = database;
const api = await serveApi(database);

/** A real fault: the table is gone while `work` runs. */
async function withoutBlogTable(work: () => Promise<void>): Promise<void> {
  await client.$executeRaw`ALTER TABLE blog_posts RENAME TO blog_posts_gone`;
  try {
    await work();
  } finally {
    await client.$executeRaw`ALTER TABLE blog_posts_gone RENAME TO blog_posts`;
  }
}

test('a fault is hidden from the caller and logged in full, both under the request’s id', async () => {
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

test('a document executed in process is masked the same way', async () => {
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

test('a mistake of the caller is explained, with the request’s id', async () => {
  const { errors, headers } = await api.graphql('{ blogPosts { edges { nod { title } } } }');
  expect(errors).toMatchObject([
    {
      message: expect.stringContaining('Did you mean "node"?'),
      extensions: { code: 'GRAPHQL_VALIDATION_FAILED', requestId: headers.get('X-Request-Id') },
    },
  ]);
});
