import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startBucket } from '../../test/start-bucket.ts';
import { openBackupStore } from './backup-store.ts';

const folder = await mkdtemp(join(tmpdir(), 'backup-store-test-'));
const bucket = await startBucket();
afterAll(async () => {
  await bucket.close();
  await rm(folder, { recursive: true });
});

test.each([
  ['a folder', undefined],
  ['a bucket', bucket.url],
])('%s stores a large archive completely, lists it, and removes it', async (_where, url) => {
  const store = openBackupStore(url, join(folder, 'kept'));
  const [path, bytes] = [join(folder, 'large'), randomBytes(12 * 1024 * 1024)];
  await writeFile(path, bytes);
  await store.put('large.tar.zst', path);
  expect(existsSync(path)).toBe(false);
  expect(await store.list()).toEqual(['large.tar.zst']);
  if (url) expect(bucket.files.get('backups/large.tar.zst')?.equals(bytes)).toBe(true);
  await store.remove('large.tar.zst');
  expect(await store.list()).toEqual([]);
});

test('if a bucket stores only part of an archive, the upload fails and the local file stays', async () => {
  const path = join(folder, 'cut');
  await writeFile(path, 'an archive');
  const cut = openBackupStore(`${bucket.url}/cuts`, folder);
  await expect(cut.put('cut.tar.zst', path)).rejects.toThrow('9 of 10 bytes');
  expect(existsSync(path)).toBe(true);
});
