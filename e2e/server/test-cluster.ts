import { createTestDatabase, startTestCluster } from '@agency/prisma/testing';

/** Playwright's global setup: one Postgres for the run. Workers get its template database from the environment. */
export default async function setup(): Promise<() => Promise<void>> {
  const cluster = await startTestCluster();
  process.env.TEST_TEMPLATE_URL = cluster.templateUrl;
  return cluster.close;
}

/**
 * Creates a migrated database in the run's Postgres. Outside of a run, starts a Postgres for it, which `close` stops.
 */
export async function openTestDatabase(name: string): Promise<{ url: string; close(): Promise<void> }> {
  const shared = process.env.TEST_TEMPLATE_URL;
  if (shared) return { url: await createTestDatabase(shared, name), close: async () => undefined };
  const cluster = await startTestCluster();
  return { url: await createTestDatabase(cluster.templateUrl, name), close: cluster.close };
}
