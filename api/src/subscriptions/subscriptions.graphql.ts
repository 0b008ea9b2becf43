import type { Prisma } from '@agency/prisma/client';
import { z } from 'zod';
import type { PackageType } from '#api/contract/maintenance-plans.ts';
import { lateReportDays, reportDays, subscriptionStates } from '#api/contract/subscriptions.ts';
import { searchWords } from '#api/contract/text.ts';
import { builder } from '#api/graphql/builder.ts';
import { cost } from '#api/graphql/cost.ts';
import {
  containing,
  keysetPage,
  pageComplexity,
  pageSchema,
  refuseOtherCursors,
  searchSchema,
} from '#api/graphql/keyset.ts';
import { nodeOf } from '#api/graphql/node.ts';
import { MaintenanceOrder } from '#api/orders/orders.graphql.ts';
import { PackageType as PackageTypeEnum } from '#api/packages/maintenance-plans.graphql.ts';
import { countSubscriptions } from './count-subscriptions.ts';
import { addDays } from './periods.ts';
import { awaitsPayment, isCharged, nextChargeAt } from './subscription-state.ts';

/** Returns a state's name in GraphQL, which has no dashes. A check in the database allows only these states. */
export const nameOf = (state: string) => state.replace('-', '_') as 'active' | 'past_due' | 'canceling' | 'ended';
export const SubscriptionState = builder.enumType('SubscriptionState', {
  description: 'The state of a subscription.',
  values: Object.fromEntries(
    Object.entries(subscriptionStates).map(([state, description]) => [nameOf(state), { description }]),
  ) as Record<ReturnType<typeof nameOf>, object>,
});

builder.prismaObject('SubscriptionEvent', {
  name: 'PlanSubscriptionEvent',
  description: "An entry of a subscription's timeline.",
  fields: (t) => ({
    id: t.exposeID('id', { description: 'A uuid.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When it happened.' }),
    kind: t.exposeString('kind', { description: 'What happened, such as `charged` or `declined`.' }),
    period: t.exposeInt('period', {
      nullable: true,
      description: 'The month that the entry is about, counted from 0.',
    }),
    detail: t.exposeString('detail', {
      nullable: true,
      description: 'An invoice number, a reason, or the text of a note.',
    }),
    by: t.exposeString('by', {
      nullable: true,
      description: 'The user who did this. Null if it happened automatically or the customer did it.',
    }),
  }),
});

/** Named PlanSubscription, because GraphQL reserves the name Subscription. */
export const Subscription = builder.prismaObject('Subscription', {
  name: 'PlanSubscription',
  interfaces: [nodeOf('PlanSubscription', 'subscription')],
  description: 'A plan that is paid for each month.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'A uuid.' }),
    customerName: t.exposeString('customerName', { description: 'The name of the customer.' }),
    customerEmail: t.exposeString('customerEmail', { description: 'The address for invoices and links.' }),
    website: t.exposeString('website', { nullable: true, description: 'The site that is maintained.' }),
    packageType: t.field({
      type: PackageTypeEnum,
      description: 'The plan of the current month.',
      select: { packageType: true },
      resolve: ({ packageType }) => packageType as PackageType,
    }),
    nextPackageType: t.field({
      type: PackageTypeEnum,
      nullable: true,
      description: 'The plan of the months that are not ordered yet. Null if the plan stays the same.',
      select: { nextPackageType: true },
      resolve: ({ nextPackageType }) => nextPackageType as PackageType | null,
    }),
    packagePrice: t.field({
      type: 'Decimal',
      description: 'The price per month, as it was when the plan was chosen.',
      select: { packagePrice: true },
      resolve: ({ packagePrice }) => packagePrice.toFixed(2),
    }),
    currency: t.exposeString('currency', { description: 'The currency of the price: `USD`.' }),
    demo: t.exposeBoolean('demo', {
      description: 'Whether a stand-in takes the place of PayPal, so that no money moves.',
    }),
    state: t.field({
      type: SubscriptionState,
      description: 'The state of the subscription.',
      select: { state: true },
      resolve: ({ state }) => nameOf(state),
    }),
    isAutomatic: t.boolean({
      description:
        'Whether a stored payment method pays for its months. If not, the customer gets a payment link by mail each month.',
      select: { vaultId: true },
      resolve: ({ vaultId }) => vaultId !== null,
    }),
    startedAt: t.expose('startedAt', { type: 'DateTime', description: 'When the first month began.' }),
    paidPeriods: t.exposeInt('paidPeriods', { description: 'The number of paid months.' }),
    nextChargeAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the next month begins and is charged. Null if no further month will be charged.',
      select: { startedAt: true, paidPeriods: true, endsAt: true, state: true },
      resolve: (subscription) =>
        subscription.state !== 'ended' && isCharged(subscription) ? nextChargeAt(subscription) : null,
    }),
    awaitsPayment: t.boolean({
      description: 'Whether the customer still has to pay a month by a link.',
      select: { state: true, vaultId: true, startedAt: true, paidPeriods: true, endsAt: true },
      resolve: (subscription, _args, { now }) => awaitsPayment(subscription, now()),
    }),
    endsAt: t.expose('endsAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the subscription ends or ended. Null if no end is set.',
    }),
    reportedAt: t.expose('reportedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the last maintenance report was sent.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the subscription was bought.' }),
    events: t.relation('events', {
      description: 'The last 100 entries of the timeline, oldest first.',
      query: { orderBy: [{ at: 'asc' }, { id: 'asc' }], take: -100 },
    }),
    orders: t.relation('orders', {
      description: 'The last 50 orders, newest first.',
      query: { orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], take: 50 },
    }),
  }),
});

