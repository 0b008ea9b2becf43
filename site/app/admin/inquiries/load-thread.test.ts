import { expect, test } from 'vitest';
import type { SiteContext } from '#app/site-context.ts';
import { loadThread } from './load-thread.ts';

test('a thread is loaded with the reply templates of all pages', async () => {
  const pageOf = (id: string, endCursor: string | null) => ({
    edges: [{ node: { id } }],
    pageInfo: { hasNextPage: endCursor !== null, endCursor },
  });
  const queryApi = async (_document: unknown, { after }: { after?: string }) =>
    after === 'x' ? { replyTemplates: pageOf('b', null) } : { replyTemplates: pageOf('a', 'x') };
  const { templates } = await loadThread({ queryApi, logError() {} } as unknown as SiteContext, '1');
  expect(templates.map(({ id }) => id)).toEqual(['a', 'b']);
});
