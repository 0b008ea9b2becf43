import { access, mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '../../server/free-port.ts';
import { runStart, type Start } from '../../server/run-start.ts';

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

test('crash test: everything is there again after the process was killed, and killed again', async () => {
  let before: unknown[] | undefined;
  for (let killed = 0; killed < 2; killed += 1) {
    const run = start();
    await run.ready;
    if (!before)
      await test.step('where everything is', async () => {
        const lines = run.output().matchAll(/^ *(ready|sign in|mailbox|GraphiQL) +(http\S+)$/gm);
        const addresses = [...lines].map(([, name, address = '']) => ({ name, address }));
        expect(addresses.map(({ name }) => name)).toEqual(['ready', 'sign in', 'mailbox', 'GraphiQL']);
        for (const { address } of addresses)
          expect([address, (await fetch(address, { headers: { Accept: 'text/html' } })).status]).toEqual([
            address,
            200,
          ]);
        expect(run.output()).toMatch(/^ +as admin with [0-9a-f]{20} \(shown this once\)$/m);
      });
    before ??= await projects();
    expect(await projects()).toEqual(before);
    run.child.kill('SIGKILL');
    await run.ended;
  }
  expect(before).toHaveLength(9);
  await start().ready;
  expect(await projects()).toEqual(before);
});

test('another start says what is in its way and leaves no database running', async () => {
  const unfit = start({ NODE_ENV: 'production' });
  const first = start();
  expect(await unfit.ended).toBe(1);
  expect(unfit.output()).toContain('DATABASE_URL: is not set');
  await first.ready;
  const other = join(dataDir, '../another');
  const sameFolder = start({ PORT: String(await freePort()) });
  const samePort = start({ DATA_DIR: other });
  expect([await sameFolder.ended, await samePort.ended]).toEqual([1, 1]);
  expect(sameFolder.output()).toContain(`in use by process ${first.child.pid}`);
  expect(samePort.output()).toContain(`Port ${port} is taken`);
  for (const { output } of [unfit, sameFolder, samePort]) expect(output()).not.toContain('    at ');
  await expect(access(join(other, 'postgres/cluster/postmaster.pid'))).rejects.toThrow('ENOENT');

  await test.step('a request under way is answered before the server ends', async () => {
    expect(await projects()).toHaveLength(9);
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
    first.child.kill('SIGTERM');
    const isOpen = () =>
      fetch(`http://localhost:${port}/healthz`).then(
        () => true,
        () => false,
      );
    await expect.poll(isOpen).toBe(false);
    socket.write(body.slice(5));
    expect(await first.ended).toBe(0);
    expect(answer).toContain('200 OK');
    expect(answer).toContain('Perform');
  });
});
