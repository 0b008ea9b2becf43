import { expect, test } from 'vitest';
import { meta as caseStudyMeta } from '../case-studies/route.tsx';
import { portfolioItem } from '../portfolio/portfolio-item.factory.ts';
import { meta } from './route.tsx';

const site = { agency: { name: 'North Web' }, publicUrl: 'https://site.test' };

test.each([
  ['/case-studies/eso', '/case-studies/eso'],
  ['https://elsewhere.example/', '/portfolio/kiln'],
  [null, '/portfolio/kiln'],
])('for an item with the case study %s, the canonical page is %s', (caseStudyUrl, path) => {
  const item = portfolioItem({ slug: 'kiln', caseStudyUrl });
  const head = meta({ matches: [{ loaderData: site }], loaderData: { item } } as unknown as Parameters<typeof meta>[0]);
  expect(head).toContainEqual({ tagName: 'link', rel: 'canonical', href: `https://site.test${path}` });
});

test('a shared link to an item or a case study shows the share picture of its uploaded picture', () => {
  const share = { url: '/media/ab/1200.jpeg', width: 1200, height: 900 };
  const loaderData = { item: { ...portfolioItem(), picture: { share } }, study: { client: 'Eso', picture: { share } } };
  for (const headOf of [meta, caseStudyMeta] as ((args: unknown) => unknown)[])
    expect(headOf({ matches: [{ loaderData: site }], loaderData })).toContainEqual({
      property: 'og:image',
      content: 'https://site.test/media/ab/1200.jpeg',
    });
});
