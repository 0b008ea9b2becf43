import { graphql } from '@agency/api/typed-graphql';
import type { ResultOf } from 'gql.tada';

/** What every page that shows a project asks for. */
export const projectFields = graphql(`
  fragment ProjectFields on PortfolioItem @_unmask {
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
export type Project = ResultOf<typeof projectFields>;

/** One page of the portfolio, featured first. */
export const portfolioQuery = graphql(
  `
    query Portfolio($first: Int!, $after: String) {
      portfolioItems(first: $first, after: $after) {
        edges {
          node {
            ...ProjectFields
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  `,
  [projectFields],
);

/** The first few featured items. */
export const featuredProjectsQuery = graphql(
  `
    query FeaturedProjects($first: Int!) {
      portfolioItems(first: $first, featured: true) {
        edges {
          node {
            ...ProjectFields
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  `,
  [projectFields],
);
