import { failureFields } from '@agency/api/fragments';
import { graphql } from '@agency/api/typed-graphql';
import type { ResultOf } from 'gql.tada';
import { refusal, respond, type Verb } from '../actions/action-result.ts';

export const undeliveredMailFields = graphql(`
  fragment UndeliveredMailFields on UndeliveredMail @_unmask {
    id
    kind
    recipient
    state
    attempts
    lastError
    createdAt
  }
`);

/** One mail that did not arrive: given up, or still being tried. */
export type UndeliveredMail = ResultOf<typeof undeliveredMailFields>;

const discardMailMutation = graphql(
  `
  mutation DiscardMail($id: ID!) {
    discardMail(id: $id) {
      __typename
      ...FailureFields
    }
  }
`,
  [failureFields],
);

const retryMailMutation = graphql(
  `
  mutation RetryMail($id: ID!) {
    retryMail(id: $id) {
      __typename
      ...FailureFields
      ... on Receipt {
        message
      }
    }
  }
`,
  [failureFields],
);

export const discardMail: Verb = async ({ id, site: { queryApi } }) => {
  const { discardMail: result } = await queryApi(discardMailMutation, { id });
  return respond(result.__typename === 'Receipt' ? { status: 'done' } : refusal(result));
};

/** Sends the undelivered mail that the form names once more. */
export const retryMail: Verb = async ({ id, site: { queryApi } }) => {
  const { retryMail: result } = await queryApi(retryMailMutation, { id });
  return respond(result.__typename === 'Receipt' ? { status: 'done', message: result.message } : refusal(result));
};
