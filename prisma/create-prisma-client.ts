import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaClient } from './client/client.ts';

export type { PrismaClient } from './client/client.ts';

export type PrismaClientOptions = {
  /** The most connections held at once (default 10). */
  poolSize?: number;
  /** How long a query waits for a connection before it fails, in milliseconds (default 5,000). */
  connectTimeoutMs?: number;
};

/** A client of the database at `databaseUrl`; it connects with its first query. End it with `$disconnect()`. */
export function createPrismaClient(databaseUrl: string, options: PrismaClientOptions = {}): PrismaClient {
  const { poolSize = 10, connectTimeoutMs = 5_000 } = options;
  const adapter = new PrismaPg({
    connectionString: databaseUrl,
    max: poolSize,
    connectionTimeoutMillis: connectTimeoutMs,
    application_name: 'agency',
  });
  return new PrismaClient({ adapter });
}
