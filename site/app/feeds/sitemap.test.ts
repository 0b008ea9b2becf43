import type { RouteConfigEntry } from '@react-router/dev/routes';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { loader as legalPage } from '#app/marketing/legal/route.tsx';
import { servicePaths } from '#app/marketing/services/service-pages.ts';
import routes from '#app/routes.ts';
import { type SiteContext, siteContext } from '#app/site-context.ts';
import { loader, publicPages } from './sitemap.ts';

/** Matches routes that the sitemap must not list: documents for programs, such as feeds, and pages with `noindex`. */
const unlisted = /\.(xml|txt|webmanifest)$|[:*]|^\/services$|^\/(admin|preview|maintenance\/)/;

const paths = (entries: readonly RouteConfigEntry[], base = ''): string[] =>
  entries.flatMap(({ path, index, children }) => {
    const here = path ? `${base}/${path}` : base;
    return [...(path || index ? [here || '/'] : []), ...paths(children ?? [], here)];
  });

test('the sitemap contains exactly the public pages with fixed paths', () => {
  const pages = new Set([...paths(routes).filter((path) => !unlisted.test(path)), ...servicePaths]);
  expect([...publicPages].sort()).toEqual([...pages].sort());
});

test.each([
  ['https://legal.example/privacy', 'https://legal.example/privacy'],
  ['/blog/our-privacy', '/blog/our-privacy'],
  ['https://agency.example/Privacy/', null],
  ['#', null],
])('the agency’s own privacy policy at %s replaces the template', async (privacyUrl, target) => {
  const none = { edges: [], pageInfo: { hasNextPage: false } };
  const site = {
    agency: { privacyUrl, termsUrl: '/terms' },
    publicUrl: 'https://agency.example',
    queryApi: async () => ({ caseStudies: none, blogPosts: none, portfolioItems: none }),
  };
  const context = new RouterContextProvider(new Map([[siteContext, site as unknown as SiteContext]]));
  const locationOf = (path: string) => {
    try {
      return legalPage({ context, url: new URL(path, site.publicUrl) } as never);
    } catch (redirect) {
      return (redirect as Response).headers.get('Location');
    }
  };
  expect(['/privacy', '/terms'].map(locationOf)).toEqual([target, null]);
  const listed = await (await loader({ context } as never)).text();
  expect([listed.includes('/privacy<'), listed.includes('/terms<')]).toEqual([target === null, true]);
});
