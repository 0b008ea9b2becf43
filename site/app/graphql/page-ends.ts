import { graphql } from '@agency/api/typed-graphql';

export const pageEnds = graphql(`
  fragment PageEnds on PageInfo @_unmask {
    hasPreviousPage
    hasNextPage
    startCursor
    endCursor
  }
`);
