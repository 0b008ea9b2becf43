import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaClient } from './client/client.ts';

export type { PrismaClient } from './client/client.ts';

/**
 * Creates a client of the database at `databaseUrl`, with limited connections, the first made for its first query. End it
 * with `$disconnect()`.
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
