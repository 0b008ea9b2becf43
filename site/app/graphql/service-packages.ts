import { mostServicePackages, type PricedService } from '@agency/api/contract/service-packages';
import { graphql, type ResultOf } from '@agency/api/typed-graphql';
import type { SiteContext } from '#app/site-context.ts';

const packagesQuery = graphql(`
  query ServicePackagesOfSite($first: Int!, $service: String) {
    servicePackages(first: $first, service: $service) {
      edges {
        node {
          service
          name
          audience
          price
          isMinimum
          isMonthly
          popular
          features
        }
      }
    }
  }
`);

export type ServicePackage = ResultOf<typeof packagesQuery>['servicePackages']['edges'][number]['node'];

/** Returns the packages of a service, cheapest first. Returns none for a service without prices. */
export async function readPackages({ queryApi }: Pick<SiteContext, 'queryApi'>, service: PricedService) {
  const { servicePackages } = await queryApi(packagesQuery, { first: mostServicePackages, service });
  return servicePackages.edges.map(({ node }) => node);
}
