import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { freePort } from '../../server/free-port.ts';
import { runStart } from '../../server/run-start.ts';

test('two processes share a port, a dead one is started again, and no request fails while both are replaced', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'agency-e2e-'));
  const port = await freePort();
  const run = runStart({ DATA_DIR: dataDir, PORT: String(port), WEB_CONCURRENCY: '2', LOG_LEVEL: 'info' });
  // Opens a connection per request, because connections go to the processes in turn.
  const get = (path: string) => fetch(`http://localhost:${port}${path}`, { headers: { Connection: 'close' } });
  const workers = () =>
    [...run.output().matchAll(/"pid":(\d+),"msg":"a worker process is ready"/g)].map(([, pid]) => Number(pid));
  try {
    await run.ready;
    // Waits for the log, because it is on a different stream than the `ready` line, and may arrive later.
    await expect.poll(() => workers().length).toBe(2);

    await test.step('the metrics of both processes are added up', async () => {
      for (let asked = 0; asked < 20; asked += 1) expect((await get('/about')).status).toBe(200);
      const metrics = await (await get('/metrics')).text();
      expect(metrics).toMatch(/^http_request_duration_seconds_count\{method="GET",route="page",status="200"\} 20$/m);
    });

    await test.step('a process that dies is started again', async () => {
      process.kill(workers()[0] ?? 0, 'SIGKILL');
      await expect.poll(() => workers().length).toBe(3);
      expect(run.output()).toContain('a worker process died and is being restarted');
      expect((await get('/')).status).toBe(200);
    });

    await test.step('both processes are replaced under load', async () => {
      run.child.kill('SIGUSR2');
      const statuses = new Set<number>();
      while (!run.output().includes('all worker processes are replaced')) {
        statuses.add((await get('/')).status);
        await setImmediate();
      }
      expect([...statuses]).toEqual([200]);
      expect(workers()).toHaveLength(5);
    });

    run.child.kill('SIGTERM');
    expect(await run.ended).toBe(0);
  } finally {
    run.child.kill('SIGKILL');
    await run.ended;
    await rm(dataDir, { recursive: true, force: true });
  }
});
