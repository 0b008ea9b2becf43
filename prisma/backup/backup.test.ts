import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable, Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGzip, createZstdCompress, createZstdDecompress } from 'node:zlib';
import pg from 'pg';
import { extract, pack } from 'tar-stream';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { createPrismaClient } from '../create-prisma-client.ts';
import { migrate } from '../migrate.ts';
import { seedEmptyDatabase } from '../seed-empty-database.ts';
import { createTestDatabase } from '../testing/test-cluster.ts';
import { checkArchive, hashTables } from './check-archive.ts';
import { BackupError, type Manifest, totalsOf } from './manifest.ts';
import { restoreArchive } from './restore-archive.ts';
import { writeArchive } from './write-archive.ts';

const folder = await mkdtemp(join(tmpdir(), 'backup-test-'));
afterAll(() => rm(folder, { recursive: true }));
const filesDir = join(folder, 'media');
const archive = join(folder, 'whole.tar.zst');
const templateUrl = inject('templateUrl');
let [sourceUrl, targetUrl] = ['', ''];
let manifest: Manifest;

async function run(databaseUrl: string, sql: string) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}

const isEmpty = async (databaseUrl: string) =>
  (await run(databaseUrl, 'SELECT 1 FROM blog_posts UNION ALL SELECT 1 FROM contact_submissions')).length === 0;
const restore = (from: Readable = createReadStream(archive), into: string | null = join(folder, 'restored')) =>
  restoreArchive({ databaseUrl: targetUrl, filesDir: into }, from);

beforeAll(async () => {
  sourceUrl = await createTestDatabase(templateUrl, 'backup_source');
  const client = createPrismaClient(sourceUrl);
  await seedEmptyDatabase(client);
  await client.$disconnect();
  await run(
    sourceUrl,
    `WITH inquiries AS (
       INSERT INTO contact_submissions (id, name, email, service, message)
       SELECT gen_random_uuid(), 'Zoë ' || n, 'zoe@client.example', 'other', E'A\\tmessage\\nof \\\\ two lines ' || repeat('x', 4000)
       FROM generate_series(1, 1200) AS n RETURNING id)
     INSERT INTO inquiry_messages (id, inquiry_id, state, text) SELECT gen_random_uuid(), id, 'noted', 'A note' FROM inquiries`,
  );
  await mkdir(join(filesDir, 'ab'), { recursive: true });
  await writeFile(join(filesDir, 'ab', 'picture.avif'), Buffer.alloc(300_000, 7));
  await writeFile(join(filesDir, 'empty.webp'), '');
  manifest = await writeArchive({ databaseUrl: sourceUrl, filesDir }, createWriteStream(archive));
});
beforeEach(async () => {
  targetUrl = await createTestDatabase(templateUrl, 'backup_target');
  await rm(join(folder, 'restored'), { recursive: true, force: true });
});

test('a restored installation has all rows and all bytes of files', async () => {
  expect(await restore()).toEqual(manifest);
  expect(await hashTables(targetUrl)).toEqual(await hashTables(sourceUrl));
  expect(totalsOf(manifest).files).toBe(2);
  const picture = await readFile(join(folder, 'restored', 'ab', 'picture.avif'));
  expect(picture.equals(Buffer.alloc(300_000, 7))).toBe(true);
});

test('a check restores an archive into a temporary Postgres, which is removed completely', async () => {
  expect(await checkArchive(archive, folder)).toEqual(manifest);
  expect((await readdir(folder)).filter((name) => name.startsWith('check-'))).toEqual([]);
});

test('triggers and generated columns work in a restored database', async () => {
  await restore();
  const [{ id }] = await run(targetUrl, 'SELECT id FROM contact_submissions LIMIT 1');
  await run(targetUrl, `UPDATE contact_submissions SET state = 'won' WHERE id = '${id}'`);
  expect(await run(targetUrl, `SELECT 1 FROM changes WHERE subject_id = '${id}'`)).toHaveLength(1);
  expect(await run(targetUrl, `SELECT 1 FROM contact_submissions WHERE sender_text LIKE '%zoe%' LIMIT 1`)).toHaveLength(
    1,
  );
});

test('an archive is a consistent snapshot, even if the database changes during the backup', async () => {
  const database = await createTestDatabase(templateUrl, 'backup_busy');
  let writing = true;
  const writes = (async () => {
    for (let n = 0; writing; n += 1) {
      await run(
        database,
        `WITH inquiry AS (INSERT INTO contact_submissions (id, name, email, service, message)
           VALUES (gen_random_uuid(), 'Ada', 'ada@client.example', 'other', 'Inquiry number ${n}') RETURNING id)
         INSERT INTO inquiry_events (id, inquiry_id, change) SELECT gen_random_uuid(), id, 'woken' FROM inquiry`,
      );
    }
  })();
  for (let times = 0; times < 3; times += 1) {
    const path = join(folder, `busy-${times}`);
    targetUrl = await createTestDatabase(templateUrl, 'backup_target');
    await writeArchive({ databaseUrl: database, filesDir: join(folder, 'none') }, createWriteStream(path));
    await restore(createReadStream(path));
    const [{ inquiries, events }] = await run(
      targetUrl,
      'SELECT (SELECT count(*) FROM contact_submissions) AS inquiries, (SELECT count(*) FROM inquiry_events) AS events',
    );
    expect(events).toBe(inquiries);
  }
  writing = false;
  await writes;
});

