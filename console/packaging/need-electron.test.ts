import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test.each(['dev.ts', 'package.ts'])('without an Electron %s says how to get one', (name) => {
  const env = { ...process.env, ELECTRON_PATH: '/nowhere/electron' };
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, name)], { env, encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^There is no Electron here\. .*install-electron/);
});
