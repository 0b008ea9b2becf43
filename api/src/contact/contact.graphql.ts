import { z } from 'zod';
import { contactRequestSchema } from '#api/contract/contact.ts';
import { parseInquirySearch } from '#api/contract/inquiries.ts';
import { builder } from '#api/graphql/builder.ts';
import { Deleted, Receipt } from '#api/graphql/failure-types.ts';
import {
  BotCheckError,
  InputError,
  NotFoundError,
  NotSignedInError,
  parseInput,
  RateLimitedError,
} from '#api/graphql/failures.ts';
import {
  keysetPage,
  pageComplexity,
  pageSchema,
  refuseOtherCursors,
  searchSchema,
  skipSchema,
} from '#api/graphql/keyset.ts';
import { nodeOf } from '#api/graphql/node.ts';
import { idempotencyKeyArgument, runIdempotent } from '#api/idempotency/run-idempotent.ts';
import { deleteInquiry } from './delete-inquiry.ts';
import { countContactSubmissions, matching } from './list-inquiries.ts';
import { markInquiriesRead, markInquiryRead } from './mark-inquiries-read.ts';
import { submitInquiry } from './submit-inquiry.ts';

export const ContactSubmission = builder.prismaObject('ContactSubmission', {
  interfaces: [nodeOf('ContactSubmission', 'contactSubmission')],
  description: 'An inquiry from a visitor, sent with the contact form or started from a mail.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'A uuid.' }),
    name: t.exposeString('name', { description: 'The name of the visitor.' }),
    email: t.exposeString('email', { description: 'The address for replies.' }),
    company: t.exposeString('company', { nullable: true, description: 'The company, if one was named.' }),
    service: t.exposeString('service', {
      description: 'The service that is wanted: a value of the form, such as `wordpress`.',
    }),
    budget: t.exposeString('budget', { nullable: true, description: 'A value of the form, such as `5k-10k`.' }),
    regarding: t.exposeString('regarding', {
      nullable: true,
      description:
        'What the inquiry is about besides the service, such as a package or a result of the toolkit, as plain text.',
    }),
    message: t.exposeString('message', { description: 'The text of the visitor, as plain text.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the inquiry arrived.' }),
    readAt: t.expose('readAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the admin opened the inquiry or marked it as read. Null while unread.',
    }),
    newsAt: t.expose('newsAt', {
      type: 'DateTime',
      nullable: true,
      description:
        'When the inquiry last woke, got a mail or a merged inquiry that a person must read, or had a reply that failed.',
    }),
  }),
});

const InquiryInput = builder.inputType('InquiryInput', {
  description: 'An inquiry as the contact form sends it.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'Who writes, 2 to 100 characters.' }),
    email: t.string({ required: true, description: 'The address for replies, at most 254 characters.' }),
    company: t.string({ description: 'At most 100 characters.' }),
    service: t.string({ required: true, description: 'The service that is wanted, such as `wordpress`.' }),
    budget: t.string({ description: 'The budget, such as `5k-10k`.' }),
    regarding: t.string({
      description: 'What the inquiry is about besides the service, such as a package. At most 400 characters.',
    }),
    message: t.string({ required: true, description: '10 to 5000 characters.' }),
    recaptchaToken: t.string({ required: true, description: 'The token of the bot check. It works once.' }),
    website: t.string({
      description: 'A hidden field. If it is filled in, the inquiry is stored as spam.',
    }),
  }),
});

const InquiriesRead = builder.objectRef<{ count: number }>('InquiriesRead').implement({
  description: 'Inquiries were marked as read.',
  fields: (t) => ({ count: t.exposeInt('count', { description: 'How many inquiries were unread before.' }) }),
});

