import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { randomId } from './random-id.ts';

test('random ids are distinct UUIDs, even on a page without `crypto.randomUUID`', () => {
  const getRandomValues = crypto.getRandomValues.bind(crypto);
  vi.stubGlobal('crypto', { getRandomValues });
  const ids = new Set(Array.from({ length: 100 }, randomId));
  expect(ids.size).toBe(100);
  for (const id of ids) expect(z.uuidv4().safeParse(id).success, id).toBe(true);
  vi.unstubAllGlobals();
});
