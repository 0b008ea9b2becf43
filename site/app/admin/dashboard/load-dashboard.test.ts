import { expect, test, vi } from 'vitest';
import type { SiteContext } from '#app/site-context.ts';
import { loadDashboard } from './load-dashboard.ts';

test.each([
  ['', null, null],
  ['q=shop', 'shop', 2_000],
  ['q=shop&before=x', 'shop', 2_000],
])('at %j counts inquiries that hold %j to %j', async (query, search, countLimit) => {
  const queryApi = vi.fn().mockRejectedValue(new Error('Asked, and that is enough.'));
  const site = { queryApi, logError() {} } as unknown as SiteContext;
  await loadDashboard(site, new URLSearchParams(query));
  expect(queryApi.mock.calls).toMatchObject([[{ kind: 'Document' }, { search, countLimit }]]);
});
