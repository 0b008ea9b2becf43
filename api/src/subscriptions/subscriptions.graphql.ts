import type { Prisma } from '@agency/prisma/client';
import { z } from 'zod';
import type { PackageType } from '#api/contract/maintenance-plans.ts';
import { subscriptionStates } from '#api/contract/subscriptions.ts';
import { builder } from '#api/graphql/builder.ts';
import type { GraphQLContext } from '#api/graphql/context.ts';
import { NotFoundError, NotSignedInError } from '#api/graphql/failures.ts';
import { keysetPage, pageComplexity, pageSchema } from '#api/graphql/keyset.ts';
import { nodeOf } from '#api/graphql/node.ts';
import { idempotencyKeyArgument, runIdempotent } from '#api/idempotency/run-idempotent.ts';
import { PackageType as PackageTypeEnum } from '#api/orders/maintenance-plans.graphql.ts';
import { cancelSubscription, changePlan, resumeSubscription } from './change-subscription.ts';
import { isCharged, nextChargeAt } from './subscription-state.ts';

/** A state as GraphQL names it: without dashes. The database's check limits the column to these. */
export const nameOf = (state: string) => state.replace('-', '_') as 'active' | 'past_due' | 'canceling' | 'ended';
export const SubscriptionState = builder.enumType('SubscriptionState', {
  description: 'How a subscription stands.',
  values: Object.fromEntries(
    Object.entries(subscriptionStates).map(([state, description]) => [nameOf(state), { description }]),
  ) as Record<ReturnType<typeof nameOf>, object>,
});

builder.prismaObject('SubscriptionEvent', {
  name: 'PlanSubscriptionEvent',
  description: "A line of a subscription's timeline.",
  fields: (t) => ({
    id: t.exposeID('id', { description: 'A uuid.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When.' }),
    kind: t.exposeString('kind', { description: 'What happened, such as `charged` or `declined`.' }),
    period: t.exposeInt('period', { nullable: true, description: 'The month that it is about, 0 = the first.' }),
    detail: t.exposeString('detail', { nullable: true, description: 'An invoice, or why.' }),
  }),
});

/** GraphQL keeps the name Subscription for its own. */
const Subscription = builder.prismaObject('Subscription', {
  name: 'PlanSubscription',
  interfaces: [nodeOf('PlanSubscription', 'subscription')],
  description: 'A plan that is paid for each month.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'A uuid.' }),
    customerName: t.exposeString('customerName', { description: 'Who has it.' }),
    customerEmail: t.exposeString('customerEmail', { description: 'Where invoices and links go.' }),
    website: t.exposeString('website', { nullable: true, description: 'The site that is looked after.' }),
    packageType: t.field({
      type: PackageTypeEnum,
      description: 'The plan of the month that is paid.',
      select: { packageType: true },
      resolve: ({ packageType }) => packageType as PackageType,
    }),
    nextPackageType: t.field({
      type: PackageTypeEnum,
      nullable: true,
      description: 'The plan from the next month on; null = the same.',
      select: { nextPackageType: true },
      resolve: ({ nextPackageType }) => nextPackageType as PackageType | null,
    }),
    packagePrice: t.field({
      type: 'Decimal',
      description: 'A month, as it was bought.',
      select: { packagePrice: true },
      resolve: ({ packagePrice }) => packagePrice.toFixed(2),
    }),
    currency: t.exposeString('currency', { description: 'Of the price: `USD`.' }),
    demo: t.exposeBoolean('demo', { description: 'A stand-in for PayPal takes the payments: no money moves.' }),
    state: t.field({
      type: SubscriptionState,
      description: 'How it stands.',
      select: { state: true },
      resolve: ({ state }) => nameOf(state),
    }),
    isAutomatic: t.boolean({
      description: 'Its months are charged by a stored payment method; else by a link in a mail.',
      select: { vaultId: true },
      resolve: ({ vaultId }) => vaultId !== null,
    }),
    startedAt: t.expose('startedAt', { type: 'DateTime', description: 'When the first month began.' }),
    paidPeriods: t.exposeInt('paidPeriods', { description: 'How many months are paid.' }),
    nextChargeAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the next month begins, which is charged then; null = none is.',
      select: { startedAt: true, paidPeriods: true, endsAt: true, state: true },
      resolve: (subscription) =>
        subscription.state !== 'ended' && isCharged(subscription) ? nextChargeAt(subscription) : null,
    }),
    endsAt: t.expose('endsAt', { type: 'DateTime', nullable: true, description: 'When a canceled one ends.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was bought.' }),
    events: t.relation('events', {
      description: 'The timeline, oldest first: its last 100 lines.',
      query: { orderBy: [{ at: 'asc' }, { id: 'asc' }], take: -100 },
    }),
    orders: t.relation('orders', {
      description: 'The orders of its months, newest first: the last 50.',
      query: { orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], take: 50 },
    }),
  }),
});

