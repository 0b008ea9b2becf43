import { execFile } from 'node:child_process';
import { access, mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { subscribeOverHttp } from '../../../api/test/subscribe-to-changes.ts';
import { freePort } from '../../server/free-port.ts';
import { type Program, runStart, type Start } from '../../server/run-start.ts';

let dataDir: string;
let port: number;
const started: Start[] = [];

const start = (variables: NodeJS.ProcessEnv = {}, program?: Program) => {
  const run = runStart({ DATA_DIR: dataDir, PORT: String(port), ...variables }, program);
  started.push(run);
  return run;
};
const projects = async (): Promise<unknown[]> => (await fetch(`http://localhost:${port}/api/portfolio`)).json();

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  // Uses a path with spaces, because people's folders have such names.
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

test('crash test: the portfolio is still complete after the process is killed twice', async () => {
  let before: unknown[] | undefined;
  for (let killed = 0; killed < 2; killed += 1) {
    const run = start();
    await run.ready;
    if (!before)
      await test.step('the output lists the addresses', async () => {
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

test('a backup of the running site is restored into another folder, and the site starts from that folder', async () => {
  const run = start();
  await run.ready;
  const before = await projects();
  const archive = join(dataDir, '..', 'whole.tar.zst');
  const command = (name: 'backup' | 'restore', folder: string) =>
    promisify(execFile)(process.execPath, ['api/src/backup/main.ts', name, archive], {
      cwd: join(import.meta.dirname, '../../..'),
      env: { ...process.env, DATA_DIR: folder },
    });
  expect((await command('backup', dataDir)).stdout).toMatch(
    /[\d,]+ rows and 0 files in [\d,]+ bytes, verified with a test restore/,
  );
  await expect(command('restore', dataDir)).rejects.toThrow('is in use by process');
  run.child.kill('SIGTERM');
  await run.ended;
  await expect(command('restore', dataDir)).rejects.toThrow('The database is not empty');
  const other = join(dataDir, '..', 'other');
  await command('restore', other);
  await start({ DATA_DIR: other }).ready;
  expect(await projects()).toEqual(before);
});

test('a site with a separate API serves pages and API calls, and is ready only with the API', async () => {
  const site = `http://localhost:${port}`;
  const apiUrl = `http://localhost:${await freePort()}`;
  const admin = { username: 'studio', password: 'a long passphrase' };
  const api = start(
    {
      API_PORT: new URL(apiUrl).port,
      PUBLIC_URL: site,
      TRUST_PROXY: '1',
      LOG_LEVEL: 'info',
      ADMIN_USERNAME: admin.username,
      ADMIN_PASSWORD: admin.password,
      DATA_DIR: join(dataDir, '../of the API'),
    },
    'api/src/main.ts',
  );
  await api.ready;
  const front = start({ API_URL: apiUrl, TRUST_PROXY: '1' });
  await front.ready;
  expect(front.output()).toContain(`  api       ${apiUrl}\n`);
  const send = (method: string, path: string, body: object, headers = {}) =>
    fetch(site + path, {
      method,
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const statuses = () => Promise.all(['/healthz', '/readyz'].map(async (path) => (await fetch(site + path)).status));
  expect(await statuses()).toEqual([200, 200]);

  const [item] = (await projects()) as { id: string; title: string }[];
  expect(await (await fetch(`${site}/portfolio`)).text()).toContain(item?.title.replaceAll('&', '&amp;'));
  const order = { customerName: 'Ann Marlow', customerEmail: 'ann@marlow.example' };
  const placed = await send('POST', '/api/maintenance/create', {
    ...order,
    packageType: 'protect',
    packagePrice: '149.00',
  });
  expect([placed.status, placed.headers.get('Set-Cookie')]).toEqual([201, expect.stringMatching(/^checkout=/)]);

  await test.step("the API gets the visitor's address and the id of the request", async () => {
    const from = { 'X-Forwarded-For': '198.51.100.9, 203.0.113.7', 'X-Request-Id': 'journey-0001' };
    const refused = await send('POST', '/api/contact', { name: 'Ann Marlow' }, from);
    expect([refused.status, refused.headers.get('X-Request-Id')]).toEqual([400, 'journey-0001']);
    expect(await refused.json()).toMatchObject({ issues: expect.any(Array) });
    const line = () =>
      api
        .output()
        .split('\n')
        .find((line) => line.includes('journey-0001'));
    await expect.poll(line).toMatch(/"status":400,.*"address":"203\.0\.113\.7"/);
  });

  await test.step('an admin signs in and receives changes as they happen', async () => {
    const login = await send('POST', '/api/admin/login', admin);
    const [Cookie = ''] = login.headers.get('Set-Cookie')?.split(';') ?? [];
    expect(await (await fetch(`${site}/admin`, { headers: { Cookie } })).text()).toContain('Logged in as');
    const changes = await subscribeOverHttp(site, { Cookie });
    expect(await changes.next()).toMatchObject({ says: 'current' });
    expect((await send('DELETE', `/api/admin/portfolio/${item?.id}`, {}, { Cookie })).status).toBe(200);
    expect(await changes.next()).toMatchObject({ says: 'PortfolioItem deleted', id: item?.id });
    changes.leave();
  });

  api.child.kill('SIGTERM');
  expect(await api.ended).toBe(0);
  expect(await statuses()).toEqual([200, 503]);
  expect((await fetch(`${site}/api/portfolio`)).status).toBe(502);
});

test('a start that fails says why and leaves no database running', async () => {
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
  for (const { output } of [unfit, sameFolder, samePort]) expect(output()).not.toMatch(/^ +at /m);
  await expect(access(join(other, 'postgres/cluster/postmaster.pid'))).rejects.toThrow('ENOENT');

  await test.step('a server that is told to stop still answers an unfinished request', async () => {
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
    // Once the server has answered this later request, it has also received the unfinished request.
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
