import type { PortfolioItem } from './portfolio-item.ts';

let created = 0;

export function portfolioItem(given: Partial<PortfolioItem> = {}): PortfolioItem {
  created += 1;
  return {
    id: `item-${created}`,
    slug: `item-${created}`,
    title: `Item ${created}`,
    description: 'What was built, and for whom.',
    technology: 'React',
    imageUrl: '/images/portfolio/example.webp',
    picture: null,
    caseStudyUrl: null,
    featured: false,
    metrics: [],
    ...given,
  };
}
