import { expect, test } from 'vitest';
import { loader } from './own-content.ts';

test('a fixed page has the title of its service, or else one made from its path', async () => {
  const none = { edges: [], pageInfo: { hasNextPage: false, endCursor: null } };
  const lists = { portfolioItems: none, caseStudies: none, blogPosts: none };
  const context = { get: () => ({ queryApi: async () => ({ session: {}, blogTags: [], ...lists }) }) };
  const { pages } = await (await loader({ context } as unknown as Parameters<typeof loader>[0])).json();
  expect(pages).toContainEqual({ path: '/services/email-dns', title: 'Email and DNS' });
  expect(pages).toContainEqual({ path: '/sample-maintenance-report', title: 'Sample maintenance report' });
});
