import type { Prisma } from '@agency/prisma/client';
import { z } from 'zod';
import { mostNoteText, subscriptionNoteSchema } from '#api/contract/subscriptions.ts';
import { builder } from '#api/graphql/builder.ts';
import type { GraphQLContext } from '#api/graphql/context.ts';
import { InputError, NotFoundError, NotSignedInError, parseInput, RateLimitedError } from '#api/graphql/failures.ts';
import { idempotencyKeyArgument, runIdempotent } from '#api/idempotency/run-idempotent.ts';
import { PackageType } from '#api/packages/maintenance-plans.graphql.ts';
import { type Changing, cancelSubscription, changePlan, resumeSubscription } from './change-subscription.ts';
import { renewLink } from './renew-link.ts';
import { Subscription } from './subscriptions.graphql.ts';
import { addSubscriptionNote, deleteSubscriptionLine, markReportSent } from './write-lines.ts';

const idArgument = { required: true, description: 'The id of the subscription, a uuid.' } as const;
const failures = { types: [InputError, NotFoundError, NotSignedInError] };

/** The mutations that need only an id, each with its work in one transaction. */
const verbs = {
  cancelSubscription: {
    description: 'Cancels a subscription with 30 days’ notice, and notifies the customer. For the admin.',
    work: cancelSubscription,
  },
  resumeSubscription: {
    description: 'Undoes the cancellation of a subscription. For the admin.',
    work: resumeSubscription,
  },
  markReportSent: {
    description: 'Records that a maintenance report was sent now. For the admin.',
    work: markReportSent,
  },
} as const;

for (const [name, { description, work }] of Object.entries(verbs))
  builder.mutationField(name, (t) =>
    t.prismaField({
      type: Subscription,
      description,
      authScopes: { admin: true },
      errors: failures,
      args: { id: t.arg.id(idArgument), idempotencyKey: t.arg.id(idempotencyKeyArgument) },
      resolve: (query, _root, { id, idempotencyKey }, context) =>
        change(query, { id, key: idempotencyKey, input: [name, id] }, context, (transaction, changing) =>
          work(transaction, id, changing),
        ),
    }),
  );

builder.mutationFields((t) => ({
  changeSubscriptionPlan: t.prismaField({
    type: Subscription,
    description:
      'Changes the plan, starting with the first month that is not ordered yet, and notifies the customer. For the admin.',
    authScopes: { admin: true },
    errors: failures,
    args: {
      id: t.arg.id(idArgument),
      packageType: t.arg({ type: PackageType, required: true, description: 'The new plan.' }),
      idempotencyKey: t.arg.id(idempotencyKeyArgument),
    },
    resolve: (query, _root, { id, packageType, idempotencyKey: key }, context) =>
      change(query, { id, key, input: ['changeSubscriptionPlan', id, packageType] }, context, (transaction, changing) =>
        changePlan(transaction, { id, packageType }, changing),
      ),
  }),
  addSubscriptionNote: t.prismaField({
    type: Subscription,
    description: 'Adds a private note to a subscription. Its customer never sees it. For the admin.',
    authScopes: { admin: true },
    errors: failures,
    args: {
      id: t.arg.id(idArgument),
      text: t.arg.string({ required: true, description: `The text, at most ${mostNoteText} characters.` }),
      idempotencyKey: t.arg.id(idempotencyKeyArgument),
    },
    resolve: async (query, _root, { id, idempotencyKey: key, ...typed }, context) => {
      const { text } = parseInput(subscriptionNoteSchema, typed);
      return change(query, { id, key, input: ['addSubscriptionNote', id, text] }, context, (transaction, changing) =>
        addSubscriptionNote(transaction, { id, text }, changing),
      );
    },
  }),
  deleteSubscriptionLine: t.prismaField({
    type: Subscription,
    description: 'Deletes a note of a subscription, or the record that a report was sent. For the admin.',
    authScopes: { admin: true },
    errors: failures,
    args: {
      id: t.arg.id(idArgument),
      lineId: t.arg.id({ required: true, description: 'The id of the timeline entry.' }),
      idempotencyKey: t.arg.id(idempotencyKeyArgument),
    },
    resolve: (query, _root, { id, lineId, idempotencyKey: key }, context) =>
      change(query, { id, key, input: ['deleteSubscriptionLine', id, lineId] }, context, (transaction, changing) =>
        deleteSubscriptionLine(transaction, { id, lineId }, changing),
      ),
  }),
  renewPaymentLink: t.prismaField({
    type: Subscription,
    description:
      'Mails the customer a new link to pay the month that is due. The previous link stops working. For the admin.',
    authScopes: { admin: true },
    errors: { types: [RateLimitedError, ...failures.types] },
    args: { id: t.arg.id(idArgument), idempotencyKey: t.arg.id(idempotencyKeyArgument) },
    resolve: (query, _root, { id, idempotencyKey: key }, context) =>
      change(query, { id, key, input: ['renewPaymentLink', id] }, context, (transaction) =>
        renewLink(transaction, id, context),
      ),
  }),
}));

type Operation = { id: string; key: string | null | undefined; input: readonly [string, ...string[]] };

async function change(
  query: object,
  { id, key, input }: Operation,
  context: GraphQLContext,
  work: (transaction: Prisma.TransactionClient, changing: Changing) => Promise<{ id: string }>,
) {
  const by = (await context.session())?.user.username ?? null;
  await runIdempotent(context, { key, input, result: z.object({ id: z.string() }) }, (transaction) =>
    work(transaction, { ...context, by }),
  );
  return context.database.subscription.findUniqueOrThrow({ ...query, where: { id } });
}
