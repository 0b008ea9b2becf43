import { expect, test, vi } from 'vitest';
import { loader } from './inquiries-csv.ts';

test.each([
  ['is:won sort:waiting', 'is:won sort:oldest'],
  ['mary sort:oldest', 'mary sort:oldest'],
  ['', null],
])('the CSV file of the search %j has an order that a new message does not change', async (q, search) => {
  const page = { edges: [], pageInfo: { hasNextPage: false, endCursor: null } };
  const queryApi = vi.fn(async (_document: unknown, _variables: object) => ({ contactSubmissions: page }));
  const url = new URL(`http://site.test/admin/export/inquiries.csv?${new URLSearchParams({ q })}`);
  await loader({ context: { get: () => ({ queryApi }) }, url } as unknown as Parameters<typeof loader>[0]);
  expect(queryApi.mock.calls[0]?.[1]).toEqual({ after: null, search });
});
