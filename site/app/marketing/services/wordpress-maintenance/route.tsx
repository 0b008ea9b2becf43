import type { MetaDescriptor } from 'react-router';
import { maintenancePlansQuery } from '#app/graphql/maintenance-plans.ts';
import { siteContext } from '#app/site-context.ts';
import { serviceHead } from '../service-head.ts';
import type { ServicePage } from '../service-page.ts';
import { ServiceView } from '../service-view.tsx';
import type { Route } from './+types/route.ts';
import { content } from './content.ts';
import { planPackages } from './plan-packages.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { queryApi } = context.get(siteContext);
  const { maintenancePlans } = await queryApi(maintenancePlansQuery, {});
  return { plans: maintenancePlans };
}

/** The written page with the catalogue's plans as its first block: prices stand in one place only. */
const withPlans = (plans: Parameters<typeof planPackages>[0]): ServicePage => ({
  ...content,
  blocks: [planPackages(plans), ...content.blocks],
});

export function meta({ matches, loaderData }: Route.MetaArgs): MetaDescriptor[] {
  return serviceHead(matches[0].loaderData, loaderData ? withPlans(loaderData.plans) : content);
}

export default function WordPressMaintenance({ loaderData }: Route.ComponentProps) {
  return <ServiceView page={withPlans(loaderData.plans)} />;
}
