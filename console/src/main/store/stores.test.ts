import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createStores } from './stores.ts';

test('if a locked file can be neither read nor set aside, the admin is asked again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'stores-'));
  const answers = [false, false, true];
  let locked = true;
  const read = async () => {
    if (locked) throw Object.assign(new Error('EBUSY'), { code: 'EBUSY' });
    return 'kept';
  };
  async function readAgain() {
    locked = answers.length > 1;
    return answers.shift() ?? true;
  }
  // Setting aside fails, because this path is a file, not a folder.
  const stores = createStores({
    folder: join(folder, 'file'),
    files: { read, write: async () => undefined },
    readAgain,
  });
  await writeFile(join(folder, 'file'), '');
  stores.open({ server: 'https://agency.example', username: 'studio' });
  expect(await stores.read('documents')).toBe('kept');
  expect(answers).toEqual([]);
});
