import { expect, test } from 'vitest';
import { contactSubmission } from '../../test/factories.ts';
import { useApi } from '../../test/serve-api.ts';
import { signedIn } from '../../test/sign-in.ts';

const { api, client } = await useApi();

const list = `query ($first: Int, $last: Int, $skip: Int, $after: String, $search: String) {
  contactSubmissions(first: $first, last: $last, skip: $skip, after: $after, search: $search) {
    totalCount edges { node { name } } pageInfo { hasNextPage hasPreviousPage endCursor }
  }
}`;

async function ask(variables: Record<string, unknown> = {}) {
  const { headers } = await signedIn(client);
  const { data, errors } = await api.graphql(list, variables, headers);
  const found = data?.contactSubmissions;
  const names = found?.edges.map(({ node }: { node: { name: string } }) => node.name);
  return { names, errors, total: found?.totalCount, page: found?.pageInfo };
}

test('contactSubmissions lists inquiries newest first, page by page, with their total number', async () => {
  await client.contactSubmission.createMany({
    data: ['first', 'second', 'third'].map((name) => contactSubmission({ name })),
  });
  const { names, total, page } = await ask({ first: 2 });
  expect([names, total, page.hasNextPage]).toEqual([['third', 'second'], 3, true]);
  expect((await ask({ first: 2, after: page.endCursor })).names).toEqual(['first']);
});

test('a page can begin in the middle of the list or at its end', async () => {
  await client.contactSubmission.createMany({
    data: ['no 1', 'no 2', 'no 3', 'no 4', 'no 5'].map((name) => contactSubmission({ name })),
  });
  const { names, total, page } = await ask({ first: 2, skip: 2 });
  expect([names, total, page]).toMatchObject([['no 3', 'no 2'], 5, { hasPreviousPage: true, hasNextPage: true }]);
  expect((await ask({ last: 2 })).names).toEqual(['no 2', 'no 1']);
  const { names: before, page: last } = await ask({ last: 2, skip: 1 });
  expect([before, last]).toMatchObject([['no 3', 'no 2'], { hasPreviousPage: true, hasNextPage: true }]);
  expect((await ask({ first: 1, skip: -1 })).errors?.[0]?.message).toContain('0 to 1000000');
});

test.each([
  ['marlow', ['Ann Marlow', 'by mail', 'of a firm']],
  ['MARLOW', ['Ann Marlow', 'by mail', 'of a firm']],
  ['ann marlow', ['Ann Marlow']],
  ['100%', ['percent']],
  ['a_b', ['underscore']],
  ['c:\\', ['backslash']],
  ['  ', ['Ann Marlow', 'by mail', 'of a firm', 'percent', 'underscore', 'backslash']],
  ['nowhere', []],
])('a search for %j finds the matching inquiries', async (search, expected) => {
  await client.contactSubmission.createMany({
    data: [
      contactSubmission({ name: 'backslash', message: 'It is on C:\\sites' }),
      contactSubmission({ name: 'underscore', message: 'The file a_b.php' }),
      contactSubmission({ name: 'percent', message: 'We want 100% of it' }),
      contactSubmission({ name: 'of a firm', company: 'Marlow & Sons' }),
      contactSubmission({ name: 'by mail', email: 'desk@marlow.example' }),
      contactSubmission({ name: 'Ann Marlow' }),
    ],
  });
  const { names, total } = await ask({ search });
  expect([names, total]).toEqual([expected, expected.length]);
});

test.each([
  ['jose', ['José Ñúñez']],
  ['JOSÉ nunez', ['José Ñúñez']],
  ['Jose\u0301', ['José Ñúñez']],
  ['soren', ['Søren Straße']],
  ['strasse', ['Søren Straße']],
  ['o’brien', ["Pat O'Brien"]],
  ['WordPress Development', ['José Ñúñez']],
  ['development', ['Søren Straße', 'José Ñúñez']],
  ['vue.js', ["Pat O'Brien"]],
  ['$50,000', ["Pat O'Brien", 'José Ñúñez']],
  ['50,000 pat', ["Pat O'Brien"]],
  ['plumbing', ['of another form']],
  ['result marlow.example', ['of another form']],
])('a search for %j ignores accents, and matches the labels of services and budgets', async (search, expected) => {
  await client.contactSubmission.createMany({
    data: [
      contactSubmission({
        name: 'of another form',
        service: 'Plumbing',
        budget: null,
        regarding: 'Result for marlow.example',
      }),
      contactSubmission({ name: 'José Ñúñez', service: 'wordpress', budget: '25k-50k' }),
      contactSubmission({ name: 'Søren Straße', service: 'cms', budget: '5k-10k' }),
      contactSubmission({ name: "Pat O'Brien", service: 'laravel', budget: '50k+' }),
    ],
  });
  const { names, total } = await ask({ search });
  expect([names, total]).toEqual([expected, expected.length]);
});

test('a count stops at the given limit', async () => {
  await client.contactSubmission.createMany({ data: Array.from({ length: 5 }, () => contactSubmission()) });
  const { headers } = await signedIn(client);
  const count = async (atMost: number, first: number) => {
    const query = `query ($atMost: Int, $first: Int) {
      contactSubmissions(search: "shop", first: $first) { totalCount(atMost: $atMost) }
    }`;
    const { data, errors } = await api.graphql(query, { atMost, first }, headers);
    return data?.contactSubmissions.totalCount ?? errors?.[0]?.message;
  };
  for (const first of [2, 20]) {
    expect([await count(3, first), await count(5, first), await count(6, first)]).toEqual([3, 5, 5]);
    expect(await count(0, first)).toContain('must be 1 or more');
  }
});

test('a search that is too long is refused', async () => {
  const { errors } = await ask({ search: 'x'.repeat(201) });
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
});

test('contactSubmission returns one inquiry by its id', async () => {
  const { id } = await client.contactSubmission.create({ data: contactSubmission({ name: 'Ann Marlow' }) });
  const { headers } = await signedIn(client);
  const one = async (given: string) => {
    const query = 'query ($id: ID!) { contactSubmission(id: $id) { id name messages { text } } }';
    const { data, errors } = await api.graphql(query, { id: given }, headers);
    return errors ?? data.contactSubmission;
  };
  expect(await one(id)).toEqual({ id, name: 'Ann Marlow', messages: [] });
  expect(await one('01a1fb2b-0000-7000-8000-000000000000')).toBeNull();
  expect(await one('no uuid')).toBeNull();
});

test('deleting an inquiry a second time returns 404', async () => {
  const { id } = await client.contactSubmission.create({ data: contactSubmission() });
  const { headers } = await signedIn(client);
  const remove = () => fetch(`${api.url}/api/admin/contacts/${id}`, { method: 'DELETE', headers });
  expect((await remove()).status).toBe(200);
  const again = await remove();
  expect([again.status, await again.json()]).toEqual([404, { message: 'This inquiry no longer exists.' }]);
});
