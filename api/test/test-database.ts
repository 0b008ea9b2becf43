import { randomUUID } from 'node:crypto';
import { createPrismaClient, type PrismaClient } from '@agency/prisma';
import { createTestDatabase, startTestCluster } from '@agency/prisma/testing';
import { afterAll, beforeEach, inject } from 'vitest';
import type {} from './global-setup.ts';

export type TestDatabase = { client: PrismaClient; url: string };

/**
 * Creates a migrated database for the test file that calls this. Its tables are emptied before each test, except the
 * packages and case studies that migrations add.
 *
 * @param alone whether the database gets a Postgres of its own, in which no other transactions are open. In the shared
 * Postgres, another file's open transaction delays what `readChanges` returns here, because `pg_snapshot_xmin` covers
 * all databases.
 */
export async function useTestDatabase({ alone = false } = {}): Promise<TestDatabase> {
  const templateUrl = alone ? await quietCluster() : inject('templateUrl');
  const url = await createTestDatabase(templateUrl, `api_${randomUUID().replaceAll('-', '')}`);
  const client = createPrismaClient(url);
  const tables = await client.$queryRaw<{ name: string }[]>`
    SELECT quote_ident(tablename) AS name FROM pg_tables
    WHERE schemaname = 'public' AND tablename NOT IN ('_prisma_migrations', 'case_studies', 'service_packages')`;
  const names = tables.map(({ name }) => name);
  // Triggers prevent the deletion of orders and their ledger. Tests connect as superuser, so they can disable the
  // triggers. DELETE takes a tenth of the time of TRUNCATE, which creates new files for every table and index. The lock
  // waits for transactions that the previous test has not finished.
  const empty = `DO $$ BEGIN
    SET LOCAL session_replication_role = replica;
    LOCK TABLE ${names.join(', ')} IN ACCESS EXCLUSIVE MODE;
    ${names.map((name) => `DELETE FROM ${name};`).join(' ')}
  END $$`;
  beforeEach(() => client.$executeRawUnsafe(empty));
  afterAll(() => client.$disconnect());
  return { client, url };
}

/** Starts a Postgres that only this test file uses. Returns the address of its template. */
async function quietCluster(): Promise<string> {
  const cluster = await startTestCluster();
  afterAll(cluster.close);
  return cluster.templateUrl;
}
