import { bodies } from './bodies.ts';
import * as documents from './checkout-documents.ts';
import { unlessFailure } from './refuse-failure.ts';
import { type RestRoute, row } from './rest-route.ts';

/** The rows of the checkout. PayPal's webhook is no row: it is known by its very bytes (`handle-paypal-webhook.ts`). */
export const checkoutRoutes: readonly RestRoute[] = [
  row({
    method: 'POST',
    path: '/api/maintenance/create',
    body: bodies.maintenanceOrder,
    document: documents.PlaceMaintenanceOrder,
    variables: ({ body }) => ({ input: body }),
    answer({ placeMaintenanceOrder }) {
      const { orderId, invoiceNumber, buyerToken, expiresAt } = unlessFailure(placeMaintenanceOrder);
      const buyer = { token: buyerToken, expiresAt: new Date(expiresAt) };
      return { status: 201, body: { orderId, invoiceNumber }, buyer };
    },
  }),
  row({
    method: 'POST',
    path: '/api/maintenance/payment-success',
    body: bodies.paymentReport,
    document: documents.RecordPayment,
    variables: ({ body }) => ({ input: body }),
    answer({ recordPayment }) {
      const { __typename: _, id: orderId, ...order } = unlessFailure(recordPayment);
      const message = 'Thank you. Your payment has arrived, and your plan has begun.';
      return { status: 200, body: { success: true, message, orderId, ...order } };
    },
  }),
  row({
    method: 'GET',
    path: '/api/paypal/setup',
    document: documents.PaypalSetup,
    variables: () => ({}),
    answer: ({ paypalSetup }) => ({ status: 200, body: { clientToken: unlessFailure(paypalSetup).clientToken } }),
  }),
  row({
    method: 'POST',
    path: '/api/paypal/order',
    body: bodies.paypalOrder,
    document: documents.CreatePaypalOrder,
    variables: ({ body }) => ({ input: body }),
    answer: ({ createPaypalOrder }) => ({ status: 201, body: { id: unlessFailure(createPaypalOrder).id } }),
  }),
  row({
    method: 'POST',
    path: '/api/paypal/order/{id}/capture',
    document: documents.CapturePaypalOrder,
    variables: ({ params: { id = '' } }) => ({ id }),
    answer: ({ capturePaypalOrder }) => ({ status: 200, body: unlessFailure(capturePaypalOrder).result }),
  }),
];
