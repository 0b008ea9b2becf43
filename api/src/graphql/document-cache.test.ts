import { queryObjects } from 'node:v8';
import { Source } from 'graphql';
import { expect, test } from 'vitest';
import { serveApi } from '../../test/serve-api.ts';
import { useTestDatabase } from '../../test/test-database.ts';

const database = await useTestDatabase();
const api = await serveApi(database);

/** Documents that something still holds, after the garbage was collected. */
const kept = () => queryObjects(Source, { format: 'count' });

async function keptOf(amount: number, document: (at: number) => string): Promise<number> {
  const before = kept();
  for (let at = 0; at < amount; at++) await api.graphql(document(at));
  return kept() - before;
}

test.each([
  ['invalid', (at: number) => `{ maintenancePlans { name nothing${at} } }`],
  ['unreadable', (at: number) => `{ maintenancePlans { name ${at}`],
  ['refused as too expensive', (at: number) => `{ ${'name '.repeat(1_100)} a${at} }`],
  ['long', (at: number) => `{ maintenancePlans { name } } # ${at} ${'x'.repeat(5_000)}`],
])('documents that are %s are not kept', async (_which, document) => {
  expect(await keptOf(30, document)).toBeLessThan(5);
});

test('of valid documents as many are kept as the memory for them holds', async () => {
  const document = (at: number) => `{ maintenancePlans { name } } # ${at} ${'x'.repeat(3_000)}`;
  expect(await keptOf(20, document)).toBeGreaterThan(15);
  expect(await keptOf(60, document)).toBeLessThan(20);
});

test('a document that was asked before is answered again', async () => {
  const ask = (first: number) =>
    api.graphql('query ($first: Int) { blogPosts(first: $first) { edges { node { id } } } }', { first });
  expect((await ask(1)).data).toEqual({ blogPosts: { edges: [] } });
  expect((await ask(2)).data).toEqual({ blogPosts: { edges: [] } });
  expect((await ask(51)).errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
});