builder.queryFields((t) => ({
  unreadInquiryCount: t.int({
    description: 'How many inquiries are unread, without spam and the trash. For the admin.',
    authScopes: { admin: true },
    args: { atMost: t.arg.int({ description: 'Stops counting at this number, 1 or more.' }) },
    validate: z.object({ atMost: z.int().min(1, 'must be 1 or more').nullish() }),
    resolve: (_root, { atMost }, { database }) =>
      database.contactSubmission.count({ where: matching('is:unread'), take: atMost ?? undefined }),
  }),
  contactSubmissions: t.connection(
    {
      type: ContactSubmission,
      description: 'Inquiries, newest first unless the search sets another order. For the admin.',
      authScopes: { admin: true },
      args: {
        search: t.arg.string({
          description:
            'Only inquiries that contain each of these words in the name, email address, company, service, budget, message or `regarding`, ignoring case and accents. A service or budget is searched by its value and its label. Operators narrow the search: `is:` with a filter such as `is:won` or `is:trash`, `from:`, `service:`, and `after:` and `before:` with a year, month or day such as 2026-11, which `after:` includes and `before:` does not. Without a filter, spam and the trash are excluded. `sort:oldest` and `sort:waiting` (longest wait since the last message first) set the order.',
        }),
        skip: t.arg.int({
          description: 'Skips this many inquiries, 0 to 1,000,000, to reach the middle of a long list.',
        }),
      },
      validate: pageSchema('newest', 'waiting')
        .extend({ search: searchSchema, skip: skipSchema })
        .superRefine(refuseOtherCursors(({ search }) => parseInquirySearch(search).sort)),
      complexity: pageComplexity,
      resolve: async (_root, args, context, info) => {
        const asOf = context.now();
        const found = matching(args.search);
        // Only the search condition uses these columns. Loading them would more than double the size of a list.
        const omit = { searchText: true, senderText: true } as const;
        const order = parseInquirySearch(args.search).sort;
        const list = { order, typeName: 'ContactSubmission', args, context, info, omit } as const;
        const page = await keysetPage(list, ({ where, ...query }) =>
          context.database.contactSubmission.findMany({ ...query, where: { AND: [found, where] } }),
        );
        // A first page without a next page is the whole list, so its length is the count.
        const isAll = !args.skip && !args.after && !args.before && !args.last && !page.pageInfo.hasNextPage;
        const count = async (atMost?: number | null) =>
          isAll
            ? Math.min(page.edges.length, atMost ?? Infinity)
            : countContactSubmissions(context.database, found, atMost);
        return { ...page, count, asOf };
      },
    },
    {
      name: 'ContactSubmissionConnection',
      description: 'A page of inquiries.',
      fields: (t) => ({
        asOf: t.field({
          type: 'DateTime',
          description: 'When the list was read, by the server’s clock. Pass it to `changeInquiries` as `seenAt`.',
          resolve: ({ asOf }) => asOf ?? new Date(0),
        }),
        totalCount: t.int({
          description: 'The number of inquiries on all pages. Counting all results of a search may take long.',
          args: {
            atMost: t.arg.int({
              description: 'Stops counting at this number, 1 or more, which is quick for a list of any length.',
            }),
          },
          validate: z.object({ atMost: z.int().min(1, 'must be 1 or more').nullish() }),
          resolve: ({ count }, { atMost }) => count?.(atMost) ?? 0,
        }),
      }),
    },
    { name: 'ContactSubmissionEdge', description: 'An inquiry and its place in the list.' },
  ),
  contactSubmission: t.prismaField({
    type: ContactSubmission,
    nullable: true,
    description: 'One inquiry; null when there is none with this id. For the admin.',
    authScopes: { admin: true },
    args: { id: t.arg.id({ required: true, description: 'The id of the inquiry, a uuid.' }) },
    resolve: ({ ...query }, _root, { id }, { database }) =>
      z.uuid().safeParse(id).success ? database.contactSubmission.findUnique({ ...query, where: { id } }) : null,
  }),
}));

builder.mutationFields((t) => ({
  submitInquiry: t.field({
    type: Receipt,
    description:
      'Sends an inquiry to the agency. The sender gets a receipt by mail, unless the inquiry is stored as spam.',
    errors: { types: [InputError, BotCheckError, RateLimitedError] },
    args: { input: t.arg({ type: InquiryInput, required: true, description: 'The inquiry.' }) },
    resolve: (_root, { input }, context) => submitInquiry(parseInput(contactRequestSchema, input), context),
  }),
  deleteContactSubmission: t.field({
    type: Deleted,
    description: 'Permanently deletes an inquiry and the unsent mails about it. For the admin.',
    authScopes: { admin: true },
    errors: { types: [InputError, NotFoundError, NotSignedInError] },
    args: {
      id: t.arg.id({ required: true, description: 'The id of the inquiry.' }),
      idempotencyKey: t.arg.id(idempotencyKeyArgument),
    },
    resolve: (_root, { id, idempotencyKey }, context) =>
      runIdempotent(
        context,
        { key: idempotencyKey, input: ['deleteContactSubmission', id], result: z.object({ id: z.string() }) },
        (transaction) => deleteInquiry(transaction, id),
      ),
  }),
  markInquiryRead: t.field({
    type: ContactSubmission,
    description: 'Marks an inquiry as read, or as unread. For the admin.',
    authScopes: { admin: true },
    errors: { types: [InputError, NotFoundError, NotSignedInError] },
    args: {
      id: t.arg.id({ required: true, description: 'The id of the inquiry.' }),
      read: t.arg.boolean({ required: true, defaultValue: true, description: 'If false, marks it as unread.' }),
      until: t.arg({
        type: 'DateTime',
        description: 'The time of the latest news that the admin saw. With later news, the inquiry stays unread.',
      }),
      idempotencyKey: t.arg.id(idempotencyKeyArgument),
    },
    async resolve(_root, { id, read, until, idempotencyKey }, context) {
      const operation = {
        key: idempotencyKey,
        input: ['markInquiryRead', id, read, ...(until ? [until] : [])],
        // Stores only the id, because nothing that a visitor wrote may outlive the inquiry.
        result: z.object({ id: z.string() }),
      } as const;
      await runIdempotent(context, operation, (transaction) => markInquiryRead(transaction, id, read, until));
      const inquiry = await context.database.contactSubmission.findUnique({ where: { id } });
      if (!inquiry) throw new NotFoundError('This inquiry');
      return inquiry;
    },
  }),
  markInquiriesRead: t.field({
    type: InquiriesRead,
    description:
      'Marks as read all inquiries that match a search, except those with news after a given time. For the admin.',
    authScopes: { admin: true },
    errors: { types: [InputError, NotSignedInError] },
    args: {
      until: t.arg({
        type: 'DateTime',
        required: true,
        description: 'The time. Inquiries that arrived or had news later stay unread.',
      }),
      search: t.arg.string({
        description: 'The search, as in `contactSubmissions`. Without one, spam and the trash are excluded.',
      }),
      idempotencyKey: t.arg.id(idempotencyKeyArgument),
    },
    validate: z.looseObject({ search: searchSchema }),
    resolve: (_root, { until, search, idempotencyKey }, context) =>
      runIdempotent(
        context,
        { key: idempotencyKey, input: ['markInquiriesRead', until, search], result: z.object({ count: z.int() }) },
        (transaction) => markInquiriesRead(transaction, until, search),
      ),
  }),
}));
