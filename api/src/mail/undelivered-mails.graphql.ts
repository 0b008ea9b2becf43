import { z } from 'zod';
import { builder } from '#api/graphql/builder.ts';
import { deleteById } from '#api/graphql/delete-by-id.ts';
import { Receipt } from '#api/graphql/failure-types.ts';
import { NotFoundError, NotSignedInError } from '#api/graphql/failures.ts';
import { keysetPage, pageComplexity, pageSchema } from '#api/graphql/keyset.ts';
import { undelivered } from './outbox.ts';

const UndeliveredMailState = builder.enumType('UndeliveredMailState', {
  description: 'What becomes of an undelivered mail.',
  values: {
    waiting: { description: 'It failed several times, and is still being tried.' },
    failed: { description: 'It was given up.' },
  } as const,
});

const UndeliveredMail = builder.prismaObject('OutgoingMail', {
  name: 'UndeliveredMail',
  description: 'A mail that did not arrive: the mail server refused it for good or for days, or does so all the time.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'A uuid.' }),
    kind: t.exposeString('kind', { description: 'What it is, such as `inquiry-receipt`.' }),
    recipient: t.exposeString('recipient', { description: 'Where it was to go.' }),
    state: t.field({
      type: UndeliveredMailState,
      description: 'Whether it is still being tried.',
      select: { state: true },
      resolve: ({ state }) => (state === 'failed' ? 'failed' : 'waiting'),
    }),
    attempts: t.exposeInt('attempts', { description: 'How often it was tried.' }),
    lastError: t.exposeString('lastError', { nullable: true, description: 'What the mail server said last.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was written.' }),
  }),
});

builder.queryFields((t) => ({
  undeliveredMails: t.connection(
    {
      type: UndeliveredMail,
      description: 'Mails that were given up, or failed three times or more, newest first. For the admin.',
      authScopes: { admin: true },
      validate: pageSchema('newest'),
      complexity: pageComplexity,
      resolve: (_root, args, context, info) =>
        keysetPage({ order: 'newest', typeName: 'UndeliveredMail', args, context, info }, ({ where, ...query }) =>
          context.database.outgoingMail.findMany({ ...query, where: { AND: [where, undelivered] } }),
        ),
    },
    { name: 'UndeliveredMailConnection', description: 'A page of undelivered mails.' },
    { name: 'UndeliveredMailEdge', description: 'An undelivered mail and its place in the list.' },
  ),
}));

builder.mutationFields((t) => ({
  retryMail: t.field({
    type: Receipt,
    description: 'Puts an undelivered mail back on its way, at once. For the admin.',
    authScopes: { admin: true },
    errors: { types: [NotFoundError, NotSignedInError] },
    args: { id: t.arg.id({ required: true, description: 'The id of the mail.' }) },
    resolve: async (_root, { id }, { outbox }) => {
      if (!z.uuid().safeParse(id).success || !(await outbox.retry(id)))
        throw new NotFoundError('This undelivered mail');
      return { message: 'The mail is on its way again.' };
    },
  }),
  discardMail: t.field({
    type: Receipt,
    description: 'Deletes an undelivered mail; it is not tried again. For the admin.',
    authScopes: { admin: true },
    errors: { types: [NotFoundError, NotSignedInError] },
    args: { id: t.arg.id({ required: true, description: 'The id of the mail.' }) },
    resolve: async (_root, { id }, { database }) => {
      // Its job, if it has one, finds no mail and ends.
      await deleteById('This undelivered mail', id, ({ where }) =>
        database.outgoingMail.deleteMany({ where: { ...where, ...undelivered } }),
      );
      return { message: 'The mail was discarded.' };
    },
  }),
}));
