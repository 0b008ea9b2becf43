import { z } from 'zod';
import { maintenanceOrderSchema } from '#api/contract/orders.ts';
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
import { currentOrder } from '#api/orders/buyer-orders.ts';
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
      clientToken: t.exposeString('clientToken', { description: "Opens PayPal's script. Lasts some minutes." }),
      sdkUrl: t.exposeString('sdkUrl', { description: "PayPal's script: a web address, or a path of the site." }),
      isDemo: t.exposeBoolean('isDemo', { description: 'No money moves.' }),
    }),
  });

const PlacedOrderType = builder.objectRef<PlacedOrder>('PlacedOrder').implement({
  description: 'An order that waits for its payment.',
  fields: (t) => ({
    orderId: t.exposeID('orderId', { description: 'A uuid.' }),
    invoiceNumber: t.exposeString('invoiceNumber', { description: 'Such as `INV-2026-000123`.' }),
    buyerToken: t.exposeString('buyerToken', { description: 'To be kept as the cookie `checkout`.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'When the cookie ends.' }),
  }),
});

const PaypalOrder = builder.objectRef<{ id: string }>('PaypalOrder').implement({
  description: "PayPal's order, for the buyer to approve.",
  fields: (t) => ({ id: t.exposeID('id', { description: "PayPal's id of it." }) }),
});

const PaypalCaptureResult = builder.objectRef<CaptureResult>('PaypalCaptureResult').implement({
  description: 'The money was taken, now or before, and the order is paid.',
  fields: (t) => ({
    result: t.expose('result', { type: 'JSON', description: "PayPal's own answer, with `purchase_units`." }),
    order: t.expose('order', { type: BuyerOrder, description: 'The order, which is paid.' }),
  }),
});

const PlaceMaintenanceOrderInput = builder.inputType('PlaceMaintenanceOrderInput', {
  description: 'Who buys which plan.',
  fields: (t) => ({
    customerName: t.string({ required: true, description: '2 to 100 characters.' }),
    customerEmail: t.string({ required: true, description: 'At most 254 characters.' }),
    website: t.string({ description: 'The site to look after: `example.com`. Left out or empty = not named.' }),
    storePayment: t.boolean({
      description:
        'The buyer agrees that PayPal stores the payment method, and that it is charged each month. Left out = they get a link to pay each month.',
    }),
    packageType: t.string({ required: true, description: 'A plan: `maintain`, `protect` or `perform`.' }),
    packagePrice: t.string({ required: true, description: "The plan's price as it was shown: `149.00`." }),
  }),
});

const CreatePaypalOrderInput = builder.inputType('CreatePaypalOrderInput', {
  description: 'What the page believes is to be paid. It must be so; the order itself says what is.',
  fields: (t) => ({
    amount: t.string({ required: true, description: 'Such as `149.00`.' }),
    currency: t.string({ required: true, description: '`USD`.' }),
    intent: t.string({ required: true, description: '`CAPTURE`, in any case.' }),
  }),
});

const RecordPaymentInput = builder.inputType('RecordPaymentInput', {
  description: 'What the page knows of a payment.',
  fields: (t) => ({
    orderId: t.id({ required: true, description: 'Our order.' }),
    paypalOrderId: t.string({ required: true, description: "PayPal's order." }),
    paypalPaymentId: t.string({ required: true, description: 'The first capture of it.' }),
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
    description: 'The newest order of the browser that asks; null when it has placed none in two days.',
    resolve: (_root, _args, context) => currentOrder(context),
  }),
}));

builder.mutationFields((t) => ({
  placeMaintenanceOrder: t.field({
    type: PlacedOrderType,
    description: 'Places an order for a maintenance plan, or the same one again. It then waits for its payment.',
    errors: { types: [InputError, RateLimitedError, PaymentRefusedError] },
    args: { input: t.arg({ type: PlaceMaintenanceOrderInput, required: true, description: 'The order.' }) },
    resolve: (_root, { input }, context) => placeOrder(parseInput(maintenanceOrderSchema, input), context),
  }),
  createPaypalOrder: t.field({
    type: PaypalOrder,
    description: "Makes PayPal's order for the order that waits, or answers the one there is.",
    errors: { types: [InputError, NotFoundError, RateLimitedError, PaymentRefusedError, PaymentUnavailableError] },
    args: { input: t.arg({ type: CreatePaypalOrderInput, required: true, description: 'What is to be paid.' }) },
    resolve: (_root, { input }, context) => createPaypalOrder(input, context),
  }),
  capturePaypalOrder: t.field({
    type: PaypalCaptureResult,
    description: 'Takes the money of an order that its buyer approved. Asked for again, it is the same success.',
    errors: { types: [NotFoundError, RateLimitedError, PaymentRefusedError, PaymentUnavailableError] },
    args: { id: t.arg.id({ required: true, description: "PayPal's id of the order." }) },
    resolve: (_root, { id }, context) => capturePaypalOrder(id, context),
  }),
  recordPayment: t.field({
    type: BuyerOrder,
    description: "Reports that an order is paid. PayPal's own record decides whether it is.",
    errors: { types: [InputError, NotFoundError, RateLimitedError, PaymentRefusedError, PaymentUnavailableError] },
    args: { input: t.arg({ type: RecordPaymentInput, required: true, description: 'The payment.' }) },
    resolve: (_root, { input }, context) => recordPayment(parseInput(paymentReportSchema, input), context),
  }),
}));
