import { graphql } from '#api/graphql/typed-graphql.ts';
import { FailureFields } from './documents.ts';

export const PaypalSetup = graphql(
  `
    query RestPaypalSetup {
      paypalSetup { __typename ...FailureFields ... on PaypalSetup { clientToken } }
    }
  `,
  [FailureFields],
);

export const PlaceMaintenanceOrder = graphql(
  `
    mutation RestPlaceMaintenanceOrder($input: PlaceMaintenanceOrderInput!) {
      placeMaintenanceOrder(input: $input) {
        __typename ...FailureFields ... on PlacedOrder { orderId invoiceNumber buyerToken expiresAt }
      }
    }
  `,
  [FailureFields],
);

export const CreatePaypalOrder = graphql(
  `
    mutation RestCreatePaypalOrder($input: CreatePaypalOrderInput!) {
      createPaypalOrder(input: $input) { __typename ...FailureFields ... on PaypalOrder { id } }
    }
  `,
  [FailureFields],
);

export const CapturePaypalOrder = graphql(
  `
    mutation RestCapturePaypalOrder($id: ID!) {
      capturePaypalOrder(id: $id) { __typename ...FailureFields ... on PaypalCaptureResult { result } }
    }
  `,
  [FailureFields],
);

export const RecordPayment = graphql(
  `
    mutation RestRecordPayment($input: RecordPaymentInput!) {
      recordPayment(input: $input) {
        __typename ...FailureFields
        ... on BuyerOrder { id invoiceNumber paymentStatus orderStatus startDate endDate }
      }
    }
  `,
  [FailureFields],
);
