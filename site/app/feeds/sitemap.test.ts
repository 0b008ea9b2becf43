import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import { servicePaths } from '#app/marketing/services/service-pages.ts';
import routes from '#app/routes.ts';
import { publicPages } from './sitemap.ts';

/** Routes that are not pages (feeds, patterns, the redirect of `/services`), or that search engines must not list. */
const unlisted = /\.(xml|txt|webmanifest)$|[:*]|^\/services$|^\/(admin|preview|maintenance\/)/;

const paths = (entries: readonly RouteConfigEntry[], base = ''): string[] =>
  entries.flatMap(({ path, index, children }) => {
    const here = path ? `${base}/${path}` : base;
    return [...(path || index ? [here || '/'] : []), ...paths(children ?? [], here)];
  });

test('the sitemap contains every page with its own route, and nothing else', () => {
  const pages = new Set([...paths(routes).filter((path) => !unlisted.test(path)), ...servicePaths]);
  expect([...publicPages].sort()).toEqual([...pages].sort());
});
