import { expect, test } from 'vitest';
import { clientLoader as loadPortfolio } from '../portfolio/route.tsx';
import { clientLoader as loadBlog } from './route.tsx';

test.each([
  ['blog', loadBlog],
  ['portfolio', loadPortfolio],
])('in the browser, the redirect of a later page of the %s reaches the router', async (list, load: unknown) => {
  const toFirst = new Response(null, { status: 302, headers: { Location: `/${list}` } });
  const url = new URL(`http://site.invalid/${list}?after=gone`);
  const loading = async () => (load as typeof loadBlog)({ url, serverLoader: () => Promise.reject(toFirst) } as never);
  await expect(loading()).rejects.toBe(toFirst);
});
