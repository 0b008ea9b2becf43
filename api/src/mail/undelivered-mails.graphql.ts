import { z } from 'zod';
import { type MailCause, mailCauses } from '#api/contract/mail.ts';
import { grouped } from '#api/contract/text.ts';
import { builder } from '#api/graphql/builder.ts';
import { deleteById } from '#api/graphql/delete-by-id.ts';
import { Receipt } from '#api/graphql/failure-types.ts';
import { NotFoundError, NotSignedInError } from '#api/graphql/failures.ts';
import { keysetPage, pageComplexity, pageSchema } from '#api/graphql/keyset.ts';
import { nodeOf } from '#api/graphql/node.ts';
import { takeMailLock } from './outbox.ts';
import { type RetryOutcome, retriesAtOnce } from './retry-mails.ts';
import { discardable, isTrying, undelivered } from './undelivered.ts';

const UndeliveredMailState = builder.enumType('UndeliveredMailState', {
  description: 'The state of an undelivered mail.',
  values: {
    trying: { description: 'The mail was queued again, and the outcome is not known yet.' },
    waiting: { description: 'The mail failed several times, and will be tried again.' },
    failed: { description: 'The mail was given up.' },
  } as const,
});

const UndeliveredMailCause = builder.enumType('UndeliveredMailCause', {
  description: 'Why a mail was not delivered.',
  values: {
    unreachable: { description: 'The agency’s mail server is not responding.' },
    signIn: { description: 'The agency’s mail server rejected our user name or password.' },
    recipient: { description: 'The mail server rejected the recipient.' },
    refused: { description: 'The agency’s mail server refused the mail for another reason.' },
    other: { description: 'Another cause.' },
  } satisfies Record<MailCause, object>,
});

/** Reads the cause. An unknown or missing cause counts as `other`. */
const readCause = (cause: string | null): MailCause => (cause && cause in mailCauses ? (cause as MailCause) : 'other');

const subjectIds = z.object({ submissionId: z.string(), orderId: z.string(), subscriptionId: z.string() }).partial();

/** Returns the id of the inquiry, order or subscription that a mail is about, from the mail's content. */
const subjectOf = (content: unknown, key: keyof z.output<typeof subjectIds>): string | null =>
  subjectIds.safeParse(content).data?.[key] ?? null;

const UndeliveredMail = builder.prismaObject('OutgoingMail', {
  name: 'UndeliveredMail',
  interfaces: [nodeOf('UndeliveredMail', 'outgoingMail', undelivered)],
  description: 'A mail that was not delivered: it was given up, it keeps failing, or it was queued again after that.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'A uuid.' }),
    kind: t.exposeString('kind', { description: 'The kind of mail, such as `inquiry-receipt`.' }),
    recipient: t.exposeString('recipient', { description: 'The recipient’s address.' }),
    state: t.field({
      type: UndeliveredMailState,
      description: 'Whether the mail is being tried, will be tried again, or was given up.',
      select: { state: true, lastError: true },
      resolve: (mail) => (isTrying(mail) ? 'trying' : mail.state === 'failed' ? 'failed' : 'waiting'),
    }),
    cause: t.field({
      type: UndeliveredMailCause,
      nullable: true,
      description: 'Why the mail was not delivered, for use by programs. Null while the mail is being tried.',
      select: { state: true, lastError: true, cause: true },
      resolve: (mail) => (isTrying(mail) ? null : readCause(mail.cause)),
    }),
    attempts: t.exposeInt('attempts', { description: 'The number of tries.' }),
    lastError: t.exposeString('lastError', { nullable: true, description: 'The error of the last try.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the mail was written.' }),
    inquiryId: t.id({
      nullable: true,
      description: 'The id of the inquiry that the mail is about, or null.',
      select: { content: true },
      resolve: ({ content }) => subjectOf(content, 'submissionId'),
    }),
    orderId: t.id({
      nullable: true,
      description: 'The id of the order that the mail is about, or null.',
      select: { content: true },
      resolve: ({ content }) => subjectOf(content, 'orderId'),
    }),
    subscriptionId: t.id({
      nullable: true,
      description: 'The id of the subscription that the mail is about, or null.',
      select: { content: true },
      resolve: ({ content }) => subjectOf(content, 'subscriptionId'),
    }),
  }),
});

