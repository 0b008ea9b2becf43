import { stat } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { generateClientIfStale } from './generate.ts';

test('a client that is up to date is not generated again', async () => {
  const madeAt = async () => (await stat(new URL('client/client.ts', import.meta.url))).mtimeMs;
  const before = await madeAt();
  expect(await generateClientIfStale()).toBe(false);
  expect(await madeAt()).toBe(before);
});
