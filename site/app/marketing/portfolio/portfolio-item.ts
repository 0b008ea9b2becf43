import { portfolioItemContent } from '@agency/api/fragments';
import { graphql } from '@agency/api/typed-graphql';
import type { ResultOf } from 'gql.tada';

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

export const itemPageFields = graphql(
  `
    fragment ItemPageFields on PortfolioItem @_unmask {
      ...PortfolioItemFields
      picture {
        share {
          url
          width
          height
        }
      }
      next {
        ...PortfolioItemFields
      }
    }
  `,
  [portfolioItemFields],
);

export type PortfolioItem = ResultOf<typeof portfolioItemFields>;

export const pictureAlt = ({ picture, title }: Pick<PortfolioItem, 'picture' | 'title'>): string =>
  picture?.alt ?? `Home page of ${title}`;

/** Returns the URL of an item's case study or, if it has none, the path of the item's page. */
export const itemPath = ({ caseStudyUrl, slug }: Pick<PortfolioItem, 'caseStudyUrl' | 'slug'>): string =>
  caseStudyUrl ?? `/portfolio/${slug}`;

/** Queries a page of the portfolio, featured items first. */
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
