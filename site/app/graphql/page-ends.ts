import { graphql } from '@agency/api/typed-graphql';

/** The cursors at both ends of a list's page, and whether there are pages before and after it. */
export const pageEnds = graphql(`
  fragment PageEnds on PageInfo @_unmask {
    hasPreviousPage
    hasNextPage
    startCursor
    endCursor
  }
`);
