import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { createTestDatabase } from '@agency/prisma/testing';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { freePort } from '../test/free-port.ts';
import type {} from '../test/global-setup.ts';
import { subscribeOverHttp } from '../test/subscribe-to-changes.ts';

const main = fileURLToPath(new URL('main.ts', import.meta.url));
/** A URL at which nothing listens. The API starts no embedded mailbox if a mail server is configured. */
const noMailServer = 'smtp://127.0.0.1:1';
/** Keeps the compile cache, so that later processes start faster. */
const { NODE_COMPILE_CACHE = '' } = process.env;
let child: ChildProcess | undefined;
afterEach(() => {
  child?.kill('SIGKILL');
});

function run(variables: Record<string, string>) {
  const env = { NODE_COMPILE_CACHE, ...variables };
  child = spawn(process.execPath, [main], { cwd: tmpdir(), env, stdio: ['ignore', 'pipe', 'pipe'] });
  const { stdout, stderr } = child;
  if (!stdout || !stderr) throw new Error('the child has no output');
  const ended = once(child, 'exit');
  const log = text(stderr);
  return {
    log,
    /** Returns the child's output as soon as it contains these words. */
    async printed(words: string): Promise<string> {
      let said = '';
      for await (const chunk of stdout.iterator({ destroyOnReturn: false })) {
        said += chunk;
        if (said.includes(words)) return said;
      }
      throw new Error(`It ended without "${words}": ${said}${await log}`);
    },
    /** Stops the process with SIGTERM. Returns its exit code and signal. */
    async stop(): Promise<unknown[]> {
      child?.kill('SIGTERM');
      return await ended;
    },
    failure: async () => ({ code: (await ended)[0], message: await log }),
  };
}

/** Occupies a port until the test ends. */
async function takenPort(): Promise<string> {
  const holder = createServer().listen(0);
  await once(holder, 'listening');
  onTestFinished(() => void holder.close());
  return String((holder.address() as AddressInfo).port);
}

test('the API starts, is not ready without its job queue, and exits with 0 on SIGTERM; its log is JSON lines', async () => {
  const port = await freePort();
  const database = await createTestDatabase(inject('templateUrl'), 'main_test');
  const started = run({ API_PORT: String(port), DATABASE_URL: database, SMTP_URL: noMailServer });
  expect(await started.printed('ready')).toContain(`ready http://localhost:${port}/graphql\n`);
  const ready = async () => {
    const response = await fetch(`http://localhost:${port}/readyz`);
    return [response.status, await response.json()];
  };
  expect(await ready()).toEqual([200, { status: 'ready' }]);
  const connection = new pg.Client({ connectionString: database });
  await connection.connect();
  await connection.query('ALTER TABLE pgboss.queue RENAME TO queue_away');
  await expect
    .poll(ready, { timeout: 5_000 })
    .toEqual([503, { status: 'unavailable', reasons: ['The job queue is not responding.'] }]);
  await connection.query('ALTER TABLE pgboss.queue_away RENAME TO queue');
  await expect.poll(ready, { timeout: 5_000 }).toEqual([200, { status: 'ready' }]);
  await connection.end();
  expect(await started.stop()).toEqual([0, null]);
  const entry = { level: expect.any(Number), time: expect.any(String), msg: expect.any(String) };
  for (const line of (await started.log).trimEnd().split('\n')) expect(JSON.parse(line)).toMatchObject(entry);
});

test('an invalid environment causes one message that names every problem, without a stack trace', async () => {
  expect(await run({ API_PORT: 'abc', LOG_LEVEL: 'loud' }).failure()).toEqual({
    code: 1,
    message: expect.stringMatching(
      /^These environment variables are missing or invalid:\n {2}API_PORT: .+\n {2}LOG_LEVEL: .+\n$/,
    ),
  });
});

test('a start on a taken port prints one line, and the next start still prints the generated password', async () => {
  const port = await takenPort();
  const database = await createTestDatabase(inject('templateUrl'), 'main_test');
  const variables = { DATABASE_URL: database, SMTP_URL: noMailServer, LOG_LEVEL: 'error' };
  expect(await run({ ...variables, API_PORT: port }).failure()).toEqual({
    code: 1,
    message: `Port ${port} is taken by another program. Stop that program, or choose another port.\n`,
  });
  const started = run({ ...variables, API_PORT: String(await freePort()) });
  expect(await started.printed('shown this once')).toMatch(/^sign in as admin with [0-9a-f]{20} \(shown this once\)$/m);
  expect(await started.stop()).toEqual([0, null]);
});

