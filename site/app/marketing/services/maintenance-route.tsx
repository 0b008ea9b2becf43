import type { MetaDescriptor } from 'react-router';
import { maintenancePlansQuery } from '#app/graphql/maintenance-plan.ts';
import { siteContext } from '#app/site-context.ts';
import type { Route } from './+types/maintenance-route.ts';
import { comparePlans } from './compare-plans.ts';
import { content } from './content/wordpress-maintenance.ts';
import { serviceHead } from './service-head.ts';
import { ServiceView } from './service-view.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { queryApi } = context.get(siteContext);
  const { maintenancePlans } = await queryApi(maintenancePlansQuery, {});
  return { plans: maintenancePlans };
}

export function meta({ matches, loaderData }: Route.MetaArgs): MetaDescriptor[] {
  return serviceHead(matches[0].loaderData, loaderData ? comparePlans(content, loaderData.plans) : content);
}

export default function WordPressMaintenance({ loaderData }: Route.ComponentProps) {
  return <ServiceView page={comparePlans(content, loaderData.plans)} />;
}
