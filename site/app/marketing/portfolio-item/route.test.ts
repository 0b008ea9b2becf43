import { expect, test } from 'vitest';
import { portfolioItem } from '../portfolio/portfolio-item.factory.ts';
import { meta } from './route.tsx';

test.each([
  ['/case-studies/eso', '/case-studies/eso'],
  ['https://elsewhere.example/', '/portfolio/kiln'],
  [null, '/portfolio/kiln'],
])('for an item with the case study %s, the canonical page is %s', (caseStudyUrl, path) => {
  const site = { agency: { name: 'North Web' }, publicUrl: 'https://site.test' };
  const item = portfolioItem({ slug: 'kiln', caseStudyUrl });
  const head = meta({ matches: [{ loaderData: site }], loaderData: { item } } as unknown as Parameters<typeof meta>[0]);
  expect(head).toContainEqual({ tagName: 'link', rel: 'canonical', href: `https://site.test${path}` });
});
