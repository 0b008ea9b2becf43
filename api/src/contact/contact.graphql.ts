import { queryFromInfo } from '@pothos/plugin-prisma';
import { z } from 'zod';
import { contactRequestSchema } from '#api/contract/contact/contact.ts';
import { limits } from '#api/contract/limits/limits.ts';
import { builder } from '#api/graphql/builder.ts';
import { Deleted, Receipt } from '#api/graphql/failure-types.ts';
import { BotCheckError, InputError, NotFoundError, NotSignedInError, RateLimitedError } from '#api/graphql/failures.ts';
import { keysetPage, pageComplexity, pageSchema } from '#api/graphql/keyset.ts';
import { parseInput } from '#api/graphql/parse-input.ts';
import { countContactSubmissions } from './count-contact-submissions.ts';
import { deleteInquiry } from './delete-inquiry.ts';
import { listContactSubmissions, matching } from './list-contact-submissions.ts';
import { submitInquiry } from './submit-inquiry.ts';

export const ContactSubmission = builder.prismaObject('ContactSubmission', {
  description: 'An inquiry that a visitor sent with the contact form.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'A uuid.' }),
    name: t.exposeString('name', { description: 'Who wrote it.' }),
    email: t.exposeString('email', { description: 'Where an answer goes.' }),
    company: t.exposeString('company', { nullable: true, description: 'The company, if one was named.' }),
    service: t.exposeString('service', { description: 'What it is about: a value of the form, such as `wordpress`.' }),
    budget: t.exposeString('budget', { nullable: true, description: 'A value of the form, such as `5k-10k`.' }),
    message: t.exposeString('message', { description: 'What was written, as plain text.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it came.' }),
  }),
});

const InquiryInput = builder.inputType('InquiryInput', {
  description: 'An inquiry as the contact form sends it.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'Who writes, 2 to 100 characters.' }),
    email: t.string({ required: true, description: 'Where an answer goes, at most 254 characters.' }),
    company: t.string({ description: 'At most 100 characters.' }),
    service: t.string({ required: true, description: 'What it is about, such as `wordpress`.' }),
    budget: t.string({ description: 'What may be spent, such as `5k-10k`.' }),
    message: t.string({ required: true, description: '10 to 5000 characters.' }),
    recaptchaToken: t.string({ required: true, description: 'The token of the bot check. It works once.' }),
    website: t.string({ description: 'A field people do not see. Whoever fills it in is refused.' }),
  }),
});

builder.queryFields((t) => ({
  contactSubmissions: t.connection(
    {
      type: ContactSubmission,
      description: 'Inquiries, newest first. For the admin.',
      authScopes: { admin: true },
      args: {
        search: t.arg.string({
          description:
            'Only those that hold each of these words, in any case and with or without accents, in name, e-mail address, company, service, budget or message. A service or budget holds the words of its value and of its label.',
        }),
      },
      validate: pageSchema('newest').extend({
        search: z.string().max(limits.search.max, `must be at most ${limits.search.max} characters`).nullish(),
      }),
      complexity: pageComplexity,
      resolve: async (_root, args, context, info) => {
        const query: object = queryFromInfo({ context, info, typeName: 'ContactSubmission', path: ['edges', 'node'] });
        const found = matching(args.search);
        const page = await keysetPage(args, 'newest', (where, inverted, take) =>
          context.database.contactSubmission.findMany({
            ...query,
            ...listContactSubmissions({ AND: [found, where] }, inverted),
            take,
          }),
        );
        // A first page that nothing follows is all there is.
        const isAll = !args.after && !args.before && !args.last && !page.pageInfo.hasNextPage;
        const count = async (atMost?: number | null) =>
          isAll
            ? Math.min(page.edges.length, atMost ?? Infinity)
            : countContactSubmissions(context.database, found, atMost);
        return { ...page, count };
      },
    },
    {
      name: 'ContactSubmissionConnection',
      description: 'A page of inquiries.',
      fields: (t) => ({
        totalCount: t.int({
          description: 'How many there are on all pages together. With a search it may take long to count them all.',
          args: {
            atMost: t.arg.int({
              description: 'Counts no further than this, 1 or more, which is quick however many there are.',
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
    resolve: (query, _root, { id }, { database }) =>
      z.uuid().safeParse(id).success ? database.contactSubmission.findUnique({ ...query, where: { id } }) : null,
  }),
}));

builder.mutationFields((t) => ({
  submitInquiry: t.field({
    type: Receipt,
    description: 'Sends an inquiry to the agency. The sender gets a receipt by mail.',
    errors: { types: [InputError, BotCheckError, RateLimitedError] },
    args: { input: t.arg({ type: InquiryInput, required: true, description: 'The inquiry.' }) },
    resolve: (_root, { input }, context) => submitInquiry(parseInput(contactRequestSchema, input), context),
  }),
  deleteContactSubmission: t.field({
    type: Deleted,
    description: 'Deletes an inquiry for good, with the mails about it that were not sent. For the admin.',
    authScopes: { admin: true },
    errors: { types: [NotFoundError, NotSignedInError] },
    args: { id: t.arg.id({ required: true, description: 'The id of the inquiry.' }) },
    resolve: (_root, { id }, { database }) => deleteInquiry(database, id),
  }),
}));
