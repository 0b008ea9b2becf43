import { z } from 'zod';
import { ContactSubmission } from '#api/contact/contact.graphql.ts';
import { answerSchema, draftSchema, replyHoldMs, replySchema } from '#api/contract/replies.ts';
import { builder } from '#api/graphql/builder.ts';
import type { GraphQLContext } from '#api/graphql/context.ts';
import { InputError, NotFoundError, NotSignedInError, parseInput } from '#api/graphql/failures.ts';
import { idempotencyKeyArgument, runIdempotent } from '#api/idempotency/run-idempotent.ts';
import { ConflictError } from '#api/records/record-table.ts';
import { mergeInquiries, moveMessage } from './arrange-threads.ts';
import { addAnswer, addNote, changeReply, type ReplyChange } from './change-reply.ts';
import { InquiryMessage } from './replies.graphql.ts';
import { removeReplyFile } from './reply-files.ts';
import { saveReply, sendReply } from './write-reply.ts';

const ReplyInput = builder.inputType('ReplyInput', {
  description: 'A reply as the admin writes it.',
  fields: (t) => ({
    inquiryId: t.id({ required: true, description: 'The inquiry that the reply answers.' }),
    text: t.string({ required: true, description: 'The text, at most 20000 characters.' }),
  }),
});

const Change = builder.enumType('ReplyChange', {
  description: 'A change of a reply or another message of a thread.',
  values: {
    takenBack: { description: 'The reply becomes a draft again. Possible until it is sent.' },
    sentAgain: {
      description:
        'The reply is sent again, after it was refused or bounced, or after the mail server’s response was lost.',
    },
    arrived: { description: 'Somebody knows that the reply arrived, although the mail server’s response was lost.' },
    discarded: {
      description:
        'The message is deleted: a draft, a reply that was refused or bounced, a note, or a mail that does not count as an answer.',
    },
    joined: { description: 'A mail that did not count as an answer now counts as one.' },
  } satisfies Record<ReplyChange, object>,
});

const stored = z.object({ id: z.string() });

/** Returns who acts, with the services that the verbs need. */
async function actorOf({ session, isConsole, outbox, now }: GraphQLContext) {
  const open = await session();
  const client = isConsole ? 'console' : 'browser';
  return { by: open?.user.username ?? null, session: open?.id ?? null, client, outbox, now: now() } as const;
}

const messageOf = async ({ database }: GraphQLContext, id: string) => {
  const message = await database.inquiryMessage.findUnique({ where: { id } });
  if (!message) throw new NotFoundError('This reply');
  return message;
};

const writing = { types: [InputError, ConflictError, NotFoundError, NotSignedInError] };
const id = {
  required: true,
  description: 'The id of the reply: the inquiry’s `replyId`, or the id of its draft.',
} as const;
const expectedVersion = { description: 'The version that the caller has seen. Null if there was none.' } as const;

builder.mutationFields((t) => ({
  saveReply: t.field({
    type: InquiryMessage,
    description: 'Saves the draft of a reply. For the admin.',
    authScopes: { admin: true },
    errors: writing,
    args: {
      id: t.arg.id(id),
      input: t.arg({ type: ReplyInput, required: true, description: 'The reply.' }),
      expectedVersion: t.arg.int(expectedVersion),
      idempotencyKey: t.arg.id(idempotencyKeyArgument),
    },
    async resolve(_root, { id, input, expectedVersion, idempotencyKey }, context) {
      const reply = parseInput(draftSchema, input);
      const operation = {
        key: idempotencyKey,
        input: ['saveReply', id, reply, expectedVersion],
        result: stored,
      } as const;
      const actor = await actorOf(context);
      await runIdempotent(context, operation, async (transaction) => {
        await saveReply(transaction, { id, ...reply, expectedVersion }, actor);
        return { id };
      });
      return messageOf(context, id);
    },
  }),
  sendReply: t.field({
    type: InquiryMessage,
    description: `Mails a reply to the visitor, ${replyHoldMs / 1_000} seconds from now unless it is taken back. For the admin.`,
    authScopes: { admin: true },
    errors: writing,
    args: {
      id: t.arg.id(id),
      input: t.arg({ type: ReplyInput, required: true, description: 'The reply.' }),
      expectedVersion: t.arg.int(expectedVersion),
      seenAt: t.arg({
        type: 'DateTime',
        description:
          'When the last message was written that the writer saw. If the visitor wrote since, nothing is sent.',
      }),
      thenDone: t.arg.boolean({ description: 'Whether this reply also sets the inquiry to done.' }),
      wasHeld: t.arg.boolean({
        description: 'If true, the reply is sent at once, because the caller has already waited.',
      }),
      idempotencyKey: t.arg.id(idempotencyKeyArgument),
    },
    async resolve(_root, { id, input, expectedVersion, seenAt, thenDone, wasHeld, idempotencyKey }, context) {
      const reply = parseInput(replySchema, input);
      const operation = {
        key: idempotencyKey,
        input: ['sendReply', id, reply, expectedVersion, thenDone],
        result: stored,
      } as const;
      const sending = {
        ...(await actorOf(context)),
        seenAt: seenAt ?? null,
        thenDone: thenDone ?? false,
        holdMs: wasHeld ? 0 : replyHoldMs,
      };
      await runIdempotent(context, operation, (transaction) =>
        sendReply(transaction, { id, ...reply, expectedVersion }, sending),
      );
      return messageOf(context, id);
    },
  }),
  changeReply: t.field({
    type: ContactSubmission,
    description: 'Changes a reply or another message of a thread. Returns its inquiry. For the admin.',
    authScopes: { admin: true },
    errors: { types: [InputError, NotFoundError, NotSignedInError] },
    args: {
      id: t.arg.id({ required: true, description: 'The id of the message.' }),
      change: t.arg({ type: Change, required: true, description: 'What to do.' }),
      idempotencyKey: t.arg.id(idempotencyKeyArgument),
    },
    async resolve(_root, { id, change, idempotencyKey }, context) {
      const operation = {
        key: idempotencyKey,
        input: ['changeReply', id, change],
        result: stored.extend({ inquiryId: z.string() }),
      } as const;
      const actor = await actorOf(context);
      const { inquiryId } = await runIdempotent(context, operation, (transaction) =>
        changeReply(transaction, id, change, actor),
      );
      return inquiryOf(context, inquiryId);
    },
  }),
}));

