import { graphql, type ResultOf } from '@agency/api/typed-graphql';

/** A maintenance plan for the price list and the checkout. */
export const maintenancePlanFields = graphql(`
  fragment MaintenancePlanFields on MaintenancePlan @_unmask {
    type
    name
    tagline
    description
    price
    popular
    features
    includes
  }
`);

export type MaintenancePlan = ResultOf<typeof maintenancePlanFields>;
