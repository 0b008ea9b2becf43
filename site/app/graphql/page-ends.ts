import { graphql } from '@agency/api/typed-graphql';

/** Where a page of a list begins and ends, and whether there are others on either side. */
export const pageEnds = graphql(`
  fragment PageEnds on PageInfo @_unmask {
    hasPreviousPage
    hasNextPage
    startCursor
    endCursor
  }
`);
