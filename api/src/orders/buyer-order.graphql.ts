import type { MaintenanceOrder } from '@agency/prisma/client';
import type { PackageType } from '#api/contract/maintenance-plans.ts';
import type { OrderStatus as OrderStatusName, PaymentStatus as PaymentStatusName } from '#api/contract/orders.ts';
import { builder } from '#api/graphql/builder.ts';
import { PackageType as PackageTypeEnum } from '#api/packages/maintenance-plans.graphql.ts';

export const PaymentStatus = builder.enumType('PaymentStatus', {
  description: "What became of an order's payment.",
  values: {
    pending: { description: 'It has not come yet.' },
    paid: { description: 'It came as agreed.' },
    review: { description: 'It came, but not as agreed, and needs review.' },
    failed: {
      description: 'It never came: the order was replaced, was not paid within a day, or was declined for good.',
    },
    refunded: { description: 'It went back to the buyer.' },
  } satisfies Record<PaymentStatusName, object>,
});

export const OrderStatus = builder.enumType('OrderStatus', {
  description: 'What became of an order.',
  values: {
    pending: { description: 'It waits for its payment.' },
    active: { description: 'The plan runs.' },
    cancelled: { description: 'It is over.' },
  } satisfies Record<OrderStatusName, object>,
});

/** A buyer's own order, without the agency's internal notes, and nobody else's. */
export const BuyerOrder = builder.objectRef<MaintenanceOrder>('BuyerOrder').implement({
  description: 'What a buyer may know of the own order.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'A uuid.' }),
    invoiceNumber: t.exposeString('invoiceNumber', { description: 'Such as `INV-2026-000123`.' }),
    packageType: t.field({
      type: PackageTypeEnum,
      description: 'The plan.',
      // The database's check limits the column to this list; the same below.
      resolve: ({ packageType }) => packageType as PackageType,
    }),
    packagePrice: t.field({
      type: 'Decimal',
      description: 'US dollars a month.',
      resolve: ({ packagePrice }) => packagePrice.toFixed(2),
    }),
    customerName: t.exposeString('customerName', { description: 'Who buys.' }),
    customerEmail: t.exposeString('customerEmail', { description: 'Where confirmation and invoice go.' }),
    website: t.exposeString('website', { nullable: true, description: 'The site to look after, if it was named.' }),
    paymentStatus: t.field({
      type: PaymentStatus,
      description: 'What became of the payment.',
      resolve: ({ paymentStatus }) => paymentStatus as PaymentStatusName,
    }),
    orderStatus: t.field({
      type: OrderStatus,
      description: 'What became of the order.',
      resolve: ({ orderStatus }) => orderStatus as OrderStatusName,
    }),
    paypalOrderId: t.exposeString('paypalOrderId', {
      nullable: true,
      description: "PayPal's id of its order, which the buyer approves.",
    }),
    startDate: t.expose('startDate', {
      type: 'DateTime',
      nullable: true,
      description: 'When the first paid month began. Null = not paid.',
    }),
    endDate: t.expose('endDate', { type: 'DateTime', nullable: true, description: 'When the first paid month ends.' }),
    storePayment: t.exposeBoolean('mayVault', {
      description: 'PayPal stores the payment method, where it can, to charge the months that follow.',
    }),
    period: t.exposeInt('period', { nullable: true, description: 'The month that it pays for, 0 = the first.' }),
    isAutomatic: t.boolean({
      description: 'The months that follow are charged by a stored payment method; else by a link in a mail.',
      resolve: async ({ subscriptionId: id }, _args, { database }) =>
        id !== null && (await database.subscription.count({ where: { id, vaultId: { not: null } } })) > 0,
    }),
  }),
});
