import { expect, test } from 'vitest';
import { useApi } from '../../test/serve-api.ts';

const { api } = await useApi();

async function ask(query: string) {
  const response = await fetch(`${api.url}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Accept-Encoding': 'gzip' },
    body: JSON.stringify({ query }),
  });
  return { encoding: response.headers.get('Content-Encoding'), status: response.status, body: await response.json() };
}

test('a long result is compressed, a short one is not', async () => {
  const long = await ask('{ __schema { types { name description } } }');
  expect(long).toMatchObject({ encoding: 'gzip', status: 200, body: { data: { __schema: { types: {} } } } });
  expect(await ask('{ __typename }')).toEqual({ encoding: null, status: 200, body: { data: { __typename: 'Query' } } });
});
