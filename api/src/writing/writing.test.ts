import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { useApi, useSignIn } from '../../test/serve-api.ts';
import { storeCheck } from '../../test/store-check.ts';
import { saveWorkingCopy } from './working-copies.ts';

const { api, client } = await useApi();
const headers = useSignIn(client);

const post = (given: object = {}) => ({
  title: 'What a slow site costs',
  slug: 'slow-site',
  excerpt: 'A sum.',
  content: '<p>One</p>',
  author: 'The desk',
  imageUrl: '/images/a.webp',
  tags: ['Speed'],
  createdAt: '2026-01-01T09:00:00.000Z',
  published: false,
  ...given,
});
const failure = '__typename ... on Failure { message } ... on InvalidInput { issues { path message } }';
const send = async (query: string, variables: Record<string, unknown>) =>
  Object.values((await api.graphql(query, variables, headers)).data)[0] as Record<string, unknown>;
const create = (id: string, input: object, copy?: number) =>
  send(
    `mutation ($id: ID!, $input: BlogPostInput!, $copy: Int) {
      createBlogPost(clientId: $id, input: $input, workingCopyVersion: $copy) { ${failure} }
    }`,
    { id, input, copy },
  );
const update = (id: string, input: object, copy?: number) =>
  send(
    `mutation ($id: ID!, $input: BlogPostInput!, $copy: Int) {
      updateBlogPost(id: $id, input: $input, workingCopyVersion: $copy) { ${failure} }
    }`,
    { id, input, copy },
  );
const write = (id: string, values: unknown, given: object = {}) =>
  send(
    `mutation ($id: ID!, $values: JSON!, $base: JSON, $baseVersion: Int, $seen: Int, $keepsReplaced: Boolean) {
      saveWorkingCopy(id: $id, type: "BlogPost", values: $values, base: $base, baseVersion: $baseVersion,
        expectedVersion: $seen, keepsReplaced: $keepsReplaced) {
        ${failure} ... on WorkingCopy { version writtenBy title } ... on Conflict { current { ... on WorkingCopy { version values } } }
      }
    }`,
    { id, values, ...given },
  );
/** Creates the first version of a working copy. */
const begin = async (id: string, values: object, baseVersion?: number) => {
  const copy = await write(id, values, { base: {}, baseVersion });
  return copy as typeof copy & { version: number };
};
const copyOf = async (id: string) => send(`query ($id: ID!) { workingCopy(id: $id) { version values base } }`, { id });
const revisionsOf = async (recordId: string) => {
  const { edges } = await send(
    `query ($recordId: ID!) { revisions(recordId: $recordId, first: 50) { edges { node { id cause writtenBy values older { id } } } } }`,
    { recordId },
  );
  type Node = { id: string; cause: string; writtenBy: string; values: { content: string }; older: object | null };
  return (edges as { node: Node }[]).map(({ node }) => node);
};
const kept = async (id: string) => (await revisionsOf(id)).map(({ cause, values }) => [cause, values.content]);
/** Makes all working copies and revisions this many minutes older. */
async function age(minutes: number) {
  const by = `${minutes} minutes`;
  await client.$executeRaw`UPDATE working_copies SET written_at = written_at - ${by}::interval`;
  await client.$executeRaw`UPDATE revisions SET created_at = created_at - ${by}::interval, written_at = written_at - ${by}::interval`;
}

test('a working copy accepts only changes of its latest version, and is deleted once it is saved', async () => {
  const id = randomUUID();
  const { version, ...first } = await begin(id, { title: 'One' });
  expect(first).toMatchObject({ writtenBy: 'admin', title: 'One' });
  // A package has a name instead of a title.
  expect(await begin(randomUUID(), { name: 'Professional' })).toMatchObject({ title: 'Professional' });
  expect(await write(id, { title: 'Two' }, { seen: version })).toMatchObject({ version: version + 1 });
  for (const late of [{ seen: version }, { base: {} }])
    expect(await write(id, { title: 'Late' }, late)).toMatchObject({
      __typename: 'Conflict',
      current: { version: version + 1, values: { title: 'Two' } },
    });
  await create(id, post(), version);
  expect(await copyOf(id)).toMatchObject({ version: version + 1 });
  await update(id, post({ content: '<p>Two</p>' }), version + 1);
  expect(await copyOf(id)).toBeNull();
  expect(await write(id, {}, { seen: version + 1 })).toMatchObject({ __typename: 'NotFound' });
  // A copy begun from an earlier version of the post would bring that version back.
  expect(await write(id, {}, { base: {}, baseVersion: 1 })).toMatchObject({
    ...{ __typename: 'NotFound', message: expect.stringContaining('saved or deleted') },
  });
  // A new copy does not continue the version numbers of the saved copy.
  expect((await begin(id, {}, 2)).version).not.toBe(version);
});

test('a text that is not an id has no working copy and no revision', async () => {
  const { data, errors } = await api.graphql('{ workingCopy(id: "x") { id } revision(id: "x") { id } }', {}, headers);
  expect([data, errors]).toEqual([{ workingCopy: null, revision: null }, undefined]);
});

test.each([
  ['a value of a type that no form has', { title: 1 }],
  ['more fields than any form has', Object.fromEntries(Array.from({ length: 61 }, (_, field) => [field, '']))],
  ['more text than any form has', { content: 'x'.repeat(400_001) }],
  ['a list', ['title']],
])('refuses %s', async (_what, values) => {
  expect(await write(randomUUID(), values, { base: {} })).toMatchObject({ __typename: 'InvalidInput' });
});

