import { expect, test } from 'vitest';
import { useApi } from '../../test/serve-api.ts';
import { signedIn } from '../../test/sign-in.ts';
import { storeCheck } from '../../test/store-check.ts';
import { studyPage } from './written-study.ts';

const { api, client } = await useApi();

const input = {
  ...{ title: 'A shop that sells', content: '<h2>Results</h2><p>More.</p>', slug: 'harbor', client: 'Harbor & Sons' },
  ...{ sector: 'Ropes', builtWith: 'Laravel', timeframe: 'May 2026', summary: 'They sell.', composition: 'ledger' },
  imageUrl: '/og-image.jpg',
};
async function mutate(name: string, args: string, variables: object) {
  const { headers } = await signedIn(client);
  const query = `mutation (${args}) { ${name} { __typename ... on InvalidInput { issues { path message } }
    ... on CaseStudy { id } } }`;
  const { data, errors } = await api.graphql(query, variables as Record<string, unknown>, headers);
  expect(errors).toBeUndefined();
  return Object.values(data)[0] as { __typename: string; id: string; issues?: unknown };
}
/** Creates a case study. Unless it is a draft, stores a check of its page first. */
async function create(fields: { draft?: boolean; client?: string; slug?: string }) {
  const given = { ...input, ...fields };
  if (!given.draft) await storeCheck(client, 'new', given, studyPage);
  return mutate('createCaseStudy(input: $input)', '$input: CaseStudyInput!', { input: given });
}
async function update(id: string, fields: object, { isChecked = true } = {}) {
  const given = { ...input, ...fields };
  if (isChecked) await storeCheck(client, id, given, studyPage);
  return mutate('updateCaseStudy(id: $id, input: $input)', '$id: ID!, $input: CaseStudyInput!', { id, input: given });
}
const publicSlugs = async () => {
  const { data } = await api.graphql('{ caseStudies { edges { node { slug next { slug } } } } }');
  return data.caseStudies.edges.map(({ node }: { node: { slug: string; next: { slug: string } } }) => [
    node.slug,
    node.next.slug,
  ]);
};

test('a new installation has the three case studies of SPEC, and each leads to the next', async () => {
  expect(await publicSlugs()).toEqual([
    ['red-bull-enterprise', 'eso'],
    ['wellness-brand', 'red-bull-enterprise'],
    ['eso', 'wellness-brand'],
  ]);
});

test('a draft is visible only in its preview, and a published case study to everyone until it is deleted', async () => {
  const { id } = await create({ draft: true });
  const found = async () => (await api.graphql('{ caseStudyBySlug(slug: "harbor") { client } }')).data.caseStudyBySlug;
  expect([await found(), (await publicSlugs()).length]).toEqual([null, 3]);
  const { headers } = await signedIn(client);
  const { data } = await api.graphql(`{ previewToken(id: "${id}") }`, {}, headers);
  const preview = 'query ($token: String!) { caseStudyPreview(token: $token) { client } }';
  const shown = await api.graphql(preview, { token: data.previewToken });
  expect(shown.data.caseStudyPreview).toEqual({ client: 'Harbor & Sons' });
  expect((await update(id, { draft: false }, { isChecked: false })).issues).toEqual([
    { path: 'draft', message: 'Its page is not ready: The current version of the page has not been checked.' },
  ]);
  await update(id, { draft: false });
  expect([await found(), (await publicSlugs())[0]]).toEqual([{ client: 'Harbor & Sons' }, ['harbor', 'eso']]);
  await update(id, { draft: true });
  await update(id, { draft: false });
  const revisions = await client.revision.findMany({ where: { recordId: id }, orderBy: { createdAt: 'asc' } });
  expect(revisions.map(({ cause }) => cause)).toEqual(['created', 'published', 'withdrawn', 'published']);
  const checks = () => client.pageCheck.count({ where: { page: id } });
  expect(await checks()).toBe(1);
  await client.caseStudy.delete({ where: { id } });
  expect([await found(), await checks()]).toEqual([null, 0]);
});

test('the admin can search and filter case studies, and visitors do not see those in the trash', async () => {
  const { headers } = await signedIn(client);
  const { id } = await create({ client: 'Harbor' });
  const drafted = await create({ draft: true, client: 'Harbor, à nouveau', slug: 'harbor-2' });
  const listed = async (args: string) => {
    const { data } = await api.graphql(`{ allCaseStudies(${args}) { edges { node { slug } } } }`, {}, headers);
    return data.allCaseStudies.edges.map(({ node }: { node: { slug: string } }) => node.slug);
  };
  const counts = async () =>
    (await api.graphql('{ caseStudyCounts { all public draft trash } }', {}, headers)).data.caseStudyCounts;
  expect(await counts()).toEqual({ all: 5, public: 4, draft: 1, trash: 0 });
  expect(await listed('search: "HARBOR"')).toEqual(['harbor-2', 'harbor']);
  expect(await listed('search: "harbor à", standing: draft')).toEqual(['harbor-2']);
  expect(await listed('standing: scheduled')).toEqual([]);
  await mutate('trashCaseStudy(id: $id)', '$id: ID!', { id });
  expect([await counts(), await listed('trashed: true'), (await publicSlugs()).flat()]).toEqual([
    { all: 4, public: 3, draft: 1, trash: 1 },
    ['harbor'],
    expect.not.arrayContaining(['harbor']),
  ]);
  await mutate('restoreCaseStudy(id: $id)', '$id: ID!', { id });
  expect((await publicSlugs()).flat()).toContain('harbor');
  await client.caseStudy.deleteMany({ where: { id: { in: [id, drafted.id] } } });
});

test('the slug cannot change and is unique, and pictures in a public case study need alt texts', async () => {
  const { id } = await create({});
  expect((await update(id, { slug: 'another' })).issues).toEqual([
    { path: 'slug', message: 'The slug must stay harbor' },
  ]);
  expect((await create({ client: 'Another' })).issues).toEqual([
    { path: 'slug', message: 'Another case study has this slug.' },
  ]);
  expect((await update(id, { content: '<img src="/a.webp">' })).issues).toEqual([
    { path: 'content', message: 'A picture in the text has no alt text.' },
  ]);
  expect((await update(id, { composition: 'spiral' })).issues).toEqual([
    { path: 'composition', message: 'Please select a layout' },
  ]);
  await client.caseStudy.delete({ where: { id } });
});
