import { failureFields } from '@agency/api/fragments';
import { graphql, type ResultOf } from '@agency/api/typed-graphql';

export const ownPlansQuery = graphql(`
  query OwnPlans($token: String!) {
    maintenancePlans {
      type
      name
      price
    }
    ownPlans(token: $token) {
      id
      packageType
      nextPackageType
      nextPackagePrice
      nextPackageStartsAt
      changeStartsAt
      openPackageType
      packagePrice
      website
      state
      isAutomatic
      nextChargeAt
      awaitsPayment
      isPaymentInProgress
      endsAt
      endsIfCanceled
      invoices {
        id
        invoiceNumber
        startDate
        amount
      }
    }
  }
`);

export type OfferedPlan = ResultOf<typeof ownPlansQuery>['maintenancePlans'][number];

export type OwnPlan = NonNullable<ResultOf<typeof ownPlansQuery>['ownPlans']>[number];

export const requestPlanLinkMutation = graphql(
  `
    mutation RequestPlanLink($input: RequestPlanLinkInput!) {
      requestPlanLink(input: $input) {
        __typename
        ...FailureFields
        ... on Receipt {
          message
        }
      }
    }
  `,
  [failureFields],
);

export const changeOwnPlanMutation = graphql(
  `
    mutation ChangeOwnPlan($input: ChangeOwnPlanInput!) {
      changeOwnPlan(input: $input) {
        __typename
        ...FailureFields
        ... on Receipt {
          message
        }
      }
    }
  `,
  [failureFields],
);