builder.queryFields((t) => ({
  undeliveredMails: t.connection(
    {
      type: UndeliveredMail,
      description:
        'Mails that were given up or failed at least twice, and those that were queued again, newest first. For the admin.',
      authScopes: { admin: true },
      validate: pageSchema('newest'),
      complexity: pageComplexity,
      resolve: async (_root, args, context, info) => {
        const list = { order: 'newest', typeName: 'UndeliveredMail', args, context, info } as const;
        const page = await keysetPage(list, ({ where, ...query }) =>
          context.database.outgoingMail.findMany({ ...query, where: { AND: [where, undelivered] } }),
        );
        return { ...page, count: () => context.database.outgoingMail.count({ where: undelivered }) };
      },
    },
    {
      name: 'UndeliveredMailConnection',
      description: 'A page of undelivered mails.',
      fields: (t) => ({
        totalCount: t.int({
          description: 'The number of mails on all pages together.',
          resolve: ({ count }) => count?.() ?? 0,
        }),
      }),
    },
    { name: 'UndeliveredMailEdge', description: 'An undelivered mail and its place in the list.' },
  ),
  lastMailSentAt: t.field({
    type: 'DateTime',
    nullable: true,
    description:
      'When the mail server accepted the newest delivered mail. Null if no delivered mail is stored. For the admin.',
    authScopes: { admin: true },
    resolve: async (_root, _args, { database }) => {
      const newest = { where: { state: 'sent' }, orderBy: { createdAt: 'desc' }, select: { sentAt: true } } as const;
      return (await database.outgoingMail.findFirst(newest))?.sentAt ?? null;
    },
  }),
  undeliveredMail: t.prismaField({
    type: UndeliveredMail,
    nullable: true,
    description: 'One undelivered mail. Null if there is none with this id. For the admin.',
    authScopes: { admin: true },
    args: { id: t.arg.id({ required: true, description: 'The id of the mail, a uuid.' }) },
    resolve: ({ ...query }, _root, { id }, { database }) =>
      z.uuid().safeParse(id).success
        ? database.outgoingMail.findFirst({ ...query, where: { id, ...undelivered } })
        : null,
  }),
}));

const MailRetry = builder.objectRef<RetryOutcome>('MailRetry').implement({
  description: 'The outcome of mails that were queued again, as far as it is known within five seconds.',
  fields: (t) => ({
    message: t.string({ description: 'The outcome as text for people.', resolve: describeRetry }),
    delivered: t.exposeInt('delivered', { description: 'How many the mail server accepted.' }),
    refused: t.exposeInt('refused', { description: 'How many failed again.' }),
    trying: t.exposeInt('trying', { description: 'How many have no known outcome yet.' }),
  }),
});

function describeRetry({ delivered, refused, givenUp, trying, cause }: RetryOutcome): string {
  if (delivered + refused + trying === 1) {
    if (delivered) return 'The mail server accepted it.';
    if (trying) return 'The mail server has not answered yet.';
    return `${mailCauses[readCause(cause)]}. ${givenUp ? 'It was given up.' : 'It will be retried automatically.'}`;
  }
  const counts = { delivered, 'not delivered': refused, 'being tried': trying };
  const parts = Object.entries(counts).flatMap(([what, count]) => (count > 0 ? [`${grouped(count)} ${what}`] : []));
  const reason = refused > 0 ? `${mailCauses[readCause(cause)]}. ` : '';
  return `${reason}${parts.join(', ') || 'There was nothing left to send'}.`;
}

builder.mutationFields((t) => ({
  retryMail: t.field({
    type: MailRetry,
    description: 'Tries an undelivered mail again at once. For the admin.',
    authScopes: { admin: true },
    errors: { types: [NotFoundError, NotSignedInError] },
    args: { id: t.arg.id({ required: true, description: 'The id of the mail.' }) },
    resolve: async (_root, { id }, { outbox }) => {
      const outcome = z.uuid().safeParse(id).success ? await outbox.retry(id) : null;
      if (!outcome) throw new NotFoundError('This undelivered mail');
      return outcome;
    },
  }),
  retryMails: t.field({
    type: MailRetry,
    description: `Tries the oldest ${retriesAtOnce} undelivered mails again at once. For the admin.`,
    authScopes: { admin: true },
    errors: { types: [NotSignedInError] },
    resolve: async (_root, _args, { outbox }) =>
      (await outbox.retry()) ?? { delivered: 0, refused: 0, givenUp: 0, trying: 0, cause: null },
  }),
  discardMail: t.field({
    type: Receipt,
    description: 'Deletes an undelivered mail, so that it is not tried again. For the admin.',
    authScopes: { admin: true },
    errors: { types: [NotFoundError, NotSignedInError] },
    args: { id: t.arg.id({ required: true, description: 'The id of the mail.' }) },
    resolve: async (_root, { id }, { database }) => {
      // If the mail has a job, that job finds no mail and ends.
      await deleteById('This undelivered mail', id, ({ where }) =>
        database.$transaction(async (transaction) => {
          if (!(await takeMailLock(transaction, id))) return { count: 0 };
          const deleted = await transaction.outgoingMail.deleteMany({ where: { ...where, ...discardable } });
          // The reply is never sent now, so it must not appear as queued.
          if (deleted.count > 0)
            await transaction.inquiryMessage.updateMany({ where: { id, state: 'queued' }, data: { state: 'refused' } });
          return deleted;
        }),
      );
      return { message: 'The mail was discarded.' };
    },
  }),
}));
