import { z } from 'zod';
import { buyerCookieDays, maintenanceOrderSchema } from '#api/contract/orders.ts';
import { linkTtlDays } from '#api/contract/subscriptions.ts';
import { storable } from '#api/contract/text.ts';
import { builder } from '#api/graphql/builder.ts';
import {
  InputError,
  NotFoundError,
  PaymentRefusedError,
  PaymentUnavailableError,
  parseInput,
  RateLimitedError,
} from '#api/graphql/failures.ts';
import { BuyerOrder } from '#api/orders/buyer-order.graphql.ts';
import { currentOrder, isPaymentLink } from '#api/orders/buyer-orders.ts';
import { type PlacedOrder, placeOrder } from '#api/orders/place-order.ts';
import { type CaptureResult, capturePaypalOrder } from './capture-payment.ts';
import { createPaypalOrder } from './create-paypal-order.ts';
import { recordPayment } from './record-payment.ts';
import { sayUnavailable } from './settle-payment.ts';

const PaypalSetup = builder
  .objectRef<{ clientToken: string; sdkUrl: string; isDemo: boolean }>('PaypalSetup')
  .implement({
    description: "What a page needs to show PayPal's button.",
    fields: (t) => ({
      clientToken: t.exposeString('clientToken', {
        description: "The token for PayPal's script, which expires after some minutes.",
      }),
      sdkUrl: t.exposeString('sdkUrl', {
        description: "The address of PayPal's script: a URL, or a path of the site.",
      }),
      isDemo: t.exposeBoolean('isDemo', {
        description: 'Whether a stand-in takes the place of PayPal, so that no money moves.',
      }),
    }),
  });

const PlacedOrderType = builder.objectRef<PlacedOrder>('PlacedOrder').implement({
  description: 'An order that waits for its payment.',
  fields: (t) => ({
    orderId: t.exposeID('orderId', { description: 'A uuid.' }),
    invoiceNumber: t.exposeString('invoiceNumber', { description: 'Such as `INV-2026-000123`.' }),
    buyerToken: t.exposeString('buyerToken', {
      description:
        'The token of the buyer. Send it with later requests as the cookie `checkout`, or `__Host-checkout` if `PUBLIC_URL` is https. Keep it secret.',
    }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'When the cookie expires.' }),
  }),
});

const PaypalOrder = builder.objectRef<{ id: string }>('PaypalOrder').implement({
  description: 'A PayPal order for the buyer to approve.',
  fields: (t) => ({ id: t.exposeID('id', { description: 'The id of the PayPal order.' }) }),
});

const PaypalCaptureResult = builder.objectRef<CaptureResult>('PaypalCaptureResult').implement({
  description: 'The money was taken, now or before, and the order is paid.',
  fields: (t) => ({
    result: t.expose('result', { type: 'JSON', description: "PayPal's own answer, with `purchase_units`." }),
    order: t.expose('order', { type: BuyerOrder, description: 'The paid order.' }),
  }),
});

const PlaceMaintenanceOrderInput = builder.inputType('PlaceMaintenanceOrderInput', {
  description: 'Who buys which plan.',
  fields: (t) => ({
    customerName: t.string({ required: true, description: '2 to 100 characters.' }),
    customerEmail: t.string({ required: true, description: 'At most 254 characters.' }),
    website: t.string({ description: 'The site to maintain: `example.com`. Optional.' }),
    storePayment: t.boolean({
      description:
        'Whether the buyer agrees that PayPal stores the payment method, and that each month is charged from it. If omitted, the buyer gets a payment link each month.',
    }),
    packageType: t.string({ required: true, description: 'A plan: `maintain`, `protect` or `perform`.' }),
    packagePrice: t.string({ required: true, description: 'The price that the buyer was shown: `149.00`.' }),
  }),
});

