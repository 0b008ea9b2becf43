import { pricedServiceNames } from '@agency/api/contract/service-packages';
import { data, type MetaDescriptor } from 'react-router';
import { readPackages } from '#app/graphql/service-packages.ts';
import { redirectOldPath } from '#app/layout/redirect-old-path.ts';
import { siteContext } from '#app/site-context.ts';
import type { Route } from './+types/route.ts';
import { serviceHead } from './service-head.ts';
import { servicePage } from './service-pages.ts';
import { ServiceView } from './service-view.tsx';
import { withPackages } from './with-packages.ts';

/**
 * Loads the packages of a service; null for a service without prices.
 * @throws for a service without a page: a redirect if an old post had this path, else a 404.
 */
export async function loader({ params: { service }, context, url }: Route.LoaderArgs) {
  if (!servicePage(service)) {
    await redirectOldPath({ context, url });
    throw data(null, { status: 404 });
  }
  const priced = pricedServiceNames.find((each) => each === service);
  return { packages: priced ? await readPackages(context.get(siteContext), priced) : null };
}

function pageOf(service: string, { packages }: Awaited<ReturnType<typeof loader>>) {
  const page = servicePage(service);
  return page && packages ? withPackages(page, packages) : page;
}

export function meta({ matches, params, loaderData }: Route.MetaArgs): MetaDescriptor[] {
  const page = loaderData ? pageOf(params.service, loaderData) : null;
  return page ? serviceHead(matches[0].loaderData, page) : [];
}

export default function Service({ params: { service }, loaderData }: Route.ComponentProps) {
  const page = pageOf(service, loaderData);
  return page ? <ServiceView page={page} once={loaderData.packages ? undefined : `service ${service}`} /> : null;
}
