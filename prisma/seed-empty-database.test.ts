import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { createPrismaClient, type PrismaClient } from './create-prisma-client.ts';
import { seedEmptyDatabase } from './seed-empty-database.ts';
import { createTestDatabase } from './testing/test-cluster.ts';

let client: PrismaClient;

beforeEach(async () => {
  client = createPrismaClient(await createTestDatabase(inject('templateUrl'), 'seed_test'));
});
afterEach(() => client.$disconnect());

test('an empty database gets nine items (three featured) and twelve posts (one draft)', async () => {
  expect(await seedEmptyDatabase(client)).toBe(true);
  expect(await client.portfolioItem.count()).toBe(9);
  expect(await client.portfolioItem.count({ where: { featured: true } })).toBe(3);
  expect(await client.blogPost.count()).toBe(12);
  expect(await client.blogPost.count({ where: { published: false } })).toBe(1);
});

test('the items have every technology, and some lack a case study or metrics', async () => {
  await seedEmptyDatabase(client);
  const items = await client.portfolioItem.findMany();
  expect(new Set(items.map(({ technology }) => technology)).size).toBe(5);
  expect(new Set(items.map(({ caseStudyUrl }) => caseStudyUrl !== null))).toEqual(new Set([true, false]));
  const figures = items.map(({ metrics }) => (metrics as unknown[]).length);
  expect(new Set(figures)).toEqual(new Set([0, 1, 2, 3]));
});

test('only one of two concurrent calls seeds the database', async () => {
  const seeded = await Promise.all([seedEmptyDatabase(client), seedEmptyDatabase(client)]);
  expect(seeded.sort()).toEqual([false, true]);
  expect(await client.portfolioItem.count()).toBe(9);
});

test('a database with a user and no content stays empty', async () => {
  await client.user.create({ data: { username: 'admin', password: 'hash' } });
  expect(await seedEmptyDatabase(client)).toBe(false);
  expect(await client.portfolioItem.count()).toBe(0);
});
