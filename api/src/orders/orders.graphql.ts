import type { Prisma } from '@agency/prisma/client';
import { z } from 'zod';
import type { PackageType } from '#api/contract/maintenance-plans.ts';
import type { OrderStatus as OrderStatusName, PaymentStatus as PaymentStatusName } from '#api/contract/orders.ts';
import { searchWords } from '#api/contract/text.ts';
import { builder } from '#api/graphql/builder.ts';
import { InputError, NotFoundError, NotSignedInError, RateLimitedError } from '#api/graphql/failures.ts';
import { containing, keysetPage, pageComplexity, pageSchema, searchSchema } from '#api/graphql/keyset.ts';
import { nodeOf } from '#api/graphql/node.ts';
import { idempotencyKeyArgument, runIdempotent } from '#api/idempotency/run-idempotent.ts';
import { PackageType as PackageTypeEnum } from '#api/packages/maintenance-plans.graphql.ts';
import { OrderStatus, PaymentStatus } from './buyer-order.graphql.ts';
import { type PaymentStanding, paymentStandings, standingColumns, standingOf } from './payment-standing.ts';
import { resendConfirmation } from './resend-confirmation.ts';
import { acknowledgeOrder } from './review-order.ts';

const amount = (value: { toFixed(digits: number): string } | null) => value?.toFixed(2) ?? null;

builder.prismaObject('PaymentEvent', {
  description: "A line of an order's ledger: what was asked, answered, reported or decided. Never changed.",
  fields: (t) => ({
    id: t.exposeID('id', { description: 'A uuid.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When.' }),
    kind: t.exposeString('kind', { description: 'What happened, such as `capture-answered` or `settled`.' }),
    paypalOrderId: t.exposeString('paypalOrderId', { nullable: true, description: "PayPal's order." }),
    captureId: t.exposeString('captureId', { nullable: true, description: "PayPal's capture." }),
    amount: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'The sum that it is about.',
      select: { amount: true },
      resolve: ({ amount: sum }) => amount(sum),
    }),
    currency: t.exposeString('currency', { nullable: true, description: 'Of the sum: `USD`.' }),
    status: t.exposeString('status', { nullable: true, description: "PayPal's word, or an HTTP status." }),
    requestId: t.exposeString('requestId', { nullable: true, description: 'Finds the lines in the log.' }),
    detail: t.expose('detail', {
      type: 'JSON',
      nullable: true,
      description: "Whatever else is known: PayPal's answer.",
    }),
  }),
});

const PaymentStandingEnum = builder.enumType('PaymentStanding', {
  description: "How an order's payment stands: finer than its status.",
  values: Object.fromEntries(
    Object.entries(paymentStandings).map(([name, description]) => [name, { description }]),
  ) as Record<PaymentStanding, { description: string }>,
});

export const MaintenanceOrder = builder.prismaObject('MaintenanceOrder', {
  interfaces: [nodeOf('MaintenanceOrder', 'maintenanceOrder')],
  description: 'An order for a maintenance plan.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'A uuid.' }),
    customerName: t.exposeString('customerName', { description: 'Who buys.' }),
    customerEmail: t.exposeString('customerEmail', { description: 'Where confirmation and invoice go.' }),
    website: t.exposeString('website', { nullable: true, description: 'The site to look after, if it was named.' }),
    packageType: t.field({
      type: PackageTypeEnum,
      description: 'The plan.',
      select: { packageType: true },
      // The database's check limits the column to this list; the same below.
      resolve: ({ packageType }) => packageType as PackageType,
    }),
    packagePrice: t.field({
      type: 'Decimal',
      description: 'A month.',
      select: { packagePrice: true },
      resolve: ({ packagePrice }) => packagePrice.toFixed(2),
    }),
    currency: t.exposeString('currency', { description: 'Of the price: `USD`.' }),
    demo: t.exposeBoolean('demo', { description: 'A stand-in for PayPal took the payment: no money moved.' }),
    paypalOrderId: t.exposeString('paypalOrderId', { nullable: true, description: "PayPal's order." }),
    paypalPaymentId: t.exposeString('paypalPaymentId', { nullable: true, description: "PayPal's capture." }),
    paymentStatus: t.field({
      type: PaymentStatus,
      description: 'What became of the payment.',
      select: { paymentStatus: true },
      resolve: ({ paymentStatus }) => paymentStatus as PaymentStatusName,
    }),
    standing: t.field({
      type: PaymentStandingEnum,
      description: 'How the payment stands, by the ledger: also declined, held by PayPal, or refunded in part.',
      select: standingColumns,
      resolve: standingOf,
    }),
    orderStatus: t.field({
      type: OrderStatus,
      description: 'What became of the order.',
      select: { orderStatus: true },
      resolve: ({ orderStatus }) => orderStatus as OrderStatusName,
    }),
    invoiceNumber: t.exposeString('invoiceNumber', { description: 'Such as `INV-2026-000123`.' }),
    startDate: t.expose('startDate', {
      type: 'DateTime',
      nullable: true,
      description: 'When the first paid month began.',
    }),
    endDate: t.expose('endDate', { type: 'DateTime', nullable: true, description: 'When it ends.' }),
    confirmedAt: t.expose('confirmedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the mail server last took its confirmation, which has the invoice.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was placed.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it last changed.' }),
    reviewReason: t.exposeString('reviewReason', {
      nullable: true,
      description: 'Why this order needs review; null when it does not.',
    }),
    events: t.relation('events', {
      description: 'The ledger, oldest first: its last 200 lines.',
      query: { orderBy: [{ at: 'asc' }, { id: 'asc' }], take: -200 },
    }),
  }),
});

