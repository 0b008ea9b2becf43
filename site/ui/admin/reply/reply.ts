import { draftSchema, messageStates, replySchema } from '@agency/api/contract/replies';
import { isolated } from '@agency/api/contract/text';
import { failureFields } from '@agency/api/fragments';
import { graphql, type ResultOf } from '@agency/api/typed-graphql';
import { z } from 'zod';
import { formModel } from '../form-model.ts';
import { defineKind, request } from '../kind.ts';
import { commandMutation, recordQuery } from '../record-documents.ts';

export const messageFields = graphql(`
  fragment InquiryMessageFields on InquiryMessage @_unmask {
    __typename
    id
    version
    inquiryId
    from
    progress: state
    text
    at
    sendAt
    error
    by
    address: email
    subject
    quoted
    hasHtml
    files {
      id
      name
      size
    }
  }
`);

/** A message of an inquiry's thread: a reply or its draft, an answer, or a private note. */
export type Message = ResultOf<typeof messageFields>;

/** The mail fields of a message that did not come from the mailbox. */
export const noMail = {
  address: null,
  subject: null,
  quoted: null,
  hasHtml: false,
  files: [],
} satisfies Partial<Message>;

/** Whether a message is a reply. False for an answer or a note. */
export const isReply = ({ from, progress }: Message): boolean => from === 'us' && progress !== 'noted';

export const messageRecord = z.object({
  __typename: z.literal('InquiryMessage'),
  id: z.string(),
  version: z.number(),
  inquiryId: z.string(),
  from: z.enum(['us', 'them']),
  progress: z.enum(messageStates),
  text: z.string(),
  at: z.string(),
  sendAt: z.string().nullable(),
  error: z.string().nullable(),
  by: z.string().nullable(),
  address: z.string().nullable(),
  subject: z.string().nullable(),
  quoted: z.string().nullable(),
  hasHtml: z.boolean(),
  files: z.array(z.object({ id: z.string(), name: z.string(), size: z.number() })),
}) satisfies z.ZodType<Message>;

/** An inquiry's messages and timeline, newest first, and the files of the next reply. */
export const threadFields = graphql(
  `
    fragment ThreadFields on ContactSubmission @_unmask {
      messages {
        ...InquiryMessageFields
      }
      timeline {
        id
        at
        change
        value
        by
        client
      }
      replyFiles {
        id
        name
        size
      }
    }
  `,
  [messageFields],
);

export type InquiryThread = ResultOf<typeof threadFields>;

const answerFields = graphql(
  `
    fragment ReplyAnswer on Failure @_unmask {
      ...FailureFields
      ... on Conflict {
        current {
          ...InquiryMessageFields
        }
      }
    }
  `,
  [failureFields, messageFields],
);

const saveReplyMutation = graphql(
  `
    mutation SaveReply($id: ID!, $input: ReplyInput!, $expectedVersion: Int, $key: ID) {
      saveReply(id: $id, input: $input, expectedVersion: $expectedVersion, idempotencyKey: $key) {
        __typename
        ...ReplyAnswer
        ...InquiryMessageFields
      }
    }
  `,
  [answerFields, messageFields],
);

const sendReplyMutation = graphql(
  `
    mutation SendReply(
      $id: ID!
      $input: ReplyInput!
      $expectedVersion: Int
      $seenAt: DateTime
      $thenDone: Boolean
      $wasHeld: Boolean
      $key: ID
    ) {
      sendReply(
        id: $id
        input: $input
        expectedVersion: $expectedVersion
        seenAt: $seenAt
        thenDone: $thenDone
        wasHeld: $wasHeld
        idempotencyKey: $key
      ) {
        __typename
        ...ReplyAnswer
        ...InquiryMessageFields
      }
    }
  `,
  [answerFields, messageFields],
);

const changeReply = commandMutation('changeReply', '$change: ReplyChange!', 'change: $change');

const moveMessage = commandMutation('moveMessage', '$inquiryId: ID', 'inquiryId: $inquiryId');

/** The mailbox from which answers are read. Null if none is configured. */
export const mailboxFields = graphql(`
  fragment MailboxFields on Mailbox @_unmask {
    address
    checkedAt
    error
  }
`);
export type Mailbox = ResultOf<typeof mailboxFields>;

export const replyForm = formModel(draftSchema, { inquiryId: 'Inquiry', text: 'Reply' });

/** Returns the visitor's last message, which the API quotes in a reply. `messages` begins with the newest. */
export const quotedOf = (
  { message, createdAt }: { message: string; createdAt: string },
  messages: readonly Message[],
): string => messages.find(({ progress, at }) => progress === 'received' && at >= createdAt)?.text ?? message;

