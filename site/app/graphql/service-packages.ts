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

/** A package as pages show it. */
export type ServicePackage = ResultOf<typeof packagesQuery>['servicePackages']['edges'][number]['node'];

/** Reads the packages of a service, cheapest first; none for a service without prices. */
export async function readPackages({ queryApi }: Pick<SiteContext, 'queryApi'>, service: PricedService) {
  const { servicePackages } = await queryApi(packagesQuery, { first: mostServicePackages, service });
  return servicePackages.edges.map(({ node }) => node);
}