builder.prismaObjectField(MaintenanceOrder, 'subscription', (t) =>
  t.relation('subscription', {
    nullable: true,
    description: 'The subscription whose month the order pays for. Null until the first month is paid.',
  }),
);

const SubscriptionCounts = builder
  .objectRef<Awaited<ReturnType<typeof countSubscriptions>>>('SubscriptionCounts')
  .implement({
    description: 'The number of subscriptions that each filter of the list finds.',
    fields: (t) => ({
      active: t.exposeInt('active', { description: 'Subscriptions that are neither past due nor canceled nor over.' }),
      pastDue: t.exposeInt('pastDue', { description: 'Subscriptions with a month that is past due.' }),
      canceling: t.exposeInt('canceling', { description: 'Canceled subscriptions that have not ended.' }),
      ended: t.exposeInt('ended', { description: 'Subscriptions that are over.' }),
      reportDue: t.exposeInt('reportDue', { description: 'Subscriptions whose maintenance report is due.' }),
      reportLate: t.exposeInt('reportLate', {
        description: `Subscriptions whose maintenance report has been due for more than ${lateReportDays - reportDays} days.`,
      }),
    }),
  });

builder.queryFields((t) => ({
  subscriptionCounts: t.field({
    type: SubscriptionCounts,
    description: 'The number of subscriptions that each filter of the list finds. For the admin.',
    authScopes: { admin: true },
    complexity: cost.query,
    resolve: (_root, _args, { database, now }) => countSubscriptions(database, now()),
  }),
  subscriptions: t.connection(
    {
      type: Subscription,
      description:
        'All subscriptions: those past due, then those whose report is late, then the others, each newest first. For the admin.',
      authScopes: { admin: true },
      args: {
        state: t.arg({ type: SubscriptionState, description: 'Only subscriptions in this state.' }),
        reportDue: t.arg.boolean({
          description: `If true, only subscriptions that have not ended, and that neither started nor had a report in the last ${reportDays} days.`,
        }),
        search: t.arg.string({
          description:
            'Only those that contain each of these words, ignoring case and accents, in name, email address, website or plan.',
        }),
        newestFirst: t.arg.boolean({
          description:
            'If true, the newest is first, whatever the states. This order does not change, so all pages together contain each subscription once.',
        }),
      },
      validate: pageSchema('grouped')
        .extend({
          state: z.string().nullish(),
          reportDue: z.boolean().nullish(),
          search: searchSchema,
          newestFirst: z.boolean().nullish(),
        })
        .superRefine(refuseOtherCursors(({ newestFirst }) => (newestFirst ? 'newest' : 'grouped'))),
      complexity: pageComplexity,
      resolve: async (_root, args, context, info) => {
        const { database } = context;
        const now = context.now();
        const where = subscriptionsMatching(args, now);
        const omit = { searchText: true } as const;
        const list = { typeName: 'PlanSubscription', args, context, info, omit } as const;
        const order = args.newestFirst
          ? ({ order: 'newest' } as const)
          : ({ order: 'grouped', groups: byUrgency(now) } as const);
        const page = await keysetPage({ ...list, ...order }, ({ where: place, ...query }) =>
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
          description: 'The number of subscriptions on all pages.',
          resolve: ({ count }) => count?.() ?? 0,
        }),
      }),
    },
    { name: 'PlanSubscriptionEdge', description: 'A subscription and its cursor.' },
  ),
  subscription: t.prismaField({
    type: Subscription,
    nullable: true,
    description: 'One subscription. Null if none has this id. For the admin.',
    authScopes: { admin: true },
    args: { id: t.arg.id({ required: true, description: 'The id of the subscription, a uuid.' }) },
    resolve: (query, _root, { id }, { database }) => {
      const one = { ...query, where: { id } };
      return z.uuid().safeParse(id).success ? database.subscription.findUnique(one) : null;
    },
  }),
}));

type Filter = { state?: string | null; reportDue?: boolean | null; search?: string | null };

/**
 * Returns the condition of a filtered list. A search finds a subscription if each word is in one of its searched
 * fields.
 */
function subscriptionsMatching({ state, reportDue, search }: Filter, now: Date): Prisma.SubscriptionWhereInput {
  return {
    AND: [
      ...(state ? [{ state: state.replace('_', '-') }] : []),
      ...(reportDue ? [unreportedFor(reportDays, now)] : []),
      ...searchWords(search).map((word) => ({ searchText: containing(word) })),
    ],
  };
}

/**
 * Returns the condition for subscriptions that have not ended, started more than `days` days ago, and had no report in
 * the last `days` days.
 */
function unreportedFor(days: number, now: Date): Prisma.SubscriptionWhereInput {
  const before = { lt: addDays(now, -days) };
  return { state: { not: 'ended' }, startedAt: before, OR: [{ reportedAt: null }, { reportedAt: before }] };
}

/** Returns the conditions of the groups of the list: those that need the admin most are first. */
function byUrgency(now: Date): Prisma.SubscriptionWhereInput[] {
  const isPastDue = { state: 'past-due' };
  const isLate = unreportedFor(lateReportDays, now);
  return [isPastDue, { AND: [isLate, { NOT: isPastDue }] }, { NOT: { OR: [isPastDue, isLate] } }];
}