/**
 * Returns when the last message was written that a thread shows. The API refuses a reply if the visitor has written
 * since. `messages` begins with the newest.
 */
export const lastShownAt = ({ createdAt }: { createdAt: string }, messages: readonly Message[]): string => {
  const at = messages.find(({ progress }) => progress !== 'draft')?.at ?? createdAt;
  // After a merge, all messages may be older than the inquiry.
  return at > createdAt ? at : createdAt;
};

/**
 * Declares a mutation that changes the progress of a thread's message to `after`. `done` and `refused` are the texts of
 * its results.
 */
const changing = (
  change: 'takenBack' | 'sentAgain' | 'arrived' | 'discarded' | 'joined',
  after: Message['progress'],
  [done, refused]: [done: string, refused: string],
) => ({
  effect: 'patch' as const,
  refreshes: true as const,
  // If the message is gone, there is nothing left to discard, but any other change has failed.
  ...(change !== 'discarded' && { needsTarget: true as const }),
  variables: z.object({}),
  request: ({ id, key }: { id: string; key: string | null }) =>
    request(changeReply, 'ContactSubmission', { id, change, key }),
  patch: () => ({ progress: after, sendAt: null, error: null }),
  messages: ({ title }: { title: string }) => ({
    queued: `${done}: the reply to ${isolated(title)}`,
    ok: done,
    refused,
  }),
});

const sendVariables = replySchema.extend({
  /** The thread's `lastShownAt`. */
  seenAt: z.string().optional(),
  /** Whether sending the reply also marks the inquiry as done. */
  thenDone: z.stringbool().or(z.boolean()).optional(),
});

/** A reply to an inquiry. The id of the next one is the inquiry's `replyId`. */
export const replyKind = defineKind({
  name: 'reply',
  type: 'InquiryMessage',
  record: messageRecord as z.ZodType<Message>,
  fragment: messageFields,
  within: { kind: 'inquiry', field: 'inquiryId' },
  labels: { one: 'reply', short: 'reply', all: 'Replies' },
  deletion: null,
  one: recordQuery('inquiryMessage', messageFields),
  title: ({ text = '' }) => text.slice(0, 60),
  link: 'reply',
  list: { field: 'inquiryMessages' },
  form: replyForm,
  mutations: {
    /** Saves the text as a draft. */
    save: {
      effect: 'save',
      variables: draftSchema,
      request: ({ id, version, variables: input, key }) =>
        request(saveReplyMutation, 'InquiryMessage', { id, input, expectedVersion: version, key }),
      messages: ({ title }) => ({
        queued: `Save the draft of a reply to ${isolated(title)}`,
        ok: null,
        refused: 'The draft could not be saved.',
      }),
    },
    send: {
      effect: 'save',
      // A record with the same text does not prove that the reply was sent, because it may be a draft.
      isResult: ({ progress }) => progress !== 'draft',
      undoMs: 10_000,
      variables: sendVariables,
      request: ({ id, version, variables: { seenAt, thenDone, ...input }, key, wasHeld }) =>
        request(sendReplyMutation, 'InquiryMessage', {
          ...{ id, input, expectedVersion: version, seenAt, thenDone: thenDone ?? false, wasHeld, key },
        }),
      messages: ({ title }) => ({
        queued: `Send a reply to ${isolated(title)}`,
        done: 'Sending the reply',
        ok: null,
        refused: 'The reply was not sent.',
      }),
    },
    takeBack: changing('takenBack', 'draft', ['Sending canceled', 'The reply could not be recalled.']),
    sendAgain: changing('sentAgain', 'queued', ['Sending it again', 'It could not be sent again.']),
    confirmArrival: changing('arrived', 'sent', ['Marked as sent', 'It could not be marked as sent.']),
    discard: changing('discarded', 'draft', ['Discarded', 'It could not be discarded.']),
    join: changing('joined', 'received', ['Added to the thread', 'It could not be added.']),
    /** Moves a visitor's message into the thread of `inquiryId`. Without `inquiryId`, moves it into a new inquiry. */
    move: {
      effect: 'patch',
      refreshes: true,
      needsTarget: true,
      variables: z.object({ inquiryId: z.string().optional() }),
      request: ({ id, variables: { inquiryId }, key }) =>
        request(moveMessage, 'ContactSubmission', { id, inquiryId: inquiryId || null, key }),
      patch: () => ({}),
      messages: ({ title }) => ({
        queued: `Move an email from ${isolated(title)}`,
        ok: 'Moved to another inquiry',
        refused: 'It could not be moved.',
      }),
    },
  },
});
