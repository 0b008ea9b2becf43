import { randomUUID } from 'node:crypto';
import { createPrismaClient, type PrismaClient } from '@agency/prisma';
import { createTestDatabase, startTestCluster } from '@agency/prisma/testing';
import { afterAll, beforeEach, inject } from 'vitest';
import type {} from './global-setup.ts';

export type TestDatabase = { client: PrismaClient; url: string };

/**
 * A migrated database for the test file that calls this; its tables are emptied before each test, but not of the
 * packages and case studies that migrations add.
 *
 * @param alone in a Postgres of its own: which transactions are open is known there. The one that all files share has
 *   one horizon, too, so what another file has open holds back changes in this one's database.
 */
export async function useTestDatabase({ alone = false } = {}): Promise<TestDatabase> {
  const templateUrl = alone ? await quietCluster() : inject('templateUrl');
  const url = await createTestDatabase(templateUrl, `api_${randomUUID().replaceAll('-', '')}`);
  const client = createPrismaClient(url);
  const tables = await client.$queryRaw<{ name: string }[]>`
    SELECT quote_ident(tablename) AS name FROM pg_tables
    WHERE schemaname = 'public' AND tablename NOT IN ('_prisma_migrations', 'case_studies', 'service_packages')`;
  const names = tables.map(({ name }) => name);
  // Orders and their ledger are kept: as the superuser that tests are, what guards them is passed by. To truncate makes
  // new files for every table and index; to delete the few rows of a test takes a tenth of the time. The lock waits for
  // what the test before has not finished.
  const empty = `DO $$ BEGIN
    SET LOCAL session_replication_role = replica;
    LOCK TABLE ${names.join(', ')} IN ACCESS EXCLUSIVE MODE;
    ${names.map((name) => `DELETE FROM ${name};`).join(' ')}
  END $$`;
  beforeEach(() => client.$executeRawUnsafe(empty));
  afterAll(() => client.$disconnect());
  return { client, url };
}

/** Starts a Postgres in which nothing happens but what the tests do; returns its template's address. */
async function quietCluster(): Promise<string> {
  const cluster = await startTestCluster();
  afterAll(cluster.close);
  return cluster.templateUrl;
}
