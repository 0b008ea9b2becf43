import { z } from 'zod';
import { ContactSubmission } from '#api/contact/contact.graphql.ts';
import { Side } from '#api/contact/inquiry-states.graphql.ts';
import { type MessageState, mostFiles, mostReplyFiles, threadLength } from '#api/contract/replies.ts';
import { builder } from '#api/graphql/builder.ts';
import { cost } from '#api/graphql/cost.ts';
import { nodeOf } from '#api/graphql/node.ts';
import { type MailboxState, readMailbox } from '#api/incoming-mail/read-mailbox.ts';

const State = builder.enumType('InquiryMessageState', {
  description: 'The state of a message.',
  values: {
    draft: { description: 'Written, not sent.' },
    queued: { description: 'The reply will be sent soon, or waits for the mail server.' },
    sending: { description: 'The reply is being sent to the mail server.' },
    sent: { description: 'The mail server accepted the reply.' },
    refused: { description: 'The mail server refused the reply.' },
    bounced: { description: 'Another mail server refused the reply and returned it.' },
    unknown: { description: 'The mail server’s response was lost, so the reply may have been sent.' },
    received: { description: 'The visitor wrote the message.' },
    automatic: {
      description: 'An automatic answer, from the visitor’s side or a mail server, which does not count as an answer.',
    },
    offered: {
      description: 'A mail from a known address that refers to no mail of this thread, so it may belong elsewhere.',
    },
    noted: { description: 'A private note, which is never mailed.' },
  } satisfies Record<MessageState, object>,
});

const Mailbox = builder.objectRef<MailboxState>('Mailbox').implement({
  description: 'The mailbox that answers are read from.',
  fields: (t) => ({
    address: t.exposeString('address', { description: 'The address that receives answers.' }),
    checkedAt: t.expose('checkedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the mailbox was last read, or null.',
    }),
    error: t.exposeString('error', {
      nullable: true,
      description: 'Why the mailbox cannot be read at the moment, or null.',
    }),
  }),
});

// Leave out the content, because lists would load it too.
const fileFields = { id: true, name: true, size: true } as const;
builder.prismaObject('MessageFile', {
  description: 'A file of a message, at `/api/admin/files/<id>`.',
  select: fileFields,
  fields: (t) => ({
    id: t.exposeID('id', { description: 'A uuid.' }),
    name: t.exposeString('name', { description: 'The file name that the sender chose.' }),
    size: t.exposeInt('size', { description: 'The size in bytes.' }),
  }),
});

export const InquiryMessage = builder.prismaObject('InquiryMessage', {
  description: 'A message after an inquiry: a reply or its draft, an answer, or a private note.',
  interfaces: [nodeOf('InquiryMessage', 'inquiryMessage')],
  fields: (t) => ({
    id: t.exposeID('id', { description: 'A uuid. The id of a reply was the `replyId` of its inquiry.' }),
    version: t.exposeInt('version', { description: 'Increases with every change.' }),
    inquiryId: t.exposeID('inquiryId', { description: 'The inquiry of the message.' }),
    // The database's checks limit the columns to these lists.
    from: t.field({
      type: Side,
      description: 'The side that wrote the message.',
      select: { from: true },
      resolve: ({ from }) => from as 'us' | 'them',
    }),
    state: t.field({
      type: State,
      description: 'The state of the message.',
      select: { state: true },
      resolve: ({ state }) => state as MessageState,
    }),
    text: t.exposeString('text', { description: 'The text, with line breaks.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When the message was written, sent or received.' }),
    sendAt: t.expose('sendAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When a queued reply is sent. Until then it can be taken back.',
    }),
    error: t.exposeString('error', {
      nullable: true,
      description: 'Why the reply was refused or bounced, in the mail server’s words.',
    }),
    by: t.exposeString('by', {
      nullable: true,
      description: 'The user who wrote the message for the agency, or pasted it.',
    }),
    email: t.exposeString('email', { nullable: true, description: 'The address that a mail came from.' }),
    subject: t.exposeString('subject', { nullable: true, description: 'The subject of a received mail.' }),
    quoted: t.exposeString('quoted', { nullable: true, description: 'The quoted text below the text of a mail.' }),
    hasHtml: t.boolean({
      description: 'Whether the message has an HTML version, at `/api/admin/messages/<id>/html`.',
      select: { html: true },
      resolve: ({ html }) => html !== null,
    }),
    files: t.relation('files', {
      description: `The files, at most ${mostFiles.count}.`,
      complexity: { field: cost.query, multiplier: 5 },
      query: { orderBy: { id: 'asc' }, take: mostFiles.count },
    }),
  }),
});

/**
 * A thread shows `threadLength` messages. The first extra one tells that there are more, and the second makes room for
 * the draft, which the thread does not show.
 */
const mostMessages = threadLength + 2;

builder.prismaObjectFields(ContactSubmission, (t) => ({
  replyId: t.exposeID('replyId', { description: 'The id of the next reply.' }),
  replyFiles: t.relation('replyFiles', {
    description: `The files for the next reply, at most ${mostReplyFiles.count}. Post them to \`/api/admin/replies/<inquiry id>/files\`.`,
    complexity: { field: cost.query, multiplier: 5 },
    query: { orderBy: { id: 'asc' }, take: mostReplyFiles.count },
  }),
  threadVersion: t.exposeInt('threadVersion', {
    description: 'Increases with every change of `messages` or `replyFiles`.',
  }),
  messages: t.relation('messages', {
    // Cheap, because most threads have only a few messages.
    complexity: { field: cost.query, multiplier: 10 },
    description: `The latest ${mostMessages} messages of the thread, newest first.`,
    query: { orderBy: [{ at: 'desc' }, { id: 'desc' }], take: mostMessages },
  }),
}));

builder.queryFields((t) => ({
  inquiryMessage: t.prismaField({
    type: InquiryMessage,
    nullable: true,
    description: 'One message. Null if none has this id. For the admin.',
    authScopes: { admin: true },
    args: { id: t.arg.id({ required: true, description: 'The id of the message, a uuid.' }) },
    complexity: cost.query,
    resolve: ({ ...query }, _root, { id }, { database }) =>
      z.uuid().safeParse(id).success ? database.inquiryMessage.findUnique({ ...query, where: { id } }) : null,
  }),
  mailbox: t.field({
    type: Mailbox,
    nullable: true,
    description: 'The mailbox that answers are read from. Null if no mailbox is read. For the admin.',
    authScopes: { admin: true },
    complexity: cost.query,
    resolve: (_root, _args, { database, mailboxAddress }) => readMailbox(database, mailboxAddress),
  }),
  agencyName: t.string({
    description: 'The name of the agency, for the signature of replies. For the admin.',
    authScopes: { admin: true },
    resolve: (_root, _args, { agency }) => agency.name,
  }),
}));
