import { graphql } from '@agency/api/typed-graphql';

/** What is told of any expected failure: its words, and for entries what is wrong with each. */
export const failureFields = graphql(`
  fragment FailureFields on Failure @_unmask {
    message
    ... on InvalidInput {
      issues {
        path
        message
      }
    }
  }
`);
