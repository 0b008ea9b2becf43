import pg from 'pg';
import { readMigrations } from './migration-files.ts';
import { everything, type MigrationList, openSchemaEngine } from './schema-engine.ts';
import { WholeScriptAdapter } from './whole-script-adapter.ts';

/** Migrations failed, and the database is unchanged. The message has the reason in one line. */
export class MigrationError extends Error {
  override name = 'MigrationError';
}

/** The id of the advisory lock, the same in every process of this product. */
export const migrationLock = 7_301_964;

/**
 * Applies the missing migrations, oldest first, and records them like `prisma migrate deploy`. If several processes
 * start at once, one migrates, and the others wait.
 *
 * Everything is one transaction on one connection, so a killed process leaves nothing behind. Prisma's own command
 * would leave a failed migration for somebody to clear by hand.
 *
 * @returns the names of the applied migrations; empty if there were none.
 * @throws MigrationError
 */
export async function migrate(databaseUrl: string, given?: MigrationList): Promise<string[]> {
  const migrations = given ?? (await readMigrations());
  // The pool has only one connection and never closes it, so that all statements run in one transaction.
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
  // The engine's message ends with a trace of its source, which is cut off.
  if (!failure) return message.split('\n   0: ')[0]?.trim() ?? message;
  const culprit = migrations.migrationDirectories.find(
    ({ migrationFile }) => migrationFile.content.value === failure.script,
  );
  return `${culprit?.path ?? 'a script'}: ${failure.message}`;
}
