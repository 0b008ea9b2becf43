import { isolated } from '@agency/api/contract/text';
import { failureFields } from '@agency/api/fragments';
import { graphql, type ResultOf } from '@agency/api/typed-graphql';
import { z } from 'zod';
import { defineKind, recordOf, request } from '../kind.ts';
import { listQuery, recordQuery } from '../record-documents.ts';

export const mailFields = graphql(`
  fragment UndeliveredMailFields on UndeliveredMail @_unmask {
    __typename
    id
    kind
    recipient
    delivery: state
    cause
    attempts
    lastError
    createdAt
    inquiry: inquiryId
    orderId
    subscriptionId
  }
`);

/** A mail that has failed, or that is still being tried. */
export type UndeliveredMail = ResultOf<typeof mailFields>;

const list = listQuery('undeliveredMails', mailFields);
const one = recordQuery('undeliveredMail', mailFields);

const retryMailMutation = graphql(
  `
    mutation RetryMail($id: ID!) {
      retryMail(id: $id) {
        __typename
        ...FailureFields
        ... on MailRetry {
          message
        }
      }
    }
  `,
  [failureFields],
);

const retryMailsMutation = graphql(
  `
    mutation RetryMails {
      retryMails {
        __typename
        ...FailureFields
        ... on MailRetry {
          message
        }
      }
    }
  `,
  [failureFields],
);

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

const retrying = { delivery: 'trying', cause: null, lastError: null } as const;
const refused = 'The mail could not be sent again.';

export const mailKind = defineKind({
  name: 'mail',
  type: 'UndeliveredMail',
  record: recordOf<UndeliveredMail>('UndeliveredMail'),
  fragment: mailFields,
  labels: { one: 'mail', short: 'mail', all: 'Undelivered mail' },
  deletion: {
    question: (recipient) => `Discard the mail to ${recipient}?`,
    consequence: 'It is deleted for good and will not be sent.',
    confirmLabel: 'Discard',
    workingLabel: 'Discarding...',
  },
  one,
  title: ({ recipient = '' }) => recipient,
  link: 'mail',
  list: { field: 'undeliveredMails', query: list },
  mutations: {
    retry: {
      effect: 'patch',
      refetches: true,
      variables: z.object({}),
      request: ({ id }) => request(retryMailMutation, 'MailRetry', { id }),
      patch: () => retrying,
      messages: ({ title }) => ({
        queued: `Send the mail to ${isolated(title)} again`,
        ok: 'Tried to send the mail again',
        refused,
      }),
    },
    retryAll: {
      effect: 'patch',
      ofList: true,
      refetches: true,
      variables: z.object({}),
      request: () => request(retryMailsMutation, 'MailRetry', {}),
      patch: () => retrying,
      messages: () => ({ queued: 'Send all undelivered mail again', ok: 'Tried to send all mail again', refused }),
    },
    delete: {
      effect: 'remove',
      variables: z.object({}),
      request: ({ id }) => request(discardMailMutation, 'Receipt', { id }),
      messages: ({ title }) => ({
        queued: `Discard the mail to ${isolated(title)}`,
        ok: 'Mail discarded',
        refused: 'Failed to discard the mail.',
      }),
    },
  },
});
