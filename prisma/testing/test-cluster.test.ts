import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, test, vi } from 'vitest';

/** Starts a cluster, prints its address, and runs until it is killed. */
const script = `
  import { startTestCluster } from '@agency/prisma/testing';
  console.log((await startTestCluster()).templateUrl);
  setInterval(() => undefined, 60_000);
`;

const connects = async (connectionString: string) => {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  );
};

test.each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)(
  'a script that gets %s leaves neither Postgres nor its folder behind',
  async (signal) => {
    const folder = await mkdtemp(join(tmpdir(), 'test-cluster-test-'));
    const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
      cwd: import.meta.dirname,
      env: { ...process.env, TMPDIR: folder },
      // A separate process group, because a terminal sends a signal to the whole group.
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [said] = await once(child.stdout, 'data');
    const address = String(said).trim();
    expect(await connects(address)).toBe(true);
    const ended = once(child, 'exit');
    process.kill(-(child.pid ?? Number.NaN), signal);
    expect(await ended).toEqual([null, signal]);
    await vi.waitFor(async () => expect(await readdir(folder)).toEqual([]), { timeout: 20_000 });
    expect(await connects(address)).toBe(false);
    await rm(folder, { recursive: true });
  },
);
