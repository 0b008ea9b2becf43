import { graphql, type ResultOf } from '@agency/api/typed-graphql';

/** The plans that can be bought, cheapest first. */
export const maintenancePlansQuery = graphql(`
  query MaintenancePlans {
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
  }
`);

/** One plan as the pages show it. */
export type MaintenancePlan = ResultOf<typeof maintenancePlansQuery>['maintenancePlans'][number];
