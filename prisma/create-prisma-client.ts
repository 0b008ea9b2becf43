import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaClient } from './client/client.ts';

export type { PrismaClient } from './client/client.ts';

/**
 * A client of the database at `databaseUrl`, with at most so many connections, the first of which is made for its first
 * query. End it with `$disconnect()`.
 *
 * @param options.waitMs how long a query waits for a connection before it fails.
 */
export function createPrismaClient(databaseUrl: string, { connections = 8, waitMs = 5_000 } = {}): PrismaClient {
  const adapter = new PrismaPg({
    connectionString: databaseUrl,
    max: connections,
    connectionTimeoutMillis: waitMs,
    application_name: 'agency',
  });
  return new PrismaClient({ adapter });
}