builder.queryFields((t) => ({
  maintenanceOrders: t.connection(
    {
      type: MaintenanceOrder,
      description: 'All maintenance orders, newest first. For the admin.',
      authScopes: { admin: true },
      args: {
        search: t.arg.string({
          description:
            'Only those that hold each of these words, in any case and with or without accents, in invoice number, name, email address, website, plan or PayPal ids.',
        }),
        needsReview: t.arg.boolean({ description: 'Only orders that need review, or only the others.' }),
      },
      validate: pageSchema('newest').extend({
        search: searchSchema,
        needsReview: z.boolean().nullish(),
      }),
      complexity: pageComplexity,
      resolve: async (_root, args, context, info) => {
        const found = ordersMatching(args);
        const omit = { searchText: true } as const;
        const list = { order: 'newest', typeName: 'MaintenanceOrder', args, context, info, omit } as const;
        const page = await keysetPage(list, ({ where, ...query }) =>
          context.database.maintenanceOrder.findMany({ ...query, where: { AND: [found, where] } }),
        );
        return { ...page, count: () => context.database.maintenanceOrder.count({ where: found }) };
      },
    },
    {
      description: 'A page of maintenance orders.',
      fields: (t) => ({
        totalCount: t.int({
          description: 'How many there are on all pages together.',
          resolve: ({ count }) => count?.() ?? 0,
        }),
      }),
    },
    { description: 'A maintenance order and its place in the list.' },
  ),
  maintenanceOrder: t.prismaField({
    type: MaintenanceOrder,
    nullable: true,
    description: 'One order. Null when there is none. For the admin.',
    authScopes: { admin: true },
    args: { id: t.arg.id({ required: true, description: 'The id of the order, a uuid.' }) },
    resolve: (query, _root, { id }, { database }) => {
      // Destructured before it is known whether there is anything to load: Pothos reports a query that is never read.
      const order = { ...query, where: { id } };
      return z.uuid().safeParse(id).success ? database.maintenanceOrder.findUnique(order) : null;
    },
  }),
}));

builder.mutationFields((t) => ({
  acknowledgeMaintenanceOrder: t.prismaField({
    type: MaintenanceOrder,
    description:
      'Clears the review that an order needs, as a person has done it. A payment in review keeps it until it is refunded. For the admin.',
    authScopes: { admin: true },
    errors: { types: [NotFoundError, NotSignedInError] },
    args: {
      id: t.arg.id({ required: true, description: 'The id of the order, a uuid.' }),
      reviewReason: t.arg.string({
        description:
          'The `reviewReason` that was reviewed: if it is something else by now, nothing is cleared. Left out = whatever it is.',
      }),
    },
    resolve: async (query, _root, { id, reviewReason }, context) => {
      await acknowledgeOrder(id, reviewReason, context);
      return context.database.maintenanceOrder.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
}));

builder.mutationFields((t) => ({
  resendConfirmation: t.prismaField({
    type: MaintenanceOrder,
    description: 'Sends the confirmation of a paid order to the customer again, with its invoice. For the admin.',
    authScopes: { admin: true },
    errors: { types: [InputError, NotFoundError, NotSignedInError, RateLimitedError] },
    args: {
      id: t.arg.id({ required: true, description: 'The id of the order, a uuid.' }),
      idempotencyKey: t.arg.id(idempotencyKeyArgument),
    },
    resolve: async (query, _root, { id, idempotencyKey }, context) => {
      const operation = {
        key: idempotencyKey,
        input: ['resendConfirmation', id],
        result: z.object({ id: z.string() }),
      } as const;
      await runIdempotent(context, operation, (transaction) => resendConfirmation(transaction, id, context));
      return context.database.maintenanceOrder.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
}));

type OrderFilter = { search?: string | null; needsReview?: boolean | null };

/**
 * The condition that an order contains every word of a search in any field, ignoring case and accents; none for an empty
 * search. `needsReview`: only orders that need review, or only the others.
 */
function ordersMatching({ search, needsReview }: OrderFilter): Prisma.MaintenanceOrderWhereInput {
  return {
    ...(typeof needsReview === 'boolean' && { reviewReason: needsReview ? { not: null } : null }),
    AND: searchWords(search).map((word) => ({ searchText: containing(word) })),
  };
}
