import type { MaintenanceOrder } from '@agency/prisma/client';
import type { PackageType } from '#api/contract/maintenance-plans.ts';
import type { OrderStatus as OrderStatusName, PaymentStatus as PaymentStatusName } from '#api/contract/orders.ts';
import { builder } from '#api/graphql/builder.ts';
import { PackageType as PackageTypeEnum } from '#api/packages/maintenance-plans.graphql.ts';
import { billingOf, planEndsAtOf } from './enqueue-order-mails.ts';

export const PaymentStatus = builder.enumType('PaymentStatus', {
  description: "The status of an order's payment.",
  values: {
    pending: { description: 'The payment has not arrived yet.' },
    paid: { description: 'The payment arrived as agreed.' },
    review: { description: 'The payment arrived, but not as agreed, and needs review.' },
    failed: {
      description:
        'The payment never arrived: the order was replaced or expired, or its payment was declined for good.',
    },
    refunded: { description: 'The money went back to the buyer.' },
  } satisfies Record<PaymentStatusName, object>,
});

export const OrderStatus = builder.enumType('OrderStatus', {
  description: 'The status of an order.',
  values: {
    pending: { description: 'The order waits for its payment.' },
    active: { description: 'The plan is active.' },
    cancelled: { description: 'The order has ended.' },
  } satisfies Record<OrderStatusName, object>,
});

const Billing = builder.enumType('Billing', {
  description: 'How the following months of a plan are paid.',
  values: {
    automatic: { description: 'By the payment method that PayPal stored.' },
    once_stored: {
      value: 'once-stored',
      description: 'By the payment method that PayPal will store, as the buyer agreed. Until then, by a mailed link.',
    },
    link: { description: 'By a payment link that the customer gets by mail each month.' },
  },
} as const);

/** A buyer's own order, without the agency's internal notes. */
export const BuyerOrder = builder.objectRef<MaintenanceOrder>('BuyerOrder').implement({
  description: 'An order, as far as its buyer may see it.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'A uuid.' }),
    invoiceNumber: t.exposeString('invoiceNumber', { description: 'Such as `INV-2026-000123`.' }),
    packageType: t.field({
      type: PackageTypeEnum,
      description: 'The plan.',
      // The casts in this file are safe: CHECK constraints limit these columns to the values of their types.
      resolve: ({ packageType }) => packageType as PackageType,
    }),
    packagePrice: t.field({
      type: 'Decimal',
      description: 'US dollars per month.',
      resolve: ({ packagePrice }) => packagePrice.toFixed(2),
    }),
    customerName: t.exposeString('customerName', { description: 'The name of the buyer.' }),
    customerEmail: t.exposeString('customerEmail', {
      description: 'The address for the confirmation and the invoice.',
    }),
    website: t.exposeString('website', {
      nullable: true,
      description: 'The site to maintain, if the buyer named one.',
    }),
    paymentStatus: t.field({
      type: PaymentStatus,
      description: 'The status of the payment.',
      resolve: ({ paymentStatus }) => paymentStatus as PaymentStatusName,
    }),
    orderStatus: t.field({
      type: OrderStatus,
      description: 'The status of the order.',
      resolve: ({ orderStatus }) => orderStatus as OrderStatusName,
    }),
    paypalOrderId: t.exposeString('paypalOrderId', {
      nullable: true,
      description: 'The id of the PayPal order that the buyer approves.',
    }),
    startDate: t.expose('startDate', {
      type: 'DateTime',
      nullable: true,
      description: 'When the month that the order pays for begins. Null if the order was never paid.',
    }),
    endDate: t.expose('endDate', {
      type: 'DateTime',
      nullable: true,
      description: 'When the month of `startDate` ends.',
    }),
    storePayment: t.exposeBoolean('mayVault', {
      description: 'Whether PayPal may store the payment method to charge the following months.',
    }),
    period: t.exposeInt('period', {
      nullable: true,
      description: 'The month that the order pays for, counted from 0.',
    }),
    billing: t.field({
      type: Billing,
      description: 'How the months after the one that this order pays for are paid.',
      resolve: (order, _args, { database }) => billingOf(database, order),
    }),
    planEndsAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the plan ends or ended, after a cancellation or a refund. Null if no end is set.',
      resolve: (order, _args, { database }) => planEndsAtOf(database, order),
    }),
  }),
});
