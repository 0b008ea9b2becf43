import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { openEmbeddedDatabase } from '../embedded/embedded-database.ts';
import { migrate } from '../migrate.ts';

/** A temporary Postgres for a test run. `templateUrl` is the superuser's address of a migrated, empty database. */
export type TestCluster = { templateUrl: string; close(): Promise<void> };

/**
 * Nothing is synced, because syncing a hundred databases takes minutes. Autovacuum and JIT would slow the tests down.
 */
const throwaway = {
  fsync: 'off',
  full_page_writes: 'off',
  checkpoint_timeout: "'1h'",
  max_wal_size: "'8GB'",
  autovacuum: 'off',
  jit: 'off',
};

/**
 * Starts a separate Postgres in a temporary folder, with a migrated database as the template. When this process ends,
 * even if it is killed, the server is stopped and the folder removed.
 */
export async function startTestCluster(): Promise<TestCluster> {
  const dataDir = await mkdtemp(join(tmpdir(), 'test-cluster-'));
  const watcher = startWatcher(dataDir);
  const database = await openEmbeddedDatabase({ dataDir });
  await configure(database.adminUrl, throwaway);
  await migrate(database.url);
  return {
    templateUrl: database.adminUrl,
    async close() {
      await database.close();
      await rm(dataDir, { recursive: true });
      watcher.kill();
    },
  };
}

/** Starts the process that cleans up after this one: Postgres survives Ctrl+C, and a killed process runs no handler. */
function startWatcher(dataDir: string): ChildProcess {
  const program = fileURLToPath(new URL('./remove-when-orphaned.ts', import.meta.url));
  const watcher = spawn(process.execPath, [program, dataDir], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
  watcher.unref();
  return watcher;
}

/** Changes settings of a running Postgres for all its databases. */
async function configure(adminUrl: string, settings: Record<string, string>): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  for (const [name, value] of Object.entries(settings)) await client.query(`ALTER SYSTEM SET ${name} = ${value}`);
  await client.query('SELECT pg_reload_conf()');
  await client.end();
}

/**
 * Creates a database of this name beside the template, in place of an existing one, and returns its address.
 *
 * @param template if false, the database is empty and not migrated.
 */
export async function createTestDatabase(templateUrl: string, name: string, template = true): Promise<string> {
  const address = new URL(templateUrl);
  const templateName = template ? address.pathname.slice(1) : 'template0';
  address.pathname = '/postgres';
  const client = new pg.Client({ connectionString: address.href });
  await client.connect();
  await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await client.query(`CREATE DATABASE ${name} TEMPLATE ${templateName}`);
  await client.end();
  address.pathname = `/${name}`;
  return address.href;
}
