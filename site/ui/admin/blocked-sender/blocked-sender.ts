import { blockedSenderSchema } from '@agency/api/contract/blocked-senders';
import { graphql, type ResultOf } from '@agency/api/typed-graphql';
import { z } from 'zod';
import { formModel } from '../form-model.ts';
import { defineKind, request } from '../kind.ts';
import { createMutation, deleteMutation, listQuery, recordQuery, updateMutation } from '../record-documents.ts';

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

const list = listQuery('blockedSenders', blockedSenderFields);
const one = recordQuery('blockedSender', blockedSenderFields);
const create = createMutation(blockedSenderFields);
const update = updateMutation(blockedSenderFields);
const remove = deleteMutation(blockedSenderFields);

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
    begin: 'Block a sender',
    add: 'Block sender',
    note: 'New inquiries from this sender will be stored as spam. The sender is not notified.',
    purpose: 'New inquiries from these senders are stored as spam. The senders are not notified.',
    none: 'No senders are blocked. To block one, add it here, or use “Mark as spam and block” in an inquiry’s State menu.',
    order: 'by name',
  },
  deletion: {
    question: (name) => `Unblock ${inSentence(name)}?`,
    consequence: 'New inquiries from this sender will arrive in the inbox again. Earlier ones stay where they are.',
    confirmLabel: 'Unblock',
    isText: true,
  },
  one,
  title: ({ sender = '' }) => (sender === '' || sender.includes('@') ? sender : `Everyone at ${sender}`),
  describe: ({ blockReason }) => blockReason ?? '',
  link: 'blocked',
  list: {
    field: 'blockedSenders',
    query: list,
    compare: (one, other) => (one.sender === other.sender ? 0 : one.sender < other.sender ? -1 : 1),
  },
  form: blockedSenderForm,
  mutations: {
    save: {
      effect: 'save',
      variables: blockedSenderSchema,
      request: ({ id, version, variables: input, key }) =>
        version === null
          ? request(create, 'BlockedSender', { clientId: id || null, input, key })
          : request(update, 'BlockedSender', { id, input, expectedVersion: version, key }),
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
      request: ({ id, version, key }) => request(remove, 'Deleted', { id, expectedVersion: version, key }),
      messages: ({ title }) => ({
        queued: `Unblock ${inSentence(title)}`,
        done: 'Sender unblocked',
        ok: null,
        refused: 'The sender could not be unblocked.',
      }),
    },
  },
});
