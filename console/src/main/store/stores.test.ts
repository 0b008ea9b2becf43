import { mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { replaceFile } from '#main/files.ts';
import { createStores } from './stores.ts';

test('if the admin continues without a locked file, texts stay in memory until the file can be set aside', async () => {
  const folder = join(await mkdtemp(join(tmpdir(), 'stores-')), 'stores');
  const read = async () => Promise.reject(Object.assign(new Error('EBUSY'), { code: 'EBUSY' }));
  const stores = createStores({ folder, files: { read, write: replaceFile }, readAgain: async () => false });
  stores.open({ server: 'https://agency.example', username: 'studio' });
  await stores.write('documents', 'locked');
  const [owner = ''] = await readdir(folder);
  // Setting aside fails, because this path is a file, not a folder.
  await rename(join(folder, owner), `${folder}-moved`);
  await writeFile(join(folder, owner), '');
  expect(await stores.read('documents')).toBeNull();
  await expect(stores.write('documents', 'typed')).rejects.toThrow();
  expect([await stores.read('documents'), stores.isInMemory()]).toEqual(['typed', true]);
  await rm(join(folder, owner));
  await rename(`${folder}-moved`, join(folder, owner));
  await stores.write('documents', 'typed');
  expect(await readdir(join(folder, owner))).toEqual(['documents', expect.stringMatching(/\.unreadable$/)]);
  expect(stores.isInMemory()).toBe(false);
});
