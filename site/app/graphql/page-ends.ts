import { graphql } from '@agency/api/typed-graphql';

/** The ends of a list's page, and whether there are others on either side. */
export const pageEnds = graphql(`
  fragment PageEnds on PageInfo @_unmask {
    hasPreviousPage
    hasNextPage
    startCursor
    endCursor
  }
`);
