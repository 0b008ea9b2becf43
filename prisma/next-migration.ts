import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openEmbeddedDatabase } from './embedded/embedded-database.ts';
import { generateClientIfStale } from './generate.ts';
import { migrationsDir, readMigrations, readSchema } from './migration-files.ts';
import { everything, openSchemaEngine } from './schema-engine.ts';
import { WholeScriptAdapter } from './whole-script-adapter.ts';

/**
 * Returns the SQL that migrates a database with all committed migrations to `schema` (by default, the committed one).
 * Empty if they agree. Compares only what Prisma's schema language can express, so handwritten checks and triggers are
 * never dropped.
 *
 * @param databaseUrl the address of a Postgres server on which the engine can create a database for the comparison.
 */
export async function schemaChanges(
  databaseUrl: string,
  schema?: Awaited<ReturnType<typeof readSchema>>,
): Promise<string> {
  const pool = new pg.Pool({ connectionString: databaseUrl });
  const engine = await openSchemaEngine(new WholeScriptAdapter(pool));
  try {
    const { stdout } = await engine.diff({
      from: { tag: 'migrations', ...(await readMigrations()) },
      to: { tag: 'schemaDatamodel', files: schema ?? (await readSchema()) },
      script: true,
      exitCode: null,
      filters: everything,
    });
    return (stdout ?? '').replace(/^-- This is an empty migration\.\s*/, '').trim();
  } finally {
    engine.free();
    await pool.end();
  }
}

async function writeNextMigration(name: string): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'next-migration-'));
  const database = await openEmbeddedDatabase({ dataDir });
  try {
    const sql = await schemaChanges(database.adminUrl);
    if (sql === '') return 'The schema and the migrations agree: nothing to write.';
    const timestamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
    const folder = join(migrationsDir, `${timestamp}_${name}`);
    await mkdir(folder);
    await writeFile(join(folder, 'migration.sql'), `${sql}\n`);
    return `Wrote ${join(folder, 'migration.sql')}. Read it, add checks by hand, commit it.`;
  } finally {
    await database.close();
    await rm(dataDir, { recursive: true });
  }
}

if (import.meta.main) {
  const [name = ''] = process.argv.slice(2);
  if (/^[a-z][a-z0-9_]*$/.test(name)) {
    console.log(await writeNextMigration(name));
    await generateClientIfStale();
  } else {
    console.error('Name the migration in lower_snake_case: pnpm --filter @agency/prisma migration add_invoice_date');
    process.exitCode = 1;
  }
}
