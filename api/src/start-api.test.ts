import { createServer } from 'node:net';
import { createPrismaClient } from '@agency/prisma';
import { createTestDatabase } from '@agency/prisma/testing';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { graphql } from '#api/graphql/typed-graphql.ts';
import { createHttpApp } from '#api/http/app.ts';
import { DatabaseUnreachableError } from '#api/platform/errors.ts';
import { capturedLog } from '../test/captured-log.ts';
import type {} from '../test/global-setup.ts';
import { parseEnvironment } from './contract/environment.ts';
import { type Api, startApi } from './start-api.ts';

const featured = graphql(`
  query Featured($first: Int!) {
    portfolioItems(featured: true, first: $first) {
      edges { node { title technology } }
    }
  }
`);
let api: Api | undefined;
afterEach(async () => {
  await api?.close();
  api = undefined;
});

async function start(databaseUrl: string) {
  const steps: string[] = [];
  const { logger, lines } = capturedLog();
  const environment = parseEnvironment({ DATABASE_URL: databaseUrl, SMTP_URL: 'smtp://127.0.0.1:1' });
  api = await startApi({ environment, logger, onProgress: (step) => steps.push(step) });
  return {
    api,
    steps,
    lines,
    context: { requestId: 'request-1', address: '127.0.0.1', log: logger, sessionToken: null, buyerToken: null },
  };
}

describe('with a new database', () => {
  test('the first start migrates and seeds the database, and reports both; the next start does neither', async () => {
    const url = await createTestDatabase(inject('templateUrl'), 'start_empty', false);
    const { api: first, steps, lines, context } = await start(url);
    expect(steps).toEqual([
      expect.stringMatching(/^Migrated the database \(\d{14}_init.*\)$/),
      'Filled the empty database with example content',
    ]);
    const { data } = await first.execute(featured, { first: 3 }, context);
    expect(data?.portfolioItems.edges).toHaveLength(3);
    await expect.poll(() => lines.some(({ msg }) => msg === 'housekeeping done')).toBe(true);
    await first.close();
    expect((await start(url)).steps).toEqual([]);
  });
});

describe('if a document is executed in process,', () => {
  test('an error in the variables is in the result, with the id of the request', async () => {
    const { api: started, context } = await start(await createTestDatabase(inject('templateUrl'), 'start_execute'));
    const { data, errors } = await started.execute(featured, { first: 51 }, context);
    expect(data).toBeNull();
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', requestId: 'request-1' } }]);
  });

  test('the errors of an invalid document are in the result, too', async () => {
    const { api: started, context } = await start(await createTestDatabase(inject('templateUrl'), 'start_execute'));
    const wrong = graphql('query Wrong { nothing }');
    for (const _time of ['validated', 'remembered']) {
      const { errors } = await started.execute(wrong as never, {}, context);
      expect(errors).toMatchObject([{ message: 'Cannot query field "nothing" on type "Query".' }]);
    }
  });
});

test('the API is not ready before the admin is created, because a sign-in would be refused', async () => {
  const { api: started, context } = await start(await createTestDatabase(inject('templateUrl'), 'start_ready'));
  const security = { publicUrl: 'http://localhost:3000', secure: false, hstsSubdomains: false };
  const app = createHttpApp({ logger: context.log, security, trustProxy: false });
  await started.addRoutes(app);
  const ready = async () => {
    const { statusCode, body } = await app.inject('/readyz');
    return [statusCode, JSON.parse(body)];
  };
  expect(await ready()).toEqual([503, { status: 'unavailable', reasons: ['The admin is not set up yet.'] }]);
  await started.ensureAdmin();
  await expect.poll(ready, { timeout: 5_000 }).toEqual([200, { status: 'ready' }]);
  await app.close();
});

test('reports content that another process changes', async () => {
  const url = await createTestDatabase(inject('templateUrl'), 'start_changes');
  const { api: started } = await start(url);
  // A job at the start may report other content first.
  const changed: string[] = [];
  started.onContentChange((tag) => changed.push(tag));
  const elsewhere = createPrismaClient(url);
  await elsewhere.blogPost.updateMany({ data: { title: 'Changed' } });
  await elsewhere.$disconnect();
  await expect.poll(() => changed, { timeout: 5_000 }).toContain('blog');
});

describe('the error for an unreachable database gives the reason', () => {
  test('nothing is listening there, and the password is left out', async () => {
    const failure = start('postgresql://someone:secret@127.0.0.1:1/agency');
    await expect(failure).rejects.toThrow(DatabaseUnreachableError);
    await expect(failure).rejects.toThrow(
      /^The database at 127\.0\.0\.1:1\/agency cannot be reached: nothing is listening there\. Check DATABASE_URL\.$/,
    );
  });

  test('the password is wrong', async () => {
    const address = new URL(inject('templateUrl'));
    address.password = 'wrong';
    await expect(start(address.href)).rejects.toThrow(/cannot be reached: password authentication failed/);
  });

  test('it accepts connections but does not answer within five seconds', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => silent.once('listening', resolve));
    const { port } = silent.address() as { port: number };
    await expect(start(`postgresql://someone:secret@127.0.0.1:${port}/agency`)).rejects.toThrow('no answer within 5 s');
    silent.close();
  });
});
