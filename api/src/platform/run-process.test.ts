import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readProcessEnvironment } from './run-process.ts';

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
  await rm(folder, { recursive: true });
});

test("reads the .env file of the working folder, which the process's own variables override", async () => {
  await writeFile('.env', 'PORT=8080\nAPI_PORT=8081\nAGENCY_NAME="Studio of the file"\nDATA_DIR=\n');
  vi.stubEnv('API_PORT', '9091');
  const { site, api, agency, database } = await readProcessEnvironment('server');
  expect([site.port, api.port, agency.name, database.dataDir]).toEqual([8080, 9091, 'Studio of the file', '.data']);
});

test('production refuses a common password for the admin, whatever its case, in one message with all other problems', async () => {
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
