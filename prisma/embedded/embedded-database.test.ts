import { statSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createPrismaClient } from '../create-prisma-client.ts';
import { migrate } from '../migrate.ts';
import { seedEmptyDatabase } from '../seed-empty-database.ts';
import { openCluster } from './cluster.ts';
import { DataDirInUseError, type EmbeddedDatabase, openEmbeddedDatabase } from './embedded-database.ts';

const onLinux = process.platform === 'linux';
const asRoot = onLinux && process.getuid?.() === 0;

let folder: string;
let dataDir: string;
let opened: EmbeddedDatabase[] = [];
let clients: pg.Client[] = [];

async function makeFolder() {
  folder = await mkdtemp(join(tmpdir(), 'embedded-test-'));
  dataDir = join(folder, 'data of mine');
  await mkdir(dataDir);
}

async function removeAll() {
  await Promise.all(clients.map((client) => client.end().catch(() => undefined)));
  await Promise.all(opened.map((database) => database.close()));
  [opened, clients] = [[], []];
  await rm(folder, { recursive: true });
}

async function open(): Promise<EmbeddedDatabase> {
  const database = await openEmbeddedDatabase({ dataDir });
  opened.push(database);
  return database;
}

async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  clients.push(client);
  // Without a listener, the error of a killed server would end this process, too.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

const serverPid = async () => (await readFile(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8')).split('\n')[0];

const capabilities = async () =>
  (await readFile(`/proc/${await serverPid()}/status`, 'utf8')).match(/CapEff:\s*([0-9a-f]+)/)?.[1];
/** The bit of CAP_DAC_READ_SEARCH, which is number 2. */
const readSearch = '0000000000000004';

describe('if only root can enter the folder of a cluster,', () => {
  beforeAll(async () => {
    await makeFolder();
    await chmod(folder, 0o700);
    process.env.SENTINEL_SECRET = 'known to the application alone';
    await open();
    delete process.env.SENTINEL_SECRET;
  });
  afterAll(removeAll);

  test.runIf(onLinux)("the server does not have this process's environment", async () => {
    const environment = await readFile(`/proc/${await serverPid()}/environ`, 'utf8');
    expect(environment).toContain('PATH=');
    expect(environment).not.toContain('SENTINEL_SECRET');
  });

  test.runIf(asRoot)('a server that root starts can read inside that folder, but not write there', async () => {
    expect(await capabilities()).toBe(readSearch);
  });

  test("the application's role can migrate, seed and listen, and is not a superuser", async () => {
    const { url = '' } = opened[0] ?? {};
    expect(await migrate(url)).not.toEqual([]);
    const prisma = createPrismaClient(url);
    const listener = await connect(url);
    const notified = new Promise((resolve) => listener.once('notification', resolve));
    await listener.query('LISTEN content_changed');
    expect(await seedEmptyDatabase(prisma)).toBe(true);
    await prisma.$disconnect();
    await notified;
    const { rows } = await listener.query(
      'SELECT current_user AS name, rolsuper FROM pg_roles WHERE rolname = current_user',
    );
    expect(rows).toEqual([{ name: 'agency', rolsuper: false }]);
  });

  test("the application's role cannot run programs, read files or create databases", async () => {
    const client = await connect(opened[0]?.url ?? '');
    const refused = (statement: string) => client.query(statement).then(String, ({ message }) => message);
    expect(await refused("COPY (SELECT 1) TO PROGRAM 'true'")).toMatch(/^permission denied to COPY/);
    expect(await refused("CREATE TABLE t (x text); COPY t FROM PROGRAM 'id'")).toMatch(/^permission denied to COPY/);
    expect(await refused("SELECT pg_read_file('/etc/passwd')")).toMatch(/^permission denied for function/);
    expect(await refused('CREATE DATABASE another')).toMatch(/^permission denied to create database/);
  });
});

describe('with a new cluster,', () => {
  beforeEach(makeFolder);
  afterEach(removeAll);

  test('a killed server restarts at its address with all committed data, but not after `close`', async () => {
    const database = await open();
    await (await connect(database.url)).query('CREATE TABLE kept AS SELECT 1 AS one');
    const kill = async () => process.kill(Number(await serverPid()), 'SIGKILL');
    await kill();
    // The server accepts connections a moment before this process claims it again.
    const keptAndClaimed = "SELECT one FROM kept, pg_locks WHERE locktype = 'advisory'";
    const kept = async () => (await (await connect(database.url)).query(keptAndClaimed)).rows;
    await expect.poll(() => kept().catch(() => null), { timeout: 20_000 }).toEqual([{ one: 1 }]);
    await expect(open()).rejects.toThrow(DataDirInUseError);
    await kill();
    await database.close();
    await expect(connect(database.url)).rejects.toThrow('ECONNREFUSED');
  });

  test('of two calls at once, one claims the cluster, and the other reports that it is in use', async () => {
    const [first, second] = await Promise.allSettled([open(), open()]);
    const results = [first, second].map((result) => (result.status === 'fulfilled' ? 'open' : result.reason));
    expect(results).toEqual(expect.arrayContaining(['open', expect.any(DataDirInUseError)]));
    const client = await connect(opened[0]?.url ?? '');
    expect((await client.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    expect(await readdir(join(dataDir, 'postgres'))).toEqual(['cluster']);
  });

  test('a draft is removed even while a slower start still writes into it', async () => {
    const cluster = await openCluster(dataDir);
    const drafts = Array.from({ length: 5 }, (_, number) => join(dataDir, `draft-${number}`));
    await Promise.all(drafts.map((draft) => mkdir(draft)));
    const fill = async (draft: string) => {
      for (let file = 0; file < 300; file++) await writeFile(join(draft, String(file)), '');
    };
    const writers = Promise.allSettled(drafts.map(fill));
    await cluster.removeDrafts();
    await writers;
    expect(await readdir(dataDir)).toEqual([]);
  });

  test.runIf(asRoot && openToAll(import.meta.dirname))(
    'as root, the server gets no capability if its account can enter',
    async () => {
      await chmod(folder, 0o755);
      await open();
      expect(await capabilities()).toBe('0000000000000000');
    },
  );
});

/** Whether everybody can enter a folder. The programs are in the repository, which may be in root's home folder. */
function openToAll(path: string): boolean {
  return (statSync(path).mode & 1) === 1 && (path === dirname(path) || openToAll(dirname(path)));
}
