import { graphql, type ResultOf } from '@agency/api/typed-graphql';
import { failureFields } from './failure-fields.ts';

const buyerOrderFields = graphql(`
  fragment BuyerOrderFields on BuyerOrder @_unmask {
    id
    invoiceNumber
    packageType
    packagePrice
    customerName
    customerEmail
    paymentStatus
    paypalOrderId
    startDate
    endDate
  }
`);

/** The buyer's own order as the checkout shows it. */
export type BuyerOrder = ResultOf<typeof buyerOrderFields>;

/** The plans, and the newest order of the browser that asks. */
export const checkoutQuery = graphql(
  `
    query Checkout {
      maintenancePlans {
        type
        name
        tagline
        description
        price
        popular
        features
        includes
      }
      currentOrder {
        ...BuyerOrderFields
      }
    }
  `,
  [buyerOrderFields],
);

/** Where PayPal's script is, and whether money moves. */
export const paypalSetupQuery = graphql(`
  query PaypalSetup {
    paypalSetup {
      __typename
      ... on PaypalSetup {
        sdkUrl
        isDemo
      }
    }
  }
`);

/** Places an order that waits for its payment. The token goes into a cookie and nowhere else. */
export const placeMaintenanceOrderMutation = graphql(
  `
  mutation PlaceMaintenanceOrder($input: PlaceMaintenanceOrderInput!) {
    placeMaintenanceOrder(input: $input) {
      __typename
      ...FailureFields
      ... on PlacedOrder {
        buyerToken
        expiresAt
      }
    }
  }
`,
  [failureFields],
);
