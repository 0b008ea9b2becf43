import { createPrismaClient, migrate } from '@agency/prisma';
import pg from 'pg';
import { afterAll, expect, inject, test } from 'vitest';
import { capturedLog } from '../test/captured-log.ts';
import { contactSubmission } from '../test/factories.ts';
import type {} from '../test/global-setup.ts';
import { serveApi } from '../test/serve-api.ts';
import { signedIn } from '../test/sign-in.ts';
import { openJobs } from './jobs/open-jobs.ts';

/** Creates an empty database in UTF-8 with the locale C, owned by a role without other rights. */
async function plainDatabase(): Promise<string> {
  const address = new URL(inject('templateUrl'));
  address.pathname = '/postgres';
  const admin = new pg.Client({ connectionString: address.href });
  await admin.connect();
  await admin.query('DROP DATABASE IF EXISTS plain_postgres WITH (FORCE)');
  await admin.query('DROP ROLE IF EXISTS plain_owner');
  await admin.query("CREATE ROLE plain_owner LOGIN PASSWORD 'plain'");
  await admin.query(`CREATE DATABASE plain_postgres OWNER plain_owner
    TEMPLATE template0 ENCODING 'UTF8' LOCALE_PROVIDER libc LOCALE 'C'`);
  await admin.end();
  Object.assign(address, { username: 'plain_owner', password: 'plain', pathname: '/plain_postgres' });
  return address.href;
}

const url = await plainDatabase();
await migrate(url);
const client = createPrismaClient(url);
afterAll(() => client.$disconnect());

test('a role that only owns its database can create everything that the server needs', async () => {
  const jobs = await openJobs({ databaseUrl: url, logger: capturedLog().logger });
  await jobs.check();
  await jobs.close();
  const made = await client.$queryRaw`SELECT nspname AS name FROM pg_namespace WHERE nspname = 'pgboss'
    UNION SELECT extname FROM pg_extension WHERE extname = 'pg_trgm' ORDER BY name`;
  expect(made).toEqual([{ name: 'pg_trgm' }, { name: 'pgboss' }]);
  expect(await client.$queryRaw`SELECT rolsuper, rolcreatedb FROM pg_roles WHERE rolname = current_user`).toEqual([
    { rolsuper: false, rolcreatedb: false },
  ]);
});

test('a search ignores case with the locale C', async () => {
  const api = await serveApi({ client, url });
  const { headers } = await signedIn(client);
  await client.contactSubmission.createMany({
    data: [contactSubmission({ name: 'Ann Marlow' }), contactSubmission({ name: 'José Ñúñez' })],
  });
  const query = 'query ($search: String) { contactSubmissions(search: $search) { edges { node { name } } } }';
  for (const [search, names] of [
    ['mARLOW', ['Ann Marlow']],
    ['JOSE', ['José Ñúñez']],
    ['ÑÚÑ', ['José Ñúñez']],
    ['Ж', []],
  ] as const) {
    const { data } = await api.graphql(query, { search }, headers);
    const found = data.contactSubmissions.edges.map(({ node }: { node: { name: string } }) => node.name);
    expect([search, found]).toEqual([search, names]);
  }
});
