import { failureFields } from '#api/graphql/fragments.ts';
import { graphql } from '#api/graphql/typed-graphql.ts';
import * as answers from './answers.ts';
import { bodies } from './bodies.ts';
import { type RestRow, row, unlessFailure } from './row.ts';

const PaypalSetup = graphql(
  `
    query RestPaypalSetup {
      paypalSetup { __typename ...FailureFields ... on PaypalSetup { clientToken } }
    }
  `,
  [failureFields],
);

const PlaceMaintenanceOrder = graphql(
  `
    mutation RestPlaceMaintenanceOrder($input: PlaceMaintenanceOrderInput!) {
      placeMaintenanceOrder(input: $input) {
        __typename ...FailureFields ... on PlacedOrder { orderId invoiceNumber buyerToken expiresAt }
      }
    }
  `,
  [failureFields],
);

const CreatePaypalOrder = graphql(
  `
    mutation RestCreatePaypalOrder($input: CreatePaypalOrderInput!) {
      createPaypalOrder(input: $input) { __typename ...FailureFields ... on PaypalOrder { id } }
    }
  `,
  [failureFields],
);

const CapturePaypalOrder = graphql(
  `
    mutation RestCapturePaypalOrder($id: ID!) {
      capturePaypalOrder(id: $id) { __typename ...FailureFields ... on PaypalCaptureResult { result } }
    }
  `,
  [failureFields],
);

const RecordPayment = graphql(
  `
    mutation RestRecordPayment($input: RecordPaymentInput!) {
      recordPayment(input: $input) {
        __typename ...FailureFields
        ... on BuyerOrder { id invoiceNumber paymentStatus orderStatus startDate endDate }
      }
    }
  `,
  [failureFields],
);

/** The rows of the checkout, without PayPal's webhook, whose signature covers the exact bytes (`paypal-webhook.ts`). */
export const checkoutRows: readonly RestRow[] = [
  row({
    method: 'POST',
    path: '/api/maintenance/create',
    summary: 'Places an order for a maintenance plan',
    status: 201,
    answers: answers.placedOrder,
    body: bodies.maintenanceOrder,
    document: PlaceMaintenanceOrder,
    variables: ({ body }) => ({ input: body }),
    answer({ placeMaintenanceOrder }) {
      const { orderId, invoiceNumber, buyerToken, expiresAt } = unlessFailure(placeMaintenanceOrder);
      const buyer = { token: buyerToken, expiresAt: new Date(expiresAt) };
      return { body: { orderId, invoiceNumber }, buyer };
    },
  }),
  row({
    method: 'POST',
    path: '/api/maintenance/payment-success',
    forBuyer: true,
    summary: 'Reports a payment, so that the server looks it up at PayPal',
    answers: answers.paidOrder,
    body: bodies.paymentReport,
    document: RecordPayment,
    variables: ({ body }) => ({ input: body }),
    answer({ recordPayment }) {
      const { __typename: _, id: orderId, ...order } = unlessFailure(recordPayment);
      const message = 'Thank you. Your payment has arrived.';
      return { body: { success: true, message, orderId, ...order } };
    },
  }),
  row({
    method: 'GET',
    path: '/api/paypal/setup',
    summary: "Returns the token for PayPal's script",
    answers: answers.paypalSetup,
    document: PaypalSetup,
    variables: () => ({}),
    answer: ({ paypalSetup }) => ({ body: { clientToken: unlessFailure(paypalSetup).clientToken } }),
  }),
  row({
    method: 'POST',
    path: '/api/paypal/order',
    forBuyer: true,
    summary: 'Opens a PayPal order for the order that this browser placed',
    status: 201,
    answers: answers.paypalOrder,
    body: bodies.paypalOrder,
    document: CreatePaypalOrder,
    variables: ({ body }) => ({ input: body }),
    answer: ({ createPaypalOrder }) => ({ body: { id: unlessFailure(createPaypalOrder).id } }),
  }),
  row({
    method: 'POST',
    path: '/api/paypal/order/{id}/capture',
    forBuyer: true,
    summary: 'Captures the payment of an approved PayPal order',
    answers: answers.paypalCapture,
    document: CapturePaypalOrder,
    variables: ({ params: { id = '' } }) => ({ id }),
    answer: ({ capturePaypalOrder }) => ({ body: unlessFailure(capturePaypalOrder).result }),
  }),
];
