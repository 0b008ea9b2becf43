import type { Prisma } from '@agency/prisma/client';
import { z } from 'zod';
import type { PackageType } from '#api/contract/maintenance-plans.ts';
import { reportDays, subscriptionStates } from '#api/contract/subscriptions.ts';
import { searchWords } from '#api/contract/text.ts';
import { builder } from '#api/graphql/builder.ts';
import { containing, keysetPage, pageComplexity, pageSchema, searchSchema } from '#api/graphql/keyset.ts';
import { nodeOf } from '#api/graphql/node.ts';
import { PackageType as PackageTypeEnum } from '#api/packages/maintenance-plans.graphql.ts';
import { addDays } from './periods.ts';
import { awaitsPayment, isCharged, nextChargeAt } from './subscription-state.ts';

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
    detail: t.exposeString('detail', { nullable: true, description: 'An invoice, why, or the words of a note.' }),
    by: t.exposeString('by', {
      nullable: true,
      description: 'The user who did it; null = it happened by itself, or its customer did it.',
    }),
  }),
});

/** GraphQL keeps the name Subscription for its own. */
export const Subscription = builder.prismaObject('Subscription', {
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
    awaitsPayment: t.boolean({
      description: 'A month waits for its customer, who pays it by a link.',
      select: { state: true, vaultId: true, startedAt: true, paidPeriods: true, endsAt: true },
      resolve: (subscription, _args, { now }) => awaitsPayment(subscription, now()),
    }),
    endsAt: t.expose('endsAt', { type: 'DateTime', nullable: true, description: 'When a canceled one ends.' }),
    reportedAt: t.expose('reportedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When a report of the site’s care was last sent.',
    }),
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
      args: {
        state: t.arg({ type: SubscriptionState, description: 'Only those that stand so.' }),
        reportDue: t.arg.boolean({
          description: `True = only those of which no report was sent for ${reportDays} days.`,
        }),
        search: t.arg.string({
          description:
            'Only those that hold each of these words, in any case and with or without accents, in name, email address, website or plan.',
        }),
      },
      validate: pageSchema('newest').extend({
        state: z.string().nullish(),
        reportDue: z.boolean().nullish(),
        search: searchSchema,
      }),
      complexity: pageComplexity,
      resolve: async (_root, args, context, info) => {
        const { database } = context;
        const where = subscriptionsMatching(args, context.now());
        const omit = { searchText: true } as const;
        const list = { order: 'newest', typeName: 'PlanSubscription', args, context, info, omit } as const;
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

type Filter = { state?: string | null; reportDue?: boolean | null; search?: string | null };

/** The condition of a filtered list: every word of a search in any field, ignoring case and accents. */
function subscriptionsMatching({ state, reportDue, search }: Filter, now: Date): Prisma.SubscriptionWhereInput {
  return {
    AND: [
      ...(state ? [{ state: state.replace('_', '-') }] : []),
      ...(reportDue ? [withReportDue(now)] : []),
      ...searchWords(search).map((word) => ({ searchText: containing(word) })),
    ],
  };
}

/** The condition that a subscription goes on, and that a report of it is due. */
export function withReportDue(now: Date): Prisma.SubscriptionWhereInput {
  const before = { lt: addDays(now, -reportDays) };
  return { state: { not: 'ended' }, startedAt: before, OR: [{ reportedAt: null }, { reportedAt: before }] };
}
