import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Log } from './log.ts';
import { openSettings, rememberServer } from './settings.ts';

async function machine() {
  const folder = await mkdtemp(join(tmpdir(), 'settings-test-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const warnings: string[] = [];
  const log: Log = { info: () => undefined, warn: (message) => void warnings.push(message), error: () => undefined };
  return { folder, path: join(folder, 'settings.json'), open: () => openSettings(folder, log), warnings };
}
const defaults = {
  servers: [],
  lastUsername: null,
  theme: 'system',
  saidStillRunning: false,
  spelling: process.platform === 'darwin',
  window: null,
};

test('keeps settings between starts', async () => {
  const { path, open } = await machine();
  expect(open().get()).toEqual(defaults);
  open().set({ theme: 'dark' });
  rememberServer(open(), 'https://agency.example', 'studio');
  expect(open().get()).toEqual({
    ...defaults,
    theme: 'dark',
    servers: ['https://agency.example'],
    lastUsername: 'studio',
  });
  expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({ theme: 'dark' });
});

test('remembers ten servers, beginning with the one of the last sign-in', async () => {
  const { open } = await machine();
  const settings = open();
  for (let number = 0; number < 12; number += 1) rememberServer(settings, `https://${number}.example`, 'studio');
  rememberServer(settings, 'https://5.example', 'studio');
  expect(settings.get().servers).toEqual([5, 11, 10, 9, 8, 7, 6, 4, 3, 2].map((number) => `https://${number}.example`));
});

test.each(['', '[]', '"dark"', '{"theme":"neon","servers":["ftp://x"],"window":{"bounds":null}}'])(
  'uses the defaults when the file is damaged: %s',
  async (text) => {
    const { path, open } = await machine();
    await writeFile(path, text);
    expect(open().get()).toEqual(defaults);
  },
);

test('keeps a setting in memory when it cannot be written', async () => {
  const { path, open, warnings } = await machine();
  await mkdir(path);
  const settings = open();
  settings.set({ theme: 'dark' });
  expect([settings.get().theme, open().get().theme, warnings.length]).toEqual(['dark', 'system', 1]);
});
