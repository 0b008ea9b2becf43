import { graphql, type ResultOf } from '@agency/api/typed-graphql';
import { navigationFields } from './admin-navigation.ts';
import { pageEnds } from './page-ends.ts';

const orderLineFields = graphql(`
  fragment OrderLineFields on MaintenanceOrder @_unmask {
    id
    invoiceNumber
    customerName
    packageType
    packagePrice
    currency
    paymentStatus
    attention
    demo
    createdAt
  }
`);

/** An order as the list shows it. */
export type OrderLine = ResultOf<typeof orderLineFields>;

const paymentEventFields = graphql(`
  fragment PaymentEventFields on PaymentEvent @_unmask {
    id
    at
    kind
    amount
    currency
    status
    requestId
    detail
  }
`);

/** One line of an order's ledger. */
export type PaymentEvent = ResultOf<typeof paymentEventFields>;

const orderFields = graphql(
  `
    fragment OrderFields on MaintenanceOrder @_unmask {
      ...OrderLineFields
      customerEmail
      paypalOrderId
      paypalPaymentId
      startDate
      endDate
      events {
        ...PaymentEventFields
      }
    }
  `,
  [orderLineFields, paymentEventFields],
);

/** An order with its ledger, oldest line first. */
export type Order = ResultOf<typeof orderFields>;

/** One page of the orders, newest first. */
export const ordersQuery = graphql(
  `
    query Orders($first: Int, $after: String, $last: Int, $before: String, $search: String, $attention: Boolean) {
      ...NavigationFields
      maintenanceOrders(first: $first, after: $after, last: $last, before: $before, search: $search, attention: $attention) {
        totalCount
        edges {
          node {
            ...OrderLineFields
          }
        }
        pageInfo {
          ...PageEnds
        }
      }
    }
  `,
  [navigationFields, pageEnds, orderLineFields],
);

/** One order; null when there is none. */
export const orderQuery = graphql(
  `
    query Order($id: ID!) {
      maintenanceOrder(id: $id) {
        ...OrderFields
      }
    }
  `,
  [orderFields],
);

/** Says that a person has looked at an order. `NotFound` too where a look is not enough. */
export const acknowledgeOrderMutation = graphql(`
  mutation AcknowledgeOrder($id: ID!, $attention: String!) {
    acknowledgeMaintenanceOrder(id: $id, attention: $attention) {
      __typename
      ... on NotFound {
        message
      }
      ... on NotSignedIn {
        message
      }
    }
  }
`);
