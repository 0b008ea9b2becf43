import { expect, test } from 'vitest';
import { portfolioItems } from '../../prisma/seed/portfolio-items.ts';
import { itemStudies } from '../../site/app/marketing/portfolio-item/item-study.ts';

/**
 * Returns the slug that the database derives from a seeded item's title. It ignores rules that no seeded title needs.
 */
const slugOf = (title: string) => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

test('each seeded item without a case study has an item study, with a figure only if the item has no metrics', () => {
  const wanted = portfolioItems
    .filter(({ caseStudyUrl }) => caseStudyUrl === null)
    .map(({ title, imageUrl, metrics }) => [
      slugOf(title),
      imageUrl,
      metrics.map(({ label }) => label),
      metrics.length === 0,
    ]);
  const studies = Object.entries(itemStudies).map(([slug, { imageUrl, sources, figure }]) => {
    return [slug, imageUrl, Object.keys(sources), Boolean(figure)];
  });
  expect(studies).toEqual(wanted);
});
