import { z } from 'zod';
import { ContactSubmission } from '#api/contact/contact.graphql.ts';
import { Side } from '#api/contact/inquiry-states.graphql.ts';
import {
  answerSchema,
  draftSchema,
  type MessageState,
  mostFiles,
  mostReplyFiles,
  replyHoldMs,
  replySchema,
  threadLength,
} from '#api/contract/replies.ts';
import { builder } from '#api/graphql/builder.ts';
import type { GraphQLContext } from '#api/graphql/context.ts';
import { cost } from '#api/graphql/cost.ts';
import { InputError, NotFoundError, NotSignedInError, parseInput } from '#api/graphql/failures.ts';
import { nodeOf } from '#api/graphql/node.ts';
import { idempotencyKeyArgument, runIdempotent } from '#api/idempotency/run-idempotent.ts';
import { type MailboxState, readMailbox } from '#api/incoming-mail/read-mailbox.ts';
import { ConflictError } from '#api/records/record-table.ts';
import { mergeInquiries, moveMessage } from './arrange-threads.ts';
import { addAnswer, addNote, changeReply, type ReplyChange } from './change-reply.ts';
import { removeReplyFile } from './reply-files.ts';
import { saveReply, sendReply } from './write-reply.ts';

const State = builder.enumType('InquiryMessageState', {
  description: 'The state of a message.',
  values: {
    draft: { description: 'Written, not sent.' },
    queued: { description: 'It is about to be sent, or waits for the mail server.' },
    sending: { description: 'The mail server has it in hand.' },
    sent: { description: 'The mail server took it.' },
    refused: { description: 'The mail server did not take it.' },
    bounced: { description: 'It came back: another mail server did not take it.' },
    unknown: { description: 'The mail server’s answer was lost: it may have arrived.' },
    received: { description: 'They wrote it.' },
    automatic: { description: 'A robot of theirs wrote it, or of a mail server. It counts as no answer.' },
    offered: { description: 'They wrote it and named no mail of this thread, so it may belong elsewhere.' },
    noted: { description: 'A private note, which is never mailed.' },
  } satisfies Record<MessageState, object>,
});

const Mailbox = builder.objectRef<MailboxState>('Mailbox').implement({
  description: 'The mailbox that answers are read from.',
  fields: (t) => ({
    address: t.exposeString('address', { description: 'Where answers go.' }),
    checkedAt: t.expose('checkedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was last read; null = never yet.',
    }),
    error: t.exposeString('error', { nullable: true, description: 'Why it cannot be read at the moment.' }),
  }),
});

// Never its content: a list would load it.
const fileFields = { id: true, name: true, size: true } as const;
builder.prismaObject('MessageFile', {
  description: 'A file of a message, at `/api/admin/files/<id>`.',
  select: fileFields,
  fields: (t) => ({
    id: t.exposeID('id', { description: 'A uuid.' }),
    name: t.exposeString('name', { description: 'What its sender called it.' }),
    size: t.exposeInt('size', { description: 'In bytes.' }),
  }),
});

export const InquiryMessage = builder.prismaObject('InquiryMessage', {
  description: 'A message after an inquiry: a reply, from its draft on, an answer to one, or a private note.',
  interfaces: [nodeOf('InquiryMessage', 'inquiryMessage')],
  fields: (t) => ({
    id: t.exposeID('id', { description: 'A uuid; of a reply, the one that the inquiry had as `replyId`.' }),
    version: t.exposeInt('version', { description: 'Counted up at every change.' }),
    inquiryId: t.exposeID('inquiryId', { description: 'The inquiry that it belongs to.' }),
    // The database's checks limit the columns to these lists.
    from: t.field({
      type: Side,
      description: 'Who wrote it.',
      select: { from: true },
      resolve: ({ from }) => from as 'us' | 'them',
    }),
    state: t.field({
      type: State,
      description: 'What became of it.',
      select: { state: true },
      resolve: ({ state }) => state as MessageState,
    }),
    text: t.exposeString('text', { description: 'Its words, with line breaks.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When it was written, sent or received.' }),
    sendAt: t.expose('sendAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When a queued one leaves: until then it can be taken back.',
    }),
    error: t.exposeString('error', {
      nullable: true,
      description: 'What the mail server said, if it did not take it.',
    }),
    by: t.exposeString('by', { nullable: true, description: 'Who wrote it for the agency, or pasted it.' }),
    email: t.exposeString('email', { nullable: true, description: 'The address that a mail came from.' }),
    subject: t.exposeString('subject', { nullable: true, description: 'The subject of a mail that came.' }),
    quoted: t.exposeString('quoted', { nullable: true, description: 'What a mail quotes beneath its own words.' }),
    hasHtml: t.boolean({
      description: 'Whether it can be shown as it was designed, at `/api/admin/messages/<id>/html`.',
      select: { html: true },
      resolve: ({ html }) => html !== null,
    }),
    files: t.relation('files', {
      description: `Its files, at most ${mostFiles.count}.`,
      complexity: { field: cost.query, multiplier: 5 },
      query: { orderBy: { id: 'asc' }, take: mostFiles.count },
    }),
  }),
});

builder.prismaObjectFields(ContactSubmission, (t) => ({
  replyId: t.exposeID('replyId', { description: 'The id that the next reply is going to have.' }),
  replyFiles: t.relation('replyFiles', {
    description: `The files for the next reply, at most ${mostReplyFiles.count}. They are posted to \`/api/admin/replies/<id>/files\`.`,
    complexity: { field: cost.query, multiplier: 5 },
    query: { orderBy: { id: 'asc' }, take: mostReplyFiles.count },
  }),
  threadVersion: t.exposeInt('threadVersion', { description: 'Counted up at every change of `messages`.' }),
  messages: t.relation('messages', {
    // Mostly a few.
    complexity: { field: cost.query, multiplier: 10 },
    description: `What was written after it, the latest ${threadLength}, the newest first.`,
    query: { orderBy: [{ at: 'desc' }, { id: 'desc' }], take: threadLength },
  }),
}));

