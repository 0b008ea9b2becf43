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