describe('with the embedded database', () => {
  let folder: string;
  let dataDir: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'main-test-'));
    dataDir = join(folder, 'data');
  });
  afterAll(() => rm(folder, { recursive: true }));

  /** Postgres writes this file when it starts, and removes it as its last step before it ends. */
  const serverRuns = () =>
    readFile(join(dataDir, 'postgres/cluster/postmaster.pid')).then(
      () => true,
      () => false,
    );

  const serverPid = async (name: string) =>
    Number((await readFile(join(folder, name, 'postgres/cluster/postmaster.pid'), 'utf8')).split('\n')[0]);

  test('a process that is stopped while it starts leaves no database server running', async () => {
    const started = run({ DATA_DIR: dataDir, API_PORT: String(await freePort()) });
    await started.printed('Starting the embedded');
    expect(await started.stop()).toEqual([0, null]);
    expect(await serverRuns()).toBe(false);
  });

  test.runIf(process.platform !== 'win32')(
    'no other user of the machine can read DATA_DIR, including old mail',
    async () => {
      // An earlier version of the platform created such files, readable for all users.
      await mkdir(join(dataDir, 'mailbox'), { recursive: true, mode: 0o755 });
      await writeFile(join(dataDir, 'mailbox/old.eml'), 'Subject: Old\n\nA reset link', { mode: 0o644 });
      await writeFile(join(dataDir, 'paypal-demo.json'), '[]', { mode: 0o644 });
      const email = 'admin@agency.example';
      const port = await freePort();
      const started = run({
        DATA_DIR: dataDir,
        API_PORT: String(port),
        MAILBOX_PORT: String(await freePort()),
        ADMIN_EMAIL: email,
      });
      await started.printed('ready');
      await fetch(`http://localhost:${port}/api/admin/forgot-password`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email }),
      });
      const mails = () => readdir(join(dataDir, 'mailbox'));
      await expect.poll(async () => (await mails()).length, { timeout: 60_000 }).toBeGreaterThan(1);
      const modeOf = async (name: string) => ((await stat(join(dataDir, name))).mode & 0o777).toString(8);
      // If this test runs as root, Postgres runs as another account, which must be able to enter the folder.
      const passable = process.getuid?.() === 0 ? '711' : '700';
      expect(await Promise.all(['', 'postgres', 'mailbox'].map(modeOf))).toEqual([passable, passable, '700']);
      const files = ['paypal-demo.json', ...(await mails()).map((mail) => `mailbox/${mail}`)];
      expect(new Set(await Promise.all(files.map(modeOf)))).toEqual(new Set(['600']));
      expect(await started.stop()).toEqual([0, null]);
    },
  );

  test('crash test: while a killed Postgres restarts, requests get 503, and subscribers to changes miss none', async () => {
    const port = await freePort();
    const admin = { username: 'admin', password: 'a long passphrase' };
    const ports = { API_PORT: String(port), MAILBOX_PORT: String(await freePort()) };
    const started = run({ DATA_DIR: join(folder, 'killed'), ADMIN_PASSWORD: admin.password, ...ports });
    await started.printed('ready');
    const server = `http://localhost:${port}`;
    const send = (method: string, path: string, body?: object, headers = {}) =>
      fetch(server + path, {
        method,
        headers: { 'Content-Type': 'application/json', ...headers },
        ...(body && { body: JSON.stringify(body) }),
      });
    const login = await send('POST', '/api/admin/login', admin);
    const [Cookie = ''] = login.headers.get('Set-Cookie')?.split(';') ?? [];
    const changes = await subscribeOverHttp(server, { Cookie });
    expect(await changes.next()).toMatchObject({ says: 'current' });
    const [item] = await (await send('GET', '/api/portfolio')).json();

    process.kill(await serverPid('killed'), 'SIGKILL');
    const inquiry = { name: 'Ann Marlow', email: 'ann@marlow.example', service: 'cms', message: 'A new site, please.' };
    // The open connection to the database may still work for a moment, so requests are repeated.
    const sent = async () => {
      const { status, headers } = await send('POST', '/api/contact', { ...inquiry, recaptchaToken: 'token' });
      return [status, headers.get('Retry-After')];
    };
    await expect.poll(sent, { interval: 20 }).toEqual([503, '5']);
    const ready = async () => (await send('GET', '/readyz')).status;
    await expect.poll(ready, { timeout: 30_000 }).toBe(200);
    expect((await send('DELETE', `/api/admin/portfolio/${item.id}`, undefined, { Cookie })).status).toBe(200);
    expect(await changes.next()).toMatchObject({ says: 'PortfolioItem deleted', id: item.id });
    changes.leave();
    expect(await started.stop()).toEqual([0, null]);
    expect((await started.log).split('\n').filter((line) => line.includes('"level":50'))).toEqual([]);
  });

  test.each(['API_PORT', 'MAILBOX_PORT'])(
    'a process whose start fails at %s leaves no database server running',
    async (variable) => {
      const failed = run({ DATA_DIR: dataDir, [variable]: await takenPort() });
      expect(await failed.failure()).toEqual({ code: 1, message: expect.stringMatching(/^Port \d+ is taken/) });
      expect(await serverRuns()).toBe(false);
    },
  );
});
