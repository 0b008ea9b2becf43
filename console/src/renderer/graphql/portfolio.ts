import { graphql } from '@agency/api/typed-graphql';
import type { ResultOf } from 'gql.tada';
import { failureFields } from './failure-fields.ts';

export const itemFields = graphql(`
  fragment ItemFields on PortfolioItem @_unmask {
    id
    version
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

/** One portfolio item, with the version that a later change is made from. */
export type Item = ResultOf<typeof itemFields>;

/** One page of the portfolio, in the site's order. */
export const portfolioQuery = graphql(
  `
    query Portfolio($first: Int!, $after: String) {
      portfolioItems(first: $first, after: $after) {
        edges {
          cursor
          node {
            ...ItemFields
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  `,
  [itemFields],
);

/** One item; null when there is none with this id. */
export const itemQuery = graphql(
  `
    query PortfolioItem($id: ID!) {
      portfolioItem(id: $id) {
        ...ItemFields
      }
    }
  `,
  [itemFields],
);

export const createItemMutation = graphql(
  `
    mutation CreateItem($id: ID!, $input: PortfolioItemInput!) {
      createPortfolioItem(input: $input, clientId: $id) {
        __typename
        ...FailureFields
        ...ItemFields
      }
    }
  `,
  [failureFields, itemFields],
);

export const updateItemMutation = graphql(
  `
    mutation UpdateItem($id: ID!, $input: PortfolioItemInput!, $expectedVersion: Int) {
      updatePortfolioItem(id: $id, input: $input, expectedVersion: $expectedVersion) {
        __typename
        ...FailureFields
        ...ItemFields
        ... on Conflict {
          current {
            ...ItemFields
          }
        }
      }
    }
  `,
  [failureFields, itemFields],
);

export const deleteItemMutation = graphql(
  `
    mutation DeleteItem($id: ID!, $expectedVersion: Int) {
      deletePortfolioItem(id: $id, expectedVersion: $expectedVersion) {
        __typename
        ...FailureFields
        ... on Conflict {
          current {
            ...ItemFields
          }
        }
      }
    }
  `,
  [failureFields, itemFields],
);
