import { portfolioItemContent } from '@agency/api/fragments';
import { graphql } from '@agency/api/typed-graphql';
import type { ResultOf } from 'gql.tada';

/** The fields of a portfolio item that every page with one needs. */
export const portfolioItemFields = graphql(
  `
  fragment PortfolioItemFields on PortfolioItem @_unmask {
    ...PortfolioItemContent
    slug
    picture {
      alt
      color
      focalX
      focalY
    }
  }
`,
  [portfolioItemContent],
);

/** The fields that the page of an item shows: the item, and the next one in the list. */
export const itemPageFields = graphql(
  `
    fragment ItemPageFields on PortfolioItem @_unmask {
      ...PortfolioItemFields
      next {
        ...PortfolioItemFields
      }
    }
  `,
  [portfolioItemFields],
);

/** One portfolio item as pages show it. */
export type PortfolioItem = ResultOf<typeof portfolioItemFields>;

/** Returns the alt text of an item's picture. */
export const pictureAlt = ({ picture, title }: Pick<PortfolioItem, 'picture' | 'title'>): string =>
  picture?.alt ?? `Home page of ${title}`;

/** Returns the path of an item's case study, or else of its own page. */
export const itemPath = ({ caseStudyUrl, slug }: Pick<PortfolioItem, 'caseStudyUrl' | 'slug'>): string =>
  caseStudyUrl ?? `/portfolio/${slug}`;

/** One page of the portfolio, featured items first. */
export const portfolioQuery = graphql(
  `
    query Portfolio($first: Int!, $after: String, $technology: Technology) {
      portfolioItems(first: $first, after: $after, technology: $technology) {
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
