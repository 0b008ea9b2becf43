import { graphql } from '@agency/api/typed-graphql';
import type { ResultOf } from 'gql.tada';

/** What every page that shows a portfolio item asks for. */
export const portfolioItemFields = graphql(`
  fragment PortfolioItemFields on PortfolioItem @_unmask {
    id
    title
    description
    technology
    imageUrl
    caseStudyUrl
    featured
    metric1Value
    metric1Label
    metric2Value
    metric2Label
    metric3Value
    metric3Label
  }
`);

/** One portfolio item as the pages show it. */
export type PortfolioItem = ResultOf<typeof portfolioItemFields>;

/** One page of the portfolio, featured first. */
export const portfolioQuery = graphql(
  `
    query Portfolio($first: Int!, $after: String) {
      portfolioItems(first: $first, after: $after) {
        edges {
          node {
            ...PortfolioItemFields
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  `,
  [portfolioItemFields],
);

/** The first few featured items. */
export const featuredItemsQuery = graphql(
  `
    query FeaturedItems($first: Int!) {
      portfolioItems(first: $first, featured: true) {
        edges {
          node {
            ...PortfolioItemFields
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  `,
  [portfolioItemFields],
);

/** The metrics of a portfolio item that have a value, in order. Empty when it has none, and then no row is shown. */
export function itemMetrics(item: PortfolioItem): { value: string; label: string | null }[] {
  const pairs = [
    [item.metric1Value, item.metric1Label],
    [item.metric2Value, item.metric2Label],
    [item.metric3Value, item.metric3Label],
  ] as const;
  return pairs.flatMap(([value, label]) => (value ? [{ value, label }] : []));
}
