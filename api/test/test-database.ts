import { randomUUID } from 'node:crypto';
import { createPrismaClient, type PrismaClient } from '@agency/prisma';
import { createTestDatabase } from '@agency/prisma/testing';
import { afterAll, beforeEach, inject } from 'vitest';
import type {} from './global-setup.ts';

export type TestDatabase = { client: PrismaClient; url: string };

/** A migrated database for the test file that calls this; its tables are emptied before each test. */
export async function useTestDatabase(): Promise<TestDatabase> {
  const url = await createTestDatabase(inject('templateUrl'), `api_${randomUUID().replaceAll('-', '')}`);
  const client = createPrismaClient(url);
  const tables = await client.$queryRaw<{ name: string }[]>`
    SELECT quote_ident(tablename) AS name FROM pg_tables
    WHERE schemaname = 'public' AND tablename <> '_prisma_migrations'`;
  const truncate = `TRUNCATE ${tables.map(({ name }) => name).join(', ')}`;
  beforeEach(() =>
    client.$transaction([
      // Orders and their ledger are kept: as the superuser that tests are, what guards them is passed by.
      client.$executeRaw`SET LOCAL session_replication_role = replica`,
      client.$executeRawUnsafe(truncate),
    ]),
  );
  afterAll(() => client.$disconnect());
  return { client, url };
}
