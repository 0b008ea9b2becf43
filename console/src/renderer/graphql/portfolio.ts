import { graphql } from '@agency/api/typed-graphql';
import { itemFields } from '#bridge/portfolio-item.ts';
import { failureFields } from './failure-fields.ts';

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
    mutation CreateItem($id: ID!, $input: PortfolioItemInput!, $key: ID) {
      createPortfolioItem(input: $input, clientId: $id, idempotencyKey: $key) {
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
    mutation UpdateItem($id: ID!, $input: PortfolioItemInput!, $expectedVersion: Int, $key: ID) {
      updatePortfolioItem(id: $id, input: $input, expectedVersion: $expectedVersion, idempotencyKey: $key) {
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
    mutation DeleteItem($id: ID!, $expectedVersion: Int, $key: ID) {
      deletePortfolioItem(id: $id, expectedVersion: $expectedVersion, idempotencyKey: $key) {
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