builder.queryFields((t) => ({
  inquiryMessage: t.prismaField({
    type: InquiryMessage,
    nullable: true,
    description: 'One message; null when there is none with this id. For the admin.',
    authScopes: { admin: true },
    args: { id: t.arg.id({ required: true, description: 'The id of the message, a uuid.' }) },
    complexity: cost.query,
    resolve: (query, _root, { id }, { database }) =>
      z.uuid().safeParse(id).success ? database.inquiryMessage.findUnique({ ...query, where: { id } }) : null,
  }),
  mailbox: t.field({
    type: Mailbox,
    nullable: true,
    description: 'The mailbox that answers are read from; null = they are not read. For the admin.',
    authScopes: { admin: true },
    complexity: cost.query,
    resolve: (_root, _args, { database, mailboxAddress }) => readMailbox(database, mailboxAddress),
  }),
  agencyName: t.string({
    description: 'What the agency is called, as replies sign with it. For the admin.',
    authScopes: { admin: true },
    resolve: (_root, _args, { agency }) => agency.name,
  }),
}));

const ReplyInput = builder.inputType('ReplyInput', {
  description: 'A reply as it is written.',
  fields: (t) => ({
    inquiryId: t.id({ required: true, description: 'The inquiry that it answers.' }),
    text: t.string({ required: true, description: 'Its words, at most 20000 characters.' }),
  }),
});

const Change = builder.enumType('ReplyChange', {
  description: 'What can be done to a reply.',
  values: {
    takenBack: { description: 'It becomes a draft again, as long as it was not sent.' },
    sentAgain: { description: 'It is sent again, after the mail server refused it or its answer was lost.' },
    arrived: { description: 'Somebody knows that it did arrive, although the mail server’s answer was lost.' },
    discarded: {
      description:
        'It is deleted: a draft, one that was refused or came back, a note, or a mail that counts as no answer.',
    },
    joined: { description: 'A mail that counted as no answer is one.' },
  } satisfies Record<ReplyChange, object>,
});

const stored = z.object({ id: z.string() });

/** Who acts, and what the verbs need. */
async function actorOf({ session, isConsole, outbox, now }: GraphQLContext) {
  const open = await session();
  const client = isConsole ? 'console' : 'browser';
  return { by: open?.user.username ?? null, session: open?.id ?? null, client, outbox, now: now() } as const;
}

/** A message as it is now. */
const messageOf = async ({ database }: GraphQLContext, id: string) => {
  const message = await database.inquiryMessage.findUnique({ where: { id } });
  if (!message) throw new NotFoundError('This reply');
  return message;
};

const writing = { types: [InputError, ConflictError, NotFoundError, NotSignedInError] };
const id = {
  required: true,
  description: 'The id of the reply: the inquiry’s `replyId`, or that of its draft.',
} as const;
const expectedVersion = { description: 'The version that was seen; null = there was none.' } as const;

builder.mutationFields((t) => ({
  saveReply: t.field({
    type: InquiryMessage,
    description: 'Keeps the draft of a reply. For the admin.',
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
        description: 'The `lastMessageAt` that the writer saw: nothing is sent if they wrote since.',
      }),
      thenDone: t.arg.boolean({ description: 'The inquiry is done with it.' }),
      wasHeld: t.arg.boolean({ description: 'The caller has waited already: it is sent at once.' }),
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
    description: 'Takes a reply back, sends it again, or says what became of it; returns its inquiry. For the admin.',
    authScopes: { admin: true },
    errors: { types: [InputError, NotFoundError, NotSignedInError] },
    args: {
      id: t.arg.id({ required: true, description: 'The id of the reply.' }),
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

/** A mutation that adds a text to an inquiry's thread. */
const adding = (name: 'addAnswer' | 'addNote', description: string, add: typeof addAnswer) =>
  builder.mutationField(name, (t) =>
    t.field({
      type: ContactSubmission,
      description,
      authScopes: { admin: true },
      errors: { types: [InputError, NotFoundError, NotSignedInError] },
      args: {
        inquiryId: t.arg.id({ required: true, description: 'The inquiry that it belongs to.' }),
        text: t.arg.string({ required: true, description: 'Its words, at most 20000 characters.' }),
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
adding(
  'addAnswer',
  'Adds an answer that came by mail to its inquiry, as the admin pasted it. For the admin.',
  addAnswer,
);
adding('addNote', 'Adds a private note to an inquiry. It is never mailed. For the admin.', addNote);

const arranging = { types: [InputError, NotFoundError, NotSignedInError] };
builder.mutationFields((t) => ({
  moveMessage: t.field({
    type: ContactSubmission,
    description: 'Moves a mail of theirs into another thread; returns the inquiry that has it now. For the admin.',
    authScopes: { admin: true },
    errors: arranging,
    args: {
      id: t.arg.id({ required: true, description: 'The id of the message.' }),
      inquiryId: t.arg.id({ description: 'Where it belongs; null = to an inquiry of its own.' }),
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
    description: 'Removes a file from the next reply; returns its inquiry. For the admin.',
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
    description: 'Puts an inquiry and its thread into another one, which it returns. For the admin.',
    authScopes: { admin: true },
    errors: arranging,
    args: {
      id: t.arg.id({ required: true, description: 'The inquiry that ends, in the trash.' }),
      intoId: t.arg.id({ required: true, description: 'The inquiry that goes on.' }),
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
