import { expect, test, vi } from 'vitest';
import type { SiteContext } from '#app/site-context.ts';
import { loadInbox } from './load-inbox.ts';

test.each([
  ['', { search: null, countLimit: null, isOpen: false }],
  ['q=shop', { search: 'shop', countLimit: 2_000 }],
  ['q=shop&before=x', { search: 'shop', countLimit: 2_000 }],
  ['inquiry=7', { open: '7', isOpen: true }],
])('the URL’s query %j loads the inbox with the variables %j', async (query, variables) => {
  const queryApi = vi.fn().mockRejectedValue(new Error('Only the request matters.'));
  const site = { queryApi, logError() {} } as unknown as SiteContext;
  await loadInbox(site, new URLSearchParams(query));
  expect(queryApi.mock.calls[0]).toMatchObject([{ kind: 'Document' }, variables]);
});
