import { graphql, type ResultOf } from '@agency/api/typed-graphql';

export const subscriptionFields = graphql(`
  fragment SubscriptionFields on PlanSubscription @_unmask {
    __typename
    id
    customerName
    customerEmail
    website
    packageType
    nextPackageType
    packagePrice
    currency
    demo
    planState: state
    isAutomatic
    startedAt
    paidPeriods
    nextChargeAt
    awaitsPayment
    endsAt
    reportedAt
    createdAt
  }
`);

/** A maintenance plan that is paid monthly. */
export type Subscription = ResultOf<typeof subscriptionFields>;

/** Queries a subscription with its timeline, oldest event first, and the orders of its months, newest first. */
export const subscriptionQuery = graphql(
  `
    query Subscription($id: ID!) {
      subscription(id: $id) {
        ...SubscriptionFields
        events {
          id
          at
          kind
          period
          detail
          by
        }
        orders {
          id
          invoiceNumber
          packagePrice
          currency
          standing
          reviewReason
          demo
          createdAt
        }
      }
    }
  `,
  [subscriptionFields],
);

export type SubscriptionWithTimeline = NonNullable<ResultOf<typeof subscriptionQuery>['subscription']>;
