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
    cause
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

const retryFields = graphql(`
  fragment RetryFields on MailRetry @_unmask {
    message
    refused
    trying
  }
`);

const retryMailMutation = graphql(
  `
  mutation RetryMail($id: ID!) {
    retryMail(id: $id) {
      __typename
      ...FailureFields
      ...RetryFields
    }
  }
`,
  [failureFields, retryFields],
);

const retryMailsMutation = graphql(
  `
  mutation RetryMails {
    retryMails {
      __typename
      ...FailureFields
      ...RetryFields
    }
  }
`,
  [failureFields, retryFields],
);

export const discardMail: Verb = async ({ id, site: { queryApi } }) => {
  const { discardMail: result } = await queryApi(discardMailMutation, { id });
  return respond(result.__typename === 'Receipt' ? { status: 'done' } : refusal(result));
};

/** Tries the undelivered mail that the form names again, or all where it names none. */
export const retryMail: Verb = async ({ id, site: { queryApi } }) => {
  const result = id
    ? (await queryApi(retryMailMutation, { id })).retryMail
    : (await queryApi(retryMailsMutation, {})).retryMails;
  if (result.__typename !== 'MailRetry') return respond(refusal(result));
  const delivery = result.refused > 0 ? 'refused' : result.trying > 0 ? 'trying' : 'delivered';
  return respond({ status: 'done', message: result.message, delivery });
};