test('an hour of saves leaves six revisions, and publishing and withdrawing leave one each', async () => {
  const id = randomUUID();
  await create(id, post());
  await age(11);
  for (let minute = 0; minute < 60; minute += 1) {
    await update(id, post({ content: `<p>${minute}</p>` }));
    await age(1);
  }
  const hour = await kept(id);
  expect(hour).toEqual([
    ['saved', '<p>59</p>'],
    ['saved', '<p>49</p>'],
    ['saved', '<p>39</p>'],
    ['saved', '<p>29</p>'],
    ['saved', '<p>19</p>'],
    ['saved', '<p>9</p>'],
    ['created', '<p>One</p>'],
  ]);
  const [, ...older] = (await revisionsOf(id)).map((each) => ({ id: each.id }));
  expect((await revisionsOf(id)).map((each) => each.older)).toEqual([...older, null]);
  await storeCheck(client, id, post());
  await update(id, post({ published: true }));
  await storeCheck(client, id, post({ content: '<p>Two</p>' }));
  await update(id, post({ content: '<p>Two</p>', published: true }));
  await update(id, post({ content: '<p>Two</p>', published: true }));
  await update(id, post({ content: '<p>Two</p>' }));
  expect((await kept(id)).slice(0, 3)).toEqual([
    ['withdrawn', '<p>Two</p>'],
    ['saved', '<p>Two</p>'],
    ['published', '<p>One</p>'],
  ]);
});

test('the first save of a post without revisions keeps the replaced version', async () => {
  const id = randomUUID();
  await create(id, post());
  await client.revision.deleteMany();
  await update(id, post({ content: '<p>Two</p>' }));
  expect(await kept(id)).toEqual([
    ['saved', '<p>Two</p>'],
    ['saved', '<p>One</p>'],
  ]);
});

test('typed text is kept as a revision after a long pause, and when it is replaced or discarded', async () => {
  const id = randomUUID();
  await create(id, post());
  const { version } = await begin(id, { content: 'a' }, 1);
  await write(id, { content: 'ab' }, { seen: version });
  await age(31);
  await write(id, { content: '' }, { seen: version + 1 });
  expect((await kept(id))[0]).toEqual(['typed', 'ab']);
  await write(id, { content: 'theirs' }, { seen: version + 2 });
  await write(id, { content: 'mine' }, { seen: version + 3, keepsReplaced: true });
  const discard = `mutation ($id: ID!, $seen: Int!) {
    discardWorkingCopy(id: $id, expectedVersion: $seen, asRevision: true) { ${failure} }
  }`;
  expect(await send(discard, { id, seen: version + 3 })).toMatchObject({ __typename: 'Conflict' });
  expect(await send(discard, { id, seen: version + 4 })).toMatchObject({ __typename: 'Deleted' });
  expect((await kept(id)).map(([, content]) => content)).toEqual(['mine', 'theirs', 'ab', '<p>One</p>']);
  expect(await copyOf(id)).toBeNull();
});

const restore = `mutation ($id: ID!) { restoreRevision(id: $id) { ... on WorkingCopy { version values baseVersion } } }`;

test('a revision is restored byte for byte, and the replaced text is kept', async () => {
  const id = randomUUID();
  const content = '<p>One\t“é” 🙂 &amp;</p>\n\n<div class="x">\r\n</div>';
  await create(id, post({ content }));
  const stored = await client.blogPost.findUniqueOrThrow({ where: { id } });
  await age(11);
  await update(id, post({ content: '<p>Two</p>' }));
  const { version } = await begin(id, { content: '<p>Three</p>' }, 2);
  const oldest = (await revisionsOf(id)).at(-1);
  const { values, ...restored } = await send(restore, { id: oldest?.id });
  expect(restored).toMatchObject({ version: version + 1, baseVersion: 2 });
  expect(values).toMatchObject({ content: stored.content, tags: ['Speed'], createdAt: '2026-01-01T09:00:00.000Z' });
  expect((await kept(id))[0]).toEqual(['typed', '<p>Three</p>']);
  await client.blogPost.delete({ where: { id } });
  expect([await client.revision.count(), await client.workingCopy.count()]).toEqual([0, 0]);
});

test.each([
  ['changed', true],
  ['created', false],
])('a working copy that is %s while a revision is restored is kept as a revision', async (_what, exists) => {
  const id = randomUUID();
  await create(id, post());
  const seen = exists ? (await begin(id, { content: '<p>Early</p>' }, 1)).version : null;
  const [oldest] = await revisionsOf(id);
  const late = { id, type: 'BlogPost', values: { content: '<p>Late</p>' }, begun: { base: {}, baseVersion: 1 }, seen };
  const { restoring } = await client.$transaction(async (transaction) => {
    await saveWorkingCopy(transaction, { ...late, keepsReplaced: false, writtenBy: 'admin' });
    const restoring = send(restore, { id: oldest?.id });
    const waiting = () =>
      client.$queryRaw`SELECT 1 AS one FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    await expect.poll(waiting).toEqual([{ one: 1 }]);
    return { restoring };
  });
  expect(await restoring).toMatchObject({ values: { content: '<p>One</p>' } });
  expect((await kept(id))[0]).toEqual(['typed', '<p>Late</p>']);
});
