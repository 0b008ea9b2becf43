import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import { servicePaths } from '#app/marketing/services/service-pages.ts';
import routes from '#app/routes.ts';
import { publicPages } from './sitemap.ts';

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
