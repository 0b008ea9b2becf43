import { createPrismaClient, MigrationError, migrate, type PrismaClient, seedEmptyDatabase } from '@agency/prisma';
import pg from 'pg';
import { DatabaseUnreachableError, StartError } from '#api/platform/errors.ts';
import type { Logger } from '#api/platform/logger.ts';
import type { Environment } from './contract/environment.ts';

type OpenDatabaseOptions = { environment: Environment; logger: Logger; onProgress(step: string): void };

type OpenDatabase = { client: PrismaClient; url: string; close(): Promise<void> };

const timeoutMs = 5_000;

/**
 * Opens the database that the environment names, or else the embedded one. Migrates it, and seeds it if it is empty.
 *
 * @throws StartError with a plain message if the database is unreachable, used by another process, or cannot be
 * migrated.
 */
export async function openDatabase({ environment, logger, onProgress }: OpenDatabaseOptions): Promise<OpenDatabase> {
  const { url: named, dataDir } = environment.database;
  const { url, close } = named ? await reachDatabase(named) : await startEmbedded({ dataDir, logger, onProgress });
  const client = createPrismaClient(url);
  try {
    const applied = await migrate(url);
    if (applied.length > 0) onProgress(`Migrated the database (${applied.join(', ')})`);
    if (await seedEmptyDatabase(client)) onProgress('Filled the empty database with example content');
  } catch (error) {
    await client.$disconnect();
    await close();
    throw error instanceof MigrationError ? new StartError(error.message) : error;
  }
  return {
    client,
    url,
    async close() {
      await client.$disconnect();
      await close();
    },
  };
}

/**
 * Checks that the database can be reached. A later error would hide the reason in a stack trace.
 *
 * @throws DatabaseUnreachableError
 */
export async function reachDatabase(url: string) {
  const probe = new pg.Client({ connectionString: url, connectionTimeoutMillis: timeoutMs });
  probe.on('error', () => undefined);
  try {
    await probe.connect();
  } catch (error) {
    throw new DatabaseUnreachableError(url, reasonOf(error as NodeJS.ErrnoException));
  } finally {
    await probe.end().catch(() => undefined);
  }
  return { url, close: async () => undefined };
}

function reasonOf({ code, message }: NodeJS.ErrnoException): string {
  if (code === 'ECONNREFUSED') return 'nothing is listening there';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'the host name cannot be resolved';
  if (/timeout/i.test(message)) return `no answer within ${timeoutMs / 1000} s`;
  return message;
}

async function startEmbedded(options: { dataDir: string } & Omit<OpenDatabaseOptions, 'environment'>) {
  const { openEmbeddedDatabase } = await import('@agency/prisma/embedded');
  return openEmbeddedDatabase(options).catch((error: Error) => {
    throw new StartError(error.message);
  });
}
