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

test.each([
  ['blog', 'posts', loadBlog],
  ['portfolio', 'portfolio', loadPortfolio],
])('in the browser, the failure of a later page of the %s is shown in the list', async (list, name, load: unknown) => {
  const url = new URL(`http://site.invalid/${list}?after=x`);
  const serverLoader = () => Promise.reject(new Error('offline'));
  const shown = await (load as (args: unknown) => Promise<Record<string, unknown>>)({ url, serverLoader });
  await expect(shown[name]).rejects.toThrow('offline');
});
