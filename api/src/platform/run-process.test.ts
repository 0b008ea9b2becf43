import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readProcessEnvironment, runProcess } from './run-process.ts';

const [start, variables] = [process.cwd(), { ...process.env }];
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'environment-test-'));
  process.chdir(folder);
});
afterEach(async () => {
  process.chdir(start);
  process.env = variables;
  vi.unstubAllEnvs();
  vi.useRealTimers();
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

test("variables are read from the .env file of the working folder, but the process's own variables override them", async () => {
  await writeFile('.env', 'PORT=8080\nAPI_PORT=8081\nAGENCY_NAME="Studio of the file"\nDATA_DIR=\n');
  vi.stubEnv('API_PORT', '9091');
  const { site, api, agency, database } = await readProcessEnvironment('server');
  expect([site.port, api.port, agency.name, database.dataDir]).toEqual([8080, 9091, 'Studio of the file', '.data']);
});

test('in production, one message reports a common admin password in any letter case and all other problems', async () => {
  for (const [name, value] of Object.entries({ NODE_ENV: 'production', DEMO: '1', PORT: 'abc' }))
    vi.stubEnv(name, value);
  vi.stubEnv('ADMIN_PASSWORD', 'PassWord1');
  await expect(readProcessEnvironment('server')).rejects.toThrow(
    /PORT: .+\n {2}ADMIN_PASSWORD: is on lists of common passwords \(choose another\)$/,
  );
  vi.stubEnv('PORT', '8080');
  vi.stubEnv('ADMIN_PASSWORD', 'a long passphrase');
  expect((await readProcessEnvironment('server')).production).toBe(true);
});

test('a shutdown that a signal started continues after the launcher exits', async () => {
  vi.useFakeTimers();
  for (const [name, value] of Object.entries({ LOG_LEVEL: 'silent', npm_lifecycle_event: 'start' }))
    vi.stubEnv(name, value);
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  const on = vi.spyOn(process, 'on').mockReturnThis();
  vi.spyOn(process, 'umask').mockReturnValue(0);
  await runProcess(async ({ onClose }) => onClose(() => new Promise(() => {})));
  on.mock.calls.find(([name]) => name === 'SIGTERM')?.[1]();
  await vi.advanceTimersByTimeAsync(1_500);
  vi.spyOn(process, 'ppid', 'get').mockReturnValue(0);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(exit).not.toHaveBeenCalled();
});
