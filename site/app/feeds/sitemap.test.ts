import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import { servicePaths } from '#app/marketing/services/service-pages.ts';
import routes from '#app/routes.ts';
import { publicPages } from './sitemap.ts';

/** Matches routes that are no pages, such as feeds, and pages that search engines must not list. */
const unlisted = /\.(xml|txt|webmanifest)$|[:*]|^\/services$|^\/(admin|preview|maintenance\/)/;

const paths = (entries: readonly RouteConfigEntry[], base = ''): string[] =>
  entries.flatMap(({ path, index, children }) => {
    const here = path ? `${base}/${path}` : base;
    return [...(path || index ? [here || '/'] : []), ...paths(children ?? [], here)];
  });

test('the sitemap contains exactly the public pages that have their own routes', () => {
  const pages = new Set([...paths(routes).filter((path) => !unlisted.test(path)), ...servicePaths]);
  expect([...publicPages].sort()).toEqual([...pages].sort());
});
