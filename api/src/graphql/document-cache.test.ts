import { queryObjects } from 'node:v8';
import { Source } from 'graphql';
import { expect, test } from 'vitest';
import { useApi } from '../../test/serve-api.ts';

const { api } = await useApi();

/** Counts the documents that are still in memory after a garbage collection. */
const kept = () => queryObjects(Source, { format: 'count' });

async function ask(amount: number, document: (at: number) => string): Promise<void> {
  for (let at = 0; at < amount; at++) await api.graphql(document(at));
}

// Each count walks the whole heap, so tests count seldom.
test('the cache keeps no document that is invalid, unparsable, refused as too expensive, or long', async () => {
  const before = kept();
  await ask(30, (at) => `{ maintenancePlans { name nothing${at} } }`);
  await ask(30, (at) => `{ maintenancePlans { name ${at}`);
  await ask(30, (at) => `{ ${'name '.repeat(1_100)} a${at} }`);
  await ask(30, (at) => `{ maintenancePlans { name } } # ${at} ${'x'.repeat(5_000)}`);
  expect(kept() - before).toBeLessThan(5);
});

test('the cache keeps valid documents up to their total limit', async () => {
  const document = (at: number) => `{ maintenancePlans { name } } # ${at} ${'x'.repeat(3_000)}`;
  const before = kept();
  await ask(20, document);
  const some = kept();
  expect(some - before).toBeGreaterThan(15);
  await ask(60, (at) => document(at + 20));
  expect(kept() - some).toBeLessThan(20);
});

test('a cached document can run with other variables', async () => {
  const first = (first: number) =>
    api.graphql('query ($first: Int) { blogPosts(first: $first) { edges { node { id } } } }', { first });
  expect((await first(1)).data).toEqual({ blogPosts: { edges: [] } });
  expect((await first(2)).data).toEqual({ blogPosts: { edges: [] } });
  expect((await first(51)).errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
});