builder.queryFields((t) => ({
  subscriptions: t.connection(
    {
      type: Subscription,
      description: 'All subscriptions, newest first. For the admin.',
      authScopes: { admin: true },
      args: { state: t.arg({ type: SubscriptionState, description: 'Only those that stand so.' }) },
      validate: pageSchema('newest').extend({ state: z.string().nullish() }),
      complexity: pageComplexity,
      resolve: async (_root, args, context, info) => {
        const { database } = context;
        const where: Prisma.SubscriptionWhereInput = args.state ? { state: args.state.replace('_', '-') } : {};
        const list = { order: 'newest', typeName: 'PlanSubscription', args, context, info } as const;
        const page = await keysetPage(list, ({ where: place, ...query }) =>
          database.subscription.findMany({ ...query, where: { AND: [where, place] } }),
        );
        return { ...page, count: () => database.subscription.count({ where }) };
      },
    },
    {
      name: 'PlanSubscriptionConnection',
      description: 'A page of subscriptions.',
      fields: (t) => ({
        totalCount: t.int({
          description: 'How many there are on all pages together.',
          resolve: ({ count }) => count?.() ?? 0,
        }),
      }),
    },
    { name: 'PlanSubscriptionEdge', description: 'A subscription and its place in the list.' },
  ),
  subscription: t.prismaField({
    type: Subscription,
    nullable: true,
    description: 'One subscription; null when there is none with this id. For the admin.',
    authScopes: { admin: true },
    args: { id: t.arg.id({ required: true, description: 'The id of the subscription, a uuid.' }) },
    resolve: (query, _root, { id }, { database }) => {
      const one = { ...query, where: { id } };
      return z.uuid().safeParse(id).success ? database.subscription.findUnique(one) : null;
    },
  }),
}));

/** What an admin may do, each with its own work in one transaction. */
const verbs = {
  cancelSubscription: {
    description: 'Cancels a subscription with 30 days’ notice, and tells the customer. For the admin.',
    work: cancelSubscription,
  },
  resumeSubscription: {
    description: 'Takes back that a subscription was canceled. For the admin.',
    work: resumeSubscription,
  },
} as const;

for (const [name, { description, work }] of Object.entries(verbs))
  builder.mutationField(name, (t) =>
    t.prismaField({
      type: Subscription,
      description,
      authScopes: { admin: true },
      errors: { types: [NotFoundError, NotSignedInError] },
      args: {
        id: t.arg.id({ required: true, description: 'The id of the subscription, a uuid.' }),
        idempotencyKey: t.arg.id(idempotencyKeyArgument),
      },
      resolve: (query, _root, { id, idempotencyKey }, context) =>
        change(query, { id, key: idempotencyKey, input: [name, id] }, context, (transaction) =>
          work(transaction, id, context),
        ),
    }),
  );

builder.mutationField('changeSubscriptionPlan', (t) =>
  t.prismaField({
    type: Subscription,
    description: 'Changes the plan from the next month on, and tells the customer. For the admin.',
    authScopes: { admin: true },
    errors: { types: [NotFoundError, NotSignedInError] },
    args: {
      id: t.arg.id({ required: true, description: 'The id of the subscription, a uuid.' }),
      packageType: t.arg({ type: PackageTypeEnum, required: true, description: 'The plan.' }),
      idempotencyKey: t.arg.id(idempotencyKeyArgument),
    },
    resolve: (query, _root, { id, packageType, idempotencyKey }, context) =>
      change(
        query,
        { id, key: idempotencyKey, input: ['changeSubscriptionPlan', id, packageType] },
        context,
        (transaction) => changePlan(transaction, { id, packageType }, context),
      ),
  }),
);

async function change(
  query: object,
  { id, key, input }: { id: string; key: string | null | undefined; input: readonly [string, ...string[]] },
  context: GraphQLContext,
  work: (transaction: Prisma.TransactionClient) => Promise<{ id: string }>,
) {
  await runIdempotent(context, { key, input, result: z.object({ id: z.string() }) }, work);
  return context.database.subscription.findUniqueOrThrow({ ...query, where: { id } });
}
