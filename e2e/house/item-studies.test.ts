import { expect, test } from 'vitest';
import { portfolioItems } from '../../prisma/seed/portfolio-items.ts';
import { itemStudies } from '../../site/app/marketing/portfolio-item/item-study.ts';

/** As the database makes it of a new item's title. */
const slugOf = (title: string) => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

test('every seeded item without a case study has a study: of its picture, with a source for each metric it published', () => {
  const wanted = portfolioItems
    .filter(({ caseStudyUrl }) => caseStudyUrl === null)
    .map(({ title, imageUrl, metrics }) => [slugOf(title), imageUrl, metrics.length, metrics.length === 0]);
  const studies = Object.entries(itemStudies).map(([slug, { imageUrl, sources, figure }]) => {
    return [slug, imageUrl, sources.length, Boolean(figure)];
  });
  expect(studies).toEqual(wanted);
});
