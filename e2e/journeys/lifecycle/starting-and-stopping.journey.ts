import { access, mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '../../server/free-port.ts';
import { runStart, type Start } from '../../server/run-start.ts';

/** How often the plug is pulled; the full count is for a person with time. */
const plugs = Number(process.env.PLUGS ?? 3);

let dataDir: string;
let port: number;
const started: Start[] = [];

const start = (variables: NodeJS.ProcessEnv = {}) => {
  const run = runStart({ DATA_DIR: dataDir, PORT: String(port), ...variables });
  started.push(run);
  return run;
};
const projects = async (): Promise<unknown[]> => (await fetch(`http://localhost:${port}/api/portfolio`)).json();

test.describe.configure({ mode: 'serial' });
test.setTimeout(60_000 + plugs * 15_000);

test.beforeAll(async () => {
  // A space in the path, since people's folders have them.
  dataDir = join(await mkdtemp(join(tmpdir(), 'agency-e2e-')), 'data of mine');
  port = await freePort();
});

test.afterEach(async () => {
  for (const { child, ended } of started.splice(0)) {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    await ended;
  }
});

test.afterAll(() => rm(join(dataDir, '..'), { recursive: true, force: true }));

test('the plug may be pulled at any time: everything is there again', async () => {
  const first = start();
  await first.ready;
  const before = await projects();
  expect(before).toHaveLength(9);
  first.child.kill('SIGKILL');
  await first.ended;
  for (let pulled = 1; pulled < plugs; pulled += 1) {
    const next = start();
    await next.ready;
    expect(await projects()).toEqual(before);
    next.child.kill('SIGKILL');
    await next.ended;
  }
  const last = start();
  await last.ready;
  expect(await projects()).toEqual(before);
});

test('a second start on the same data folder says so and leaves the first alone', async () => {
  const first = start();
  await first.ready;
  const second = start({ PORT: String(await freePort()) });
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain(`in use by process ${first.child.pid}`);
  expect(second.output()).not.toContain('    at ');
  expect(await projects()).toHaveLength(9);
});

test('a start that is stopped half-way leaves no database running', async () => {
  const run = start({ DATA_DIR: join(dataDir, '../half-way') });
  await expect.poll(() => run.output()).toContain('Starting the embedded Postgres');
  run.child.kill('SIGTERM');
  expect(await run.ended).toBe(0);
  await expect(access(join(dataDir, '../half-way/postgres/cluster/postmaster.pid'))).rejects.toThrow('ENOENT');
});

test('a request under way is answered before the server ends', async () => {
  const run = start();
  await run.ready;
  const body = JSON.stringify({ query: '{ maintenancePlans { name } }' });
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  socket.write(
    `POST /graphql HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
  );
  // The server has the request once it has answered another that came later.
  await projects();
  run.child.kill('SIGTERM');
  await expect
    .poll(() =>
      fetch(`http://localhost:${port}/healthz`).then(
        () => 'open',
        () => 'closed',
      ),
    )
    .toBe('closed');
  socket.write(body.slice(5));
  expect(await run.ended).toBe(0);
  expect(answer).toContain('200 OK');
  expect(answer).toContain('Perform');
});

test.describe('what cannot work is said in one message', () => {
  for (const { name, variables, says } of [
    {
      name: 'a bad address',
      variables: { PUBLIC_URL: 'nowhere' },
      says: 'PUBLIC_URL: must be an http or https address',
    },
    {
      name: 'an unreachable database',
      variables: { DATABASE_URL: 'postgresql://someone:secret@127.0.0.1:9/agency' },
      says: 'The database at 127.0.0.1:9/agency cannot be reached',
    },
    { name: 'stand-ins in production', variables: { NODE_ENV: 'production' }, says: 'DATABASE_URL: is not set' },
  ]) {
    test(name, async () => {
      const run = start(variables);
      expect(await run.ended).toBe(1);
      expect(run.output()).toContain(says);
      expect(run.output()).not.toMatch(/secret|\n {4}at /);
    });
  }

  test('a port that is taken', async () => {
    const first = start();
    await first.ready;
    const second = start({ DATA_DIR: join(dataDir, 'another') });
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(`Port ${port} is taken`);
    expect(second.output()).not.toContain('    at ');
  });
});
