import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { MigrationList } from './schema-engine.ts';

/** The folder of committed migrations. Each has a subfolder named `<timestamp>_<name>`. */
export const migrationsDir = fileURLToPath(new URL('migrations', import.meta.url));
const schemaDir = fileURLToPath(new URL('schema', import.meta.url));

export async function readSchema(): Promise<{ path: string; content: string }[]> {
  const names = (await readdir(schemaDir)).filter((name) => name.endsWith('.prisma')).sort();
  const read = async (path: string) => ({ path, content: await readFile(path, 'utf8') });
  return Promise.all(names.map((name) => read(join(schemaDir, name))));
}

/** Returns the committed migrations in the form that the schema engine reads, oldest first. */
export async function readMigrations(): Promise<MigrationList> {
  const entries = await readdir(migrationsDir, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return {
    baseDir: migrationsDir,
    lockfile: {
      path: 'migration_lock.toml',
      content: await readFile(join(migrationsDir, 'migration_lock.toml'), 'utf8'),
    },
    shadowDbInitScript: '',
    migrationDirectories: await Promise.all(names.sort().map(readMigration)),
  };
}

async function readMigration(name: string): Promise<MigrationList['migrationDirectories'][number]> {
  const sql = await readFile(join(migrationsDir, name, 'migration.sql'), 'utf8');
  return { path: name, migrationFile: { path: 'migration.sql', content: { tag: 'ok', value: sql } } };
}
