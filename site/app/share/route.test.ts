import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { type SiteContext, siteContext } from '#app/site-context.ts';
import type { Route } from './+types/route.ts';
import { loader } from './route.ts';

test.each([
  ['is drawn', 'Backups', 200, null],
  ['in Cyrillic is replaced by the picture of the agency', 'Резервные копии', 302, '/og-image.jpg'],
  ['in Japanese is replaced by the picture of the agency', 'バックアップ', 302, '/og-image.jpg'],
])('the share picture of a title %s', async (_what, title, status, location) => {
  const context = new RouterContextProvider();
  const queryApi = async () => ({ blogPost: { title, tags: [] } });
  context.set(siteContext, { agency: { name: 'North Web' }, queryApi } as unknown as SiteContext);
  const answer = await loader({ context, params: { '*': 'blog/post.jpg' } } as unknown as Route.LoaderArgs);
  expect([answer.status, answer.headers.get('Location'), answer.headers.get('Cache-Control')]).toEqual([
    status,
    location,
    null,
  ]);
});