test('an archive leaves out a file that is deleted during the backup', async () => {
  const dir = join(folder, 'shrinking');
  await mkdir(dir);
  await writeFile(join(dir, 'a'), randomBytes(4_000_000));
  await writeFile(join(dir, 'b'), 'deleted while the first is written');
  const out = new Writable({
    write: (_chunk, _encoding, done) => void rm(join(dir, 'b'), { force: true }).then(() => done()),
  });
  const { files } = await writeArchive({ databaseUrl: targetUrl, filesDir: dir }, out);
  expect(files.map(({ name }) => name)).toEqual(['a']);
});

test('if a file grows during the backup, the archive contains only the beginning of the file', async () => {
  const dir = join(folder, 'growing');
  const file = join(dir, 'a');
  await mkdir(dir);
  await writeFile(file, randomBytes(4_000_000));
  let times = 20;
  const out = new PassThrough();
  const path = join(folder, 'growing.tar.zst');
  async function* growing(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      if (times-- > 0) await appendFile(file, 'more');
      yield chunk;
    }
  }
  const written = pipeline(out, growing, createWriteStream(path));
  const { files } = await writeArchive({ databaseUrl: targetUrl, filesDir: dir }, out);
  await written;
  await restore(createReadStream(path));
  const [archived, grown] = [await readFile(join(folder, 'restored', 'a')), await readFile(file)];
  expect(files).toMatchObject([{ name: 'a', bytes: archived.length }]);
  expect(grown.length).toBeGreaterThan(archived.length);
  expect(grown.subarray(0, archived.length).equals(archived)).toBe(true);
});

test('a restore migrates an archive of an earlier version', async () => {
  const [{ names }] = await run(
    sourceUrl,
    'SELECT array_agg(migration_name ORDER BY migration_name) AS names FROM _prisma_migrations',
  );
  const earlier = await createTestDatabase(templateUrl, 'backup_earlier', false);
  const { readMigrations } = await import('../migration-files.ts');
  const all = await readMigrations();
  await migrate(earlier, { ...all, migrationDirectories: all.migrationDirectories.slice(0, -3) });
  await run(
    earlier,
    `INSERT INTO users (id, username, email, password) VALUES (gen_random_uuid(), 'maya', 'm@agency.example', 'x')`,
  );
  const path = join(folder, 'earlier');
  targetUrl = await createTestDatabase(templateUrl, 'backup_target', false);
  await writeArchive({ databaseUrl: earlier, filesDir }, createWriteStream(path));
  await restore(createReadStream(path));
  const [after] = await run(
    targetUrl,
    'SELECT array_agg(migration_name ORDER BY migration_name) AS names FROM _prisma_migrations',
  );
  expect(after.names).toEqual(names);
  expect(await run(targetUrl, 'SELECT username FROM users')).toEqual([{ username: 'maya' }]);
});

describe('a restore is refused', () => {
  test('if the database already has rows', async () => {
    await restore();
    await expect(restore()).rejects.toThrow(/^The database is not empty: /);
  });

  const places = [0.001, 0.3, 0.7, 0.999];

  test('if the archive is truncated', async () => {
    const whole = await readFile(archive);
    for (const place of places) {
      const cut = whole.subarray(0, Math.floor(whole.length * place));
      await expect(restore(Readable.from([cut]))).rejects.toThrow(/damaged/);
    }
    expect(await isEmpty(targetUrl).catch(() => true)).toBe(true);
    expect(await restore()).toEqual(manifest);
  });

  test('if a byte of the archive has changed', async () => {
    const whole = await readFile(archive);
    for (const place of places) {
      const changed = Buffer.from(whole);
      const at = Math.floor(whole.length * place);
      changed[at] = (changed[at] ?? 0) ^ 0x10;
      await expect(restore(Readable.from([changed]))).rejects.toThrow(/damaged/);
      expect(await isEmpty(targetUrl).catch(() => true)).toBe(true);
    }
  });

  test.each([
    ['a file of another kind', Buffer.from('not an archive at all')],
    ['an empty file', Buffer.alloc(0)],
  ])('if the archive is %s', async (_what, bytes) => {
    await expect(restore(Readable.from([bytes]))).rejects.toThrow(BackupError);
  });

  test('if the archive has rows that its manifest does not list', async () => {
    const [entries, changed] = [extract(), pack()];
    createReadStream(archive).pipe(createZstdDecompress()).pipe(entries);
    for await (const entry of entries as unknown as AsyncIterable<Readable & { header: { name: string } }>) {
      const { name } = entry.header;
      let content = await buffer(entry);
      if (name === 'manifest.json') {
        const { tables, files } = JSON.parse(content.toString()) as Manifest;
        content = Buffer.from(JSON.stringify({ files, tables: tables.filter((table) => table.name !== 'blog_posts') }));
      }
      changed.entry({ name }, content);
    }
    changed.finalize();
    await expect(restore(Readable.from(changed).pipe(createZstdCompress()))).rejects.toThrow(/damaged/);
    expect(await isEmpty(targetUrl)).toBe(true);
  });

  test('if the archive is not compressed with zstd', async () => {
    await expect(restore(createReadStream(archive).pipe(createGzip()))).rejects.toThrow(/damaged/);
  });
});
