import { expect, test } from 'vitest';
import { loader } from './own-content.ts';

test('a service page has the title of its service, and other fixed pages have a title made from the path', async () => {
  const none = { edges: [], pageInfo: { hasNextPage: false, endCursor: null } };
  const lists = { portfolioItems: none, caseStudies: none, blogPosts: none };
  const context = { get: () => ({ queryApi: async () => ({ session: {}, blogTags: [], ...lists }) }) };
  const { pages } = await (await loader({ context } as unknown as Parameters<typeof loader>[0])).json();
  expect(pages).toContainEqual({ path: '/services/email-dns', title: 'Email and DNS' });
  expect(pages).toContainEqual({ path: '/sample-maintenance-report', title: 'Sample maintenance report' });
});
