import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** Creates a folder for pictures, which is removed after the tests of a file. */
export async function useMediaFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'media-test-'));
  afterAll(() => rm(folder, { recursive: true }));
  return folder;
}
