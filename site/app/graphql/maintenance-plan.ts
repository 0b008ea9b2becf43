import { graphql, type ResultOf } from '@agency/api/typed-graphql';

/** A maintenance plan as the price list and the checkout show it. */
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