/** Adds a mutation that adds a text to an inquiry's thread. */
const adding = (name: 'addAnswer' | 'addNote', description: string, add: typeof addAnswer) =>
  builder.mutationField(name, (t) =>
    t.field({
      type: ContactSubmission,
      description,
      authScopes: { admin: true },
      errors: { types: [InputError, NotFoundError, NotSignedInError] },
      args: {
        inquiryId: t.arg.id({ required: true, description: 'The inquiry of the text.' }),
        text: t.arg.string({ required: true, description: 'The text, at most 20000 characters.' }),
        idempotencyKey: t.arg.id(idempotencyKeyArgument),
      },
      async resolve(_root, { inquiryId, text, idempotencyKey }, context) {
        const added = parseInput(answerSchema, { text });
        const operation = { key: idempotencyKey, input: [name, inquiryId, added.text], result: stored } as const;
        const actor = await actorOf(context);
        await runIdempotent(context, operation, (transaction) => add(transaction, { inquiryId, ...added }, actor));
        return inquiryOf(context, inquiryId);
      },
    }),
  );
adding('addAnswer', 'Adds an answer to an inquiry, which the admin pasted from a mail. For the admin.', addAnswer);
adding('addNote', 'Adds a private note to an inquiry. It is never mailed. For the admin.', addNote);

const arranging = { types: [InputError, NotFoundError, NotSignedInError] };
builder.mutationFields((t) => ({
  moveMessage: t.field({
    type: ContactSubmission,
    description: 'Moves a received mail to another thread. Returns the inquiry that has the mail now. For the admin.',
    authScopes: { admin: true },
    errors: arranging,
    args: {
      id: t.arg.id({ required: true, description: 'The id of the message.' }),
      inquiryId: t.arg.id({
        description: 'The inquiry to move the message to. If null, the message begins a new inquiry.',
      }),
      idempotencyKey: t.arg.id(idempotencyKeyArgument),
    },
    async resolve(_root, { id, inquiryId, idempotencyKey }, context) {
      const moved = { id, inquiryId: inquiryId ?? null };
      const operation = { key: idempotencyKey, input: ['moveMessage', moved], result: stored } as const;
      const actor = await actorOf(context);
      const result = await runIdempotent(context, operation, (transaction) => moveMessage(transaction, moved, actor));
      return inquiryOf(context, result.id);
    },
  }),
  removeReplyFile: t.field({
    type: ContactSubmission,
    description: 'Removes a file from the next reply. Returns the inquiry. For the admin.',
    authScopes: { admin: true },
    errors: arranging,
    args: {
      id: t.arg.id({ required: true, description: 'The id of the file.' }),
      idempotencyKey: t.arg.id(idempotencyKeyArgument),
    },
    async resolve(_root, { id, idempotencyKey }, context) {
      const operation = { key: idempotencyKey, input: ['removeReplyFile', id], result: stored } as const;
      const { session } = await actorOf(context);
      const result = await runIdempotent(context, operation, (transaction) =>
        removeReplyFile(transaction, id, session),
      );
      return inquiryOf(context, result.id);
    },
  }),
  mergeInquiries: t.field({
    type: ContactSubmission,
    description: 'Merges an inquiry and its thread into another inquiry. Returns the latter. For the admin.',
    authScopes: { admin: true },
    errors: arranging,
    args: {
      id: t.arg.id({ required: true, description: 'The inquiry that is moved to the trash.' }),
      intoId: t.arg.id({ required: true, description: 'The inquiry that stays.' }),
      idempotencyKey: t.arg.id(idempotencyKeyArgument),
    },
    async resolve(_root, { id, intoId, idempotencyKey }, context) {
      const operation = { key: idempotencyKey, input: ['mergeInquiries', id, intoId], result: stored } as const;
      const actor = await actorOf(context);
      await runIdempotent(context, operation, (transaction) => mergeInquiries(transaction, { id, intoId }, actor));
      return inquiryOf(context, intoId);
    },
  }),
}));

async function inquiryOf({ database }: GraphQLContext, id: string) {
  const inquiry = await database.contactSubmission.findUnique({ where: { id } });
  if (!inquiry) throw new NotFoundError('This inquiry');
  return inquiry;
}
