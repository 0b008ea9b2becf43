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
import { type PaymentStanding, paidAtOf, paymentStandings, standingColumns, standingOf } from './payment-standing.ts';
import { resendConfirmation } from './resend-confirmation.ts';
import { acknowledgeOrder } from './review-order.ts';

const amount = (value: { toFixed(digits: number): string } | null) => value?.toFixed(2) ?? null;

builder.prismaObject('PaymentEvent', {
  description: "An entry of an order's ledger: what was requested, answered, reported or decided. It never changes.",
  fields: (t) => ({
    id: t.exposeID('id', { description: 'A uuid.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When it happened.' }),
    kind: t.exposeString('kind', { description: 'What happened, such as `capture-answered` or `settled`.' }),
    paypalOrderId: t.exposeString('paypalOrderId', { nullable: true, description: 'The id of the PayPal order.' }),
    captureId: t.exposeString('captureId', { nullable: true, description: 'The id of the capture at PayPal.' }),
    amount: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'The amount of the payment.',
      select: { amount: true },
      resolve: ({ amount: sum }) => amount(sum),
    }),
    currency: t.exposeString('currency', { nullable: true, description: 'The currency of the amount: `USD`.' }),
    status: t.exposeString('status', {
      nullable: true,
      description: 'The status that PayPal reports, the type of its event, or an HTTP status.',
    }),
    requestId: t.exposeString('requestId', { nullable: true, description: 'The id of the request in the log.' }),
    detail: t.expose('detail', {
      type: 'JSON',
      nullable: true,
      description: "Further details, such as PayPal's answer.",
    }),
  }),
});

const PaymentStandingEnum = builder.enumType('PaymentStanding', {
  description: "The state of an order's payment, in finer steps than its status.",
  values: Object.fromEntries(
    Object.entries(paymentStandings).map(([name, description]) => [name, { description }]),
  ) as Record<PaymentStanding, { description: string }>,
});

export const MaintenanceOrder = builder.prismaObject('MaintenanceOrder', {
  interfaces: [nodeOf('MaintenanceOrder', 'maintenanceOrder')],
  description: 'An order for a maintenance plan.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'A uuid.' }),
    customerName: t.exposeString('customerName', { description: 'The name of the customer.' }),
    customerEmail: t.exposeString('customerEmail', {
      description: 'The address for the confirmation and the invoice.',
    }),
    website: t.exposeString('website', {
      nullable: true,
      description: 'The site to maintain, if the customer named one.',
    }),
    packageType: t.field({
      type: PackageTypeEnum,
      description: 'The plan.',
      select: { packageType: true },
      // The casts in this file are safe: CHECK constraints limit these columns to the values of their types.
      resolve: ({ packageType }) => packageType as PackageType,
    }),
    packagePrice: t.field({
      type: 'Decimal',
      description: 'The price per month.',
      select: { packagePrice: true },
      resolve: ({ packagePrice }) => packagePrice.toFixed(2),
    }),
    currency: t.exposeString('currency', { description: 'The currency of the price: `USD`.' }),
    demo: t.exposeBoolean('demo', {
      description: 'Whether a stand-in takes the place of PayPal, so that no money moves.',
    }),
    paypalOrderId: t.exposeString('paypalOrderId', { nullable: true, description: 'The id of the PayPal order.' }),
    paypalPaymentId: t.exposeString('paypalPaymentId', {
      nullable: true,
      description: 'The id of the capture at PayPal.',
    }),
    paymentStatus: t.field({
      type: PaymentStatus,
      description: 'The status of the payment.',
      select: { paymentStatus: true },
      resolve: ({ paymentStatus }) => paymentStatus as PaymentStatusName,
    }),
    standing: t.field({
      type: PaymentStandingEnum,
      description:
        'The state of the payment according to the ledger, such as declined, held by PayPal or partly refunded.',
      select: standingColumns,
      resolve: standingOf,
    }),
    orderStatus: t.field({
      type: OrderStatus,
      description: 'The status of the order.',
      select: { orderStatus: true },
      resolve: ({ orderStatus }) => orderStatus as OrderStatusName,
    }),
    invoiceNumber: t.exposeString('invoiceNumber', { description: 'Such as `INV-2026-000123`.' }),
    paidAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the payment was recorded. Null if the order was never paid as agreed.',
      select: standingColumns,
      resolve: paidAtOf,
    }),
    startDate: t.expose('startDate', {
      type: 'DateTime',
      nullable: true,
      description: 'The beginning of the month that the order pays for. Null if the order was never paid as agreed.',
    }),
    endDate: t.expose('endDate', {
      type: 'DateTime',
      nullable: true,
      description: 'The end of that month.',
    }),
    confirmedAt: t.expose('confirmedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the mail server last accepted the confirmation with the invoice.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the order was placed.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When the order last changed.' }),
    period: t.exposeInt('period', {
      nullable: true,
      description:
        'The month of the subscription that the order pays for, counted from 0. Null before the first payment.',
    }),
    reviewReason: t.exposeString('reviewReason', {
      nullable: true,
      description: 'Why this order needs review, or null.',
    }),
    events: t.relation('events', {
      description: 'The last 200 entries of the ledger, oldest first.',
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
            'Only orders that contain each of these words, ignoring case and accents, in the invoice number, name, email address, website, plan or PayPal ids.',
        }),
        needsReview: t.arg.boolean({
          description: 'If true, only orders that need review. If false, only the others.',
        }),
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
          description: 'The number of orders on all pages.',
          resolve: ({ count }) => count?.() ?? 0,
        }),
      }),
    },
    { description: 'A maintenance order and its cursor.' },
  ),
  maintenanceOrder: t.prismaField({
    type: MaintenanceOrder,
    nullable: true,
    description: 'One order. Null if none has this id. For the admin.',
    authScopes: { admin: true },
    args: { id: t.arg.id({ required: true, description: 'The id of the order, a uuid.' }) },
    resolve: ({ ...query }, _root, { id }, { database }) =>
      z.uuid().safeParse(id).success ? database.maintenanceOrder.findUnique({ ...query, where: { id } }) : null,
  }),
}));

builder.mutationFields((t) => ({
  acknowledgeMaintenanceOrder: t.prismaField({
    type: MaintenanceOrder,
    description:
      'Marks an order as reviewed, which clears its review reason. Fails if a payment in review is not refunded at PayPal yet, or if the outcome of a pending payment is unknown. For the admin.',
    authScopes: { admin: true },
    errors: { types: [NotFoundError, NotSignedInError] },
    args: {
      id: t.arg.id({ required: true, description: 'The id of the order, a uuid.' }),
      reviewReason: t.arg.string({
        description:
          'The `reviewReason` that was reviewed. If the reason has changed since, nothing is cleared. If omitted, any reason is cleared.',
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
 * Returns the condition that an order contains every word of a search in any field, ignoring case and accents. An empty
 * search matches every order. `needsReview`: only orders that need review, or only the others.
 */
function ordersMatching({ search, needsReview }: OrderFilter): Prisma.MaintenanceOrderWhereInput {
  return {
    ...(typeof needsReview === 'boolean' && { reviewReason: needsReview ? { not: null } : null }),
    AND: searchWords(search).map((word) => ({ searchText: containing(word) })),
  };
}
