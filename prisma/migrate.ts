import pg from 'pg';
import { readMigrations } from './migration-files.ts';
import { everything, type MigrationList, openSchemaEngine } from './schema-engine.ts';
import { WholeScriptAdapter } from './whole-script-adapter.ts';

/** Migrations failed; the database is unchanged. The message says why in one line. */
export class MigrationError extends Error {
  override name = 'MigrationError';
}

/** Any number that every process of this product uses. */
export const migrationLock = 7_301_964;

/**
 * Applies the missing migrations, oldest first, and fills `_prisma_migrations` as `prisma migrate deploy` would. Several
 * processes may start at once: one migrates, the others wait and find nothing to do.
 *
 * All of it is one transaction on one connection: a killed process leaves nothing behind, where Prisma's own command would
 * leave a failed migration for somebody to clear by hand.
 *
 * @returns the names applied; empty when there was nothing to do.
 * @throws MigrationError
 */
export async function migrate(databaseUrl: string, given?: MigrationList): Promise<string[]> {
  const migrations = given ?? (await readMigrations());
  // One connection that is never released, so that every statement runs in its transaction.
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 1,
    idleTimeoutMillis: 0,
    application_name: 'migrate',
  });
  const database = new WholeScriptAdapter(pool);
  try {
    await pool.query('BEGIN');
    await pool.query('SELECT pg_advisory_xact_lock($1)', [migrationLock]);
    const names = await applyMigrations(database, migrations);
    await pool.query('COMMIT');
    return names;
  } catch (error) {
    throw new MigrationError(`The database could not be migrated: ${reasonOf(error as Error, database, migrations)}`);
  } finally {
    await pool.end();
  }
}

async function applyMigrations(database: WholeScriptAdapter, migrationsList: MigrationList): Promise<string[]> {
  const engine = await openSchemaEngine(database);
  try {
    const { appliedMigrationNames } = await engine.applyMigrations({ migrationsList, filters: everything });
    return appliedMigrationNames;
  } finally {
    engine.free();
  }
}

function reasonOf({ message }: Error, { failure }: WholeScriptAdapter, migrations: MigrationList): string {
  // The engine's own message ends with a trace of its source.
  if (!failure) return message.split('\n   0: ')[0]?.trim() ?? message;
  const culprit = migrations.migrationDirectories.find(
    ({ migrationFile }) => migrationFile.content.value === failure.script,
  );
  return `${culprit?.path ?? 'a script'}: ${failure.message}`;
}
