import pg from 'pg';
import { beforeEach, expect, inject, test } from 'vitest';
import { MigrationError, migrate } from './migrate.ts';
import { readMigrations, readSchema } from './migration-files.ts';
import { schemaChanges } from './next-migration.ts';
import { createTestDatabase } from './testing/test-cluster.ts';

const templateUrl = inject('templateUrl');
let url: string;

beforeEach(async () => {
  url = await createTestDatabase(templateUrl, 'migrate_test', false);
});

async function query<Row extends pg.QueryResultRow>(sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Row>(sql);
  await client.end();
  return rows;
}

test('migrate applies every migration once', async () => {
  const names = (await readMigrations()).migrationDirectories.map(({ path }) => path);
  expect(await migrate(url)).toEqual(names);
  expect(await migrate(url)).toEqual([]);
});

test('if several processes start at once, one migrates and the others wait', async () => {
  const applied = await Promise.all([migrate(url), migrate(url), migrate(url)]);
  expect(applied.filter((names) => names.length > 0)).toHaveLength(1);
  expect(await query('SELECT 1 FROM _prisma_migrations')).toHaveLength(
    (await readMigrations()).migrationDirectories.length,
  );
});

test('a failed migration changes nothing, is reported with its name and reason, and can be retried', async () => {
  const migrations = await readMigrations();
  const broken = { tag: 'ok', value: 'CREATE TABLE half (id int); CREATE TABL whole (id int);' } as const;
  migrations.migrationDirectories.push({
    path: '20990101000000_broken',
    migrationFile: { path: 'migration.sql', content: broken },
  });
  const failure = migrate(url, migrations);
  await expect(failure).rejects.toThrow(MigrationError);
  await expect(failure).rejects.toThrow(/20990101000000_broken: syntax error at or near "TABL"$/);
  expect(await query(`SELECT to_regclass('half') AS half, to_regclass('users') AS users`)).toEqual([
    { half: null, users: null },
  ]);
  expect(await migrate(url)).not.toEqual([]);
});

/** Applies the migrations before the one with this name. */
async function migrateUntil(name: string): Promise<void> {
  const { migrationDirectories, ...rest } = await readMigrations();
  const end = migrationDirectories.findIndex(({ path }) => path.endsWith(`_${name}`));
  await migrate(url, { ...rest, migrationDirectories: migrationDirectories.slice(0, end) });
}

test('a migration that renames a kind of mail also renames the kind in queued mails', async () => {
  await migrateUntil('review_mails');
  await query(`INSERT INTO outgoing_mails (id, kind, recipient, content)
    VALUES (gen_random_uuid(), 'order-attention', 'studio@agency.example', '{}')`);
  await migrate(url);
  expect(await query('SELECT kind FROM outgoing_mails')).toEqual([{ kind: 'order-needs-review' }]);
});

test('the migration of the search fills in the search text of existing inquiries', async () => {
  await migrateUntil('search_text');
  await query(`INSERT INTO contact_submissions (id, name, email, service, message)
    VALUES (gen_random_uuid(), 'José Ñúñez', 'jose@nunez.example', 'wordpress', E'A new site,\nplease.')`);
  await migrate(url);
  expect(await query('SELECT search_text FROM contact_submissions')).toEqual([
    { search_text: 'jose nunez\njose@nunez.example\n\nwordpress\n\n\na new site,\nplease.' },
  ]);
});

test('an unreachable database is reported plainly, without the password', async () => {
  const failure = migrate('postgresql://someone:secret@127.0.0.1:1/nowhere');
  await expect(failure).rejects.toThrow('The database could not be migrated: connect ECONNREFUSED 127.0.0.1:1');
  await expect(failure).rejects.not.toThrow(/secret/);
});

test('the schema and the migrations describe the same database', async () => {
  expect(await schemaChanges(templateUrl)).toBe('');
});

test('the next migration contains the changes of the schema, and keeps what was written by hand', async () => {
  const changed = (await readSchema()).map(({ path, content }) => ({
    path,
    content: content.replace('model BlogPost {', 'model BlogPost {\n  subtitle String?'),
  }));
  expect(await schemaChanges(templateUrl, changed)).toMatch(
    /^-- AlterTable\nALTER TABLE "blog_posts" ADD COLUMN +"subtitle" TEXT;$/,
  );
});
