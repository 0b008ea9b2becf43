import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { createTestDatabase } from '@agency/prisma/testing';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { freePort } from '../test/free-port.ts';
import type {} from '../test/global-setup.ts';

const main = fileURLToPath(new URL('main.ts', import.meta.url));
/** Nothing listens there, and no mailbox is started in its place. */
const noMailServer = 'smtp://127.0.0.1:1';
let child: ChildProcess | undefined;
afterEach(() => {
  child?.kill('SIGKILL');
});

function run(variables: Record<string, string>) {
  child = spawn(process.execPath, [main], { cwd: tmpdir(), env: variables, stdio: ['ignore', 'pipe', 'pipe'] });
  const { stdout, stderr } = child;
  if (!stdout || !stderr) throw new Error('the child has no output');
  return { child, stdout, stderr };
}

async function failure(variables: Record<string, string>): Promise<{ code: unknown; message: string }> {
  const { child: started, stderr } = run(variables);
  const [message, [code]] = await Promise.all([text(stderr), once(started, 'exit')]);
  return { code, message };
}

test('starts, answers, is not ready while its job queue is away, and on SIGTERM stops with 0; its log is JSON lines', async () => {
  const port = await freePort();
  const database = await createTestDatabase(inject('templateUrl'), 'main_test');
  const {
    child: started,
    stdout,
    stderr,
  } = run({
    API_PORT: String(port),
    DATABASE_URL: database,
    SMTP_URL: noMailServer,
  });
  const log = text(stderr);
  let said = '';
  for await (const chunk of stdout) {
    said += chunk;
    if (said.includes('ready')) break;
  }
  expect(said).toContain(`ready http://localhost:${port}/graphql\n`);
  const ready = async () => {
    const response = await fetch(`http://localhost:${port}/readyz`);
    return [response.status, await response.json()];
  };
  expect(await ready()).toEqual([200, { status: 'ready' }]);
  const connection = new pg.Client({ connectionString: database });
  await connection.connect();
  await connection.query('ALTER TABLE pgboss.queue RENAME TO queue_away');
  expect(await ready()).toEqual([503, { status: 'unavailable', reasons: ['The job queue does not answer.'] }]);
  await connection.query('ALTER TABLE pgboss.queue_away RENAME TO queue');
  expect(await ready()).toEqual([200, { status: 'ready' }]);
  await connection.end();
  started.kill('SIGTERM');
  expect(await once(started, 'exit')).toEqual([0, null]);
  for (const line of (await log).trimEnd().split('\n'))
    expect(JSON.parse(line)).toMatchObject({
      level: expect.any(Number),
      time: expect.any(String),
      msg: expect.any(String),
    });
});

test('an ill-formed environment is one message that names every problem, without a stack', async () => {
  expect(await failure({ API_PORT: 'abc', LOG_LEVEL: 'loud' })).toEqual({
    code: 1,
    message: expect.stringMatching(/^The environment cannot be used:\n {2}API_PORT: .+\n {2}LOG_LEVEL: .+\n$/),
  });
});

test('an unreachable database is one line', async () => {
  expect(await failure({ DATABASE_URL: 'postgresql://someone:secret@127.0.0.1:1/agency' })).toEqual({
    code: 1,
    message: 'The database at 127.0.0.1:1/agency cannot be reached: nothing listens there. Check DATABASE_URL.\n',
  });
});

test('a taken port is one line, and the next start still prints the password it makes up', async () => {
  const holder = createServer().listen(0);
  await once(holder, 'listening');
  const { port } = holder.address() as { port: number };
  const database = await createTestDatabase(inject('templateUrl'), 'main_test');
  const variables = { API_PORT: String(port), DATABASE_URL: database, SMTP_URL: noMailServer, LOG_LEVEL: 'error' };
  expect(await failure(variables)).toEqual({
    code: 1,
    message: `Port ${port} is taken by another program. Stop that program, or choose another port.\n`,
  });
  holder.close();
  const { child: started, stdout } = run(variables);
  let said = '';
  for await (const chunk of stdout) {
    said += chunk;
    if (said.includes('ready')) break;
  }
  expect(said).toMatch(/^sign in as admin with [0-9a-f]{20} \(shown this once\)$/m);
  started.kill('SIGTERM');
  expect(await once(started, 'exit')).toEqual([0, null]);
});

test.runIf(process.platform !== 'win32')(
  'no other user of the machine can read what lies in DATA_DIR, old mail included',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'main-test-'));
    const dataDir = join(folder, 'data');
    // As an earlier version left it.
    await mkdir(join(dataDir, 'mailbox'), { recursive: true, mode: 0o755 });
    await writeFile(join(dataDir, 'mailbox/old.eml'), 'Subject: Old\n\nA reset link', { mode: 0o644 });
    await writeFile(join(dataDir, 'paypal-demo.json'), '[]', { mode: 0o644 });
    const email = 'admin@agency.example';
    const port = await freePort();
    const variables = {
      DATA_DIR: dataDir,
      API_PORT: String(port),
      MAILBOX_PORT: String(await freePort()),
      ADMIN_EMAIL: email,
    };
    const { child: started, stdout } = run(variables);
    let said = '';
    for await (const chunk of stdout) {
      said += chunk;
      if (said.includes('mailbox')) break;
    }
    await fetch(`http://localhost:${port}/api/admin/forgot-password`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email }),
    });
    const mails = () => readdir(join(dataDir, 'mailbox'));
    await expect.poll(async () => (await mails()).length, { timeout: 15_000 }).toBeGreaterThan(1);
    const modes: Record<string, string> = {};
    for (const name of [
      '',
      'postgres',
      'mailbox',
      'paypal-demo.json',
      ...(await mails()).map((mail) => `mailbox/${mail}`),
    ])
      modes[name] = ((await stat(join(dataDir, name))).mode & 0o777).toString(8);
    // As root, the account that runs Postgres has to pass through.
    const passable = process.getuid?.() === 0 ? '711' : '700';
    const { '': own, postgres, mailbox, ...files } = modes;
    expect([own, postgres, mailbox]).toEqual([passable, passable, '700']);
    expect(new Set(Object.values(files))).toEqual(new Set(['600']));
    started.kill('SIGTERM');
    await once(started, 'exit');
    await rm(folder, { recursive: true });
  },
);

describe('no database server is left running', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'main-test-'));
  });
  afterEach(() => rm(dataDir, { recursive: true }));

  /** Postgres writes this file when it starts and removes it as the last thing it does. */
  const serverRuns = () =>
    readFile(join(dataDir, 'postgres/cluster/postmaster.pid')).then(
      () => true,
      () => false,
    );

  test('when the end comes while it starts', async () => {
    const { child: started, stdout } = run({ DATA_DIR: dataDir, API_PORT: String(await freePort()) });
    await new Promise<void>((resolve) => {
      stdout.on('data', (chunk) => String(chunk).includes('Starting the embedded') && resolve());
    });
    started.kill('SIGTERM');
    expect(await once(started, 'exit')).toEqual([0, null]);
    expect(await serverRuns()).toBe(false);
  });

  test.each(['API_PORT', 'MAILBOX_PORT'])('when the start fails half-way, at %s', async (variable) => {
    const holder = createServer().listen(0);
    await once(holder, 'listening');
    const { port } = holder.address() as { port: number };
    const { code, message } = await failure({ DATA_DIR: dataDir, [variable]: String(port) });
    expect({ code, message }).toEqual({ code: 1, message: expect.stringMatching(/^Port \d+ is taken/) });
    expect(await serverRuns()).toBe(false);
    holder.close();
  });
});
