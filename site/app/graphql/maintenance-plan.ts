import { graphql, type ResultOf } from '@agency/api/typed-graphql';

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

/** The plans that can be bought, smallest first. */
export const maintenancePlansQuery = graphql(
  `
    query MaintenancePlans {
      maintenancePlans {
        ...MaintenancePlanFields
      }
    }
  `,
  [maintenancePlanFields],
);

/**
 * Returns the plan with the lowest price.
 * @throws TypeError if there are no plans.
 */
export const cheapestOf = (plans: readonly MaintenancePlan[]): MaintenancePlan =>
  plans.reduce((one, other) => (Number(other.price) < Number(one.price) ? other : one));
