import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaClient } from './client/client.ts';

export type { PrismaClient } from './client/client.ts';

/** A client of the database at `databaseUrl`; it connects with its first query. End it with `$disconnect()`. */
export function createPrismaClient(databaseUrl: string): PrismaClient {
  const adapter = new PrismaPg({
    connectionString: databaseUrl,
    max: 10,
    // How long a query waits for a connection before it fails.
    connectionTimeoutMillis: 5_000,
    application_name: 'agency',
  });
  return new PrismaClient({ adapter });
}