const CreatePaypalOrderInput = builder.inputType('CreatePaypalOrderInput', {
  description: 'The payment that the page expects, which must match the order.',
  fields: (t) => ({
    amount: t.string({ required: true, description: 'Such as `149.00`.' }),
    currency: t.string({ required: true, description: '`USD`.' }),
    intent: t.string({ required: true, description: '`CAPTURE`, in any case.' }),
    orderId: t.id({
      description:
        'The order that the page shows. It must be the pending order. Required for a month that is paid by a link.',
    }),
  }),
});

const RecordPaymentInput = builder.inputType('RecordPaymentInput', {
  description: 'A payment as the page reports it.',
  fields: (t) => ({
    orderId: t.id({ required: true, description: 'The id of the order.' }),
    paypalOrderId: t.string({ required: true, description: 'The id of the PayPal order.' }),
    paypalPaymentId: t.string({ required: true, description: 'The id of the first capture of the PayPal order.' }),
  }),
});

const paypalId = z.string().overwrite(storable).min(1, 'Required').max(64, 'Invalid input');
const paymentReportSchema = z.object({ orderId: z.string(), paypalOrderId: paypalId, paypalPaymentId: paypalId });

builder.queryFields((t) => ({
  paypalSetup: t.field({
    type: PaypalSetup,
    description: "What the payment step needs to load PayPal's buttons.",
    errors: { types: [PaymentUnavailableError] },
    resolve: async (_root, _args, { paypal }) => {
      const clientToken = await paypal.clientToken().catch(sayUnavailable('nothingTaken'));
      return { clientToken, sdkUrl: paypal.sdkUrl, isDemo: paypal.isDemo };
    },
  }),
  currentOrder: t.field({
    type: BuyerOrder,
    nullable: true,
    description: `The newest order of this browser, from the last ${buyerCookieDays} days, or ${linkTtlDays + buyerCookieDays} if it is paid by a link. Null if there is none.`,
    resolve: (_root, _args, context) => currentOrder(context),
  }),
  isPaymentLink: t.boolean({
    description: 'Whether a token belongs to a mailed link for paying a month of a plan.',
    args: { token: t.arg.string({ required: true, description: 'The token of the link.' }) },
    resolve: (_root, { token }, context) => isPaymentLink(context, token),
  }),
}));

builder.mutationFields((t) => ({
  placeMaintenanceOrder: t.field({
    type: PlacedOrderType,
    description:
      'Places an order for a maintenance plan, which then waits for payment. The same input returns the same order.',
    errors: { types: [InputError, RateLimitedError, PaymentRefusedError] },
    args: { input: t.arg({ type: PlaceMaintenanceOrderInput, required: true, description: 'The order.' }) },
    resolve: (_root, { input }, context) => placeOrder(parseInput(maintenanceOrderSchema, input), context),
  }),
  createPaypalOrder: t.field({
    type: PaypalOrder,
    description: 'Creates the PayPal order for the pending order, or returns the existing one.',
    errors: { types: [InputError, NotFoundError, RateLimitedError, PaymentRefusedError, PaymentUnavailableError] },
    args: { input: t.arg({ type: CreatePaypalOrderInput, required: true, description: 'The expected payment.' }) },
    resolve: (_root, { input }, context) => createPaypalOrder(input, context),
  }),
  capturePaypalOrder: t.field({
    type: PaypalCaptureResult,
    description: 'Captures the money of an order that its buyer approved. A repeat returns the same success.',
    errors: { types: [NotFoundError, RateLimitedError, PaymentRefusedError, PaymentUnavailableError] },
    args: { id: t.arg.id({ required: true, description: 'The id of the PayPal order.' }) },
    resolve: (_root, { id }, context) => capturePaypalOrder(id, context),
  }),
  recordPayment: t.field({
    type: BuyerOrder,
    description: "Reports that an order is paid. PayPal's own record decides.",
    errors: { types: [InputError, NotFoundError, RateLimitedError, PaymentRefusedError, PaymentUnavailableError] },
    args: { input: t.arg({ type: RecordPaymentInput, required: true, description: 'The payment.' }) },
    resolve: (_root, { input }, context) => recordPayment(parseInput(paymentReportSchema, input), context),
  }),
}));
