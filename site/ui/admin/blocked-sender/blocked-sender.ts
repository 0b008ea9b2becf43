import { blockedSenderSchema } from '@agency/api/contract/blocked-senders';
import { failureFields } from '@agency/api/fragments';
import { graphql, type ResultOf } from '@agency/api/typed-graphql';
import { z } from 'zod';
import { formModel } from '../form-model.ts';
import { defineKind, request } from '../kind.ts';

export const blockedSenderFields = graphql(`
  fragment BlockedSenderFields on BlockedSender @_unmask {
    __typename
    id
    version
    sender
    blockReason
    createdAt
  }
`);

export type BlockedSender = ResultOf<typeof blockedSenderFields>;

const answerFields = graphql(
  `
    fragment BlockedSenderAnswer on Failure @_unmask {
      ...FailureFields
      ... on Conflict {
        current {
          ...BlockedSenderFields
        }
      }
    }
  `,
  [failureFields, blockedSenderFields],
);

const createMutation = graphql(
  `
    mutation CreateBlockedSender($clientId: ID, $input: BlockedSenderInput!, $key: ID) {
      createBlockedSender(input: $input, clientId: $clientId, idempotencyKey: $key) {
        __typename
        ...FailureFields
        ...BlockedSenderFields
      }
    }
  `,
  [failureFields, blockedSenderFields],
);

const updateMutation = graphql(
  `
    mutation UpdateBlockedSender($id: ID!, $input: BlockedSenderInput!, $expectedVersion: Int, $key: ID) {
      updateBlockedSender(id: $id, input: $input, expectedVersion: $expectedVersion, idempotencyKey: $key) {
        __typename
        ...BlockedSenderAnswer
        ...BlockedSenderFields
      }
    }
  `,
  [answerFields, blockedSenderFields],
);

const deleteMutation = graphql(
  `
    mutation DeleteBlockedSender($id: ID!, $expectedVersion: Int, $key: ID) {
      deleteBlockedSender(id: $id, expectedVersion: $expectedVersion, idempotencyKey: $key) {
        __typename
        ...BlockedSenderAnswer
      }
    }
  `,
  [answerFields],
);

const listQuery = graphql(
  `
    query BlockedSenders($first: Int!, $after: String) {
      blockedSenders(first: $first, after: $after) {
        edges {
          cursor
          node {
            ...BlockedSenderFields
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  `,
  [blockedSenderFields],
);

const oneQuery = graphql(`query BlockedSender($id: ID!) { blockedSender(id: $id) { ...BlockedSenderFields } }`, [
  blockedSenderFields,
]);

export const blockedSenderForm = formModel(blockedSenderSchema, { sender: 'Sender', blockReason: 'Reason' });

const inSentence = (title: string): string => title.replace(/^Everyone at /, 'everyone at ');

export const blockedSenderKind = defineKind({
  name: 'blocked-sender',
  type: 'BlockedSender',
  record: blockedSenderForm.content.extend({
    __typename: z.literal('BlockedSender'),
    id: z.string(),
    version: z.number(),
  }) as unknown as z.ZodType<BlockedSender>,
  fragment: blockedSenderFields,
  labels: {
    one: 'blocked sender',
    short: 'sender',
    all: 'Blocked senders',
    add: 'Block sender',
    note: 'New inquiries from this sender will be stored as spam. The sender is not notified.',
    purpose: 'New inquiries from these senders are stored as spam. The senders are not notified.',
    none: 'No senders are blocked. To block one, use “Mark as spam and block” in an inquiry’s State menu.',
    order: 'by name',
  },
  deletion: {
    question: (name) => `Unblock ${inSentence(name)}?`,
    consequence: 'New inquiries from this sender will arrive in the inbox again. Earlier ones stay where they are.',
    confirmLabel: 'Unblock',
    isText: true,
  },
  one: oneQuery,
  title: ({ sender = '' }) => (sender === '' || sender.includes('@') ? sender : `Everyone at ${sender}`),
  describe: ({ blockReason }) => blockReason ?? '',
  link: 'blocked',
  list: {
    field: 'blockedSenders',
    query: listQuery,
    compare: (one, other) => (one.sender === other.sender ? 0 : one.sender < other.sender ? -1 : 1),
  },
  form: blockedSenderForm,
  mutations: {
    save: {
      effect: 'save',
      variables: blockedSenderSchema,
      request: ({ id, version, variables: input, key }) =>
        version === null
          ? request(createMutation, 'BlockedSender', { clientId: id || null, input, key })
          : request(updateMutation, 'BlockedSender', { id, input, expectedVersion: version, key }),
      messages: ({ title, isNew }) =>
        isNew
          ? { queued: `Block ${inSentence(title)}`, ok: 'Sender blocked', refused: 'The sender could not be blocked.' }
          : {
              queued: `Edit the blocked sender ${inSentence(title)}`,
              ok: 'Saved',
              refused: 'The change could not be saved.',
            },
    },
    delete: {
      effect: 'remove',
      undoMs: 10_000,
      variables: z.object({}),
      request: ({ id, version, key }) => request(deleteMutation, 'Deleted', { id, expectedVersion: version, key }),
      messages: ({ title }) => ({
        queued: `Unblock ${inSentence(title)}`,
        done: 'Sender unblocked',
        ok: null,
        refused: 'The sender could not be unblocked.',
      }),
    },
  },
});
