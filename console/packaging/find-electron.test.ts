import { spawnSync } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { architecturesIn, electronFolder, findElectron } from './find-electron.ts';

test.skipIf(process.platform !== 'linux')('an unpacked Electron is found by its folder or its program', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'electron-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const program = join(folder, 'electron');
  await writeFile(program, '');
  expect(findElectron({ ELECTRON_DIST: folder }), 'the file is not executable').toBeNull();
  await chmod(program, 0o755);
  expect(findElectron({ ELECTRON_DIST: folder })).toBe(program);
  expect(findElectron({ ELECTRON_PATH: program })).toBe(program);
  expect(electronFolder(program)).toBe(folder);
});

test('the architectures in a folder are read from the names of Electron’s archives', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'electron-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  expect([undefined, '/nowhere', folder].flatMap((path) => architecturesIn(path))).toEqual([]);
  for (const name of ['linux-arm64', 'linux-x64', 'darwin-x64'])
    await writeFile(join(folder, `electron-v45.4.1-${name}.zip`), '');
  expect([architecturesIn(folder, 'linux'), architecturesIn(folder, 'darwin')]).toEqual([['x64', 'arm64'], ['x64']]);
});

test('no Electron is found at a path that does not exist', () => {
  expect(findElectron({ ELECTRON_PATH: '/nowhere/electron' })).toBeNull();
  expect(findElectron({ ELECTRON_DIST: '/nowhere' })).toBeNull();
});

test.each(['dev.ts', 'package.ts'])('if there is no Electron, %s tells how to get one', (name) => {
  const env = { ...process.env, ELECTRON_PATH: '/nowhere/electron' };
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, name)], { env, encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Electron was not found\. .*install-electron/);
});
