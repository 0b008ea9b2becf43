import { graphql } from '@agency/api/typed-graphql';
import type { MetaDescriptor } from 'react-router';
import { addressOf } from '#app/checkout/step.ts';
import { type MaintenancePlan, maintenancePlanFields } from '#app/graphql/maintenance-plan.ts';
import { preloadFont } from '#app/page-head/preload-font.ts';
import { siteContext } from '#app/site-context.ts';
import { archivoFigures } from '#ui/theme/font-files.ts';
import type { Route } from './+types/maintenance-route.ts';
import { content } from './content/wordpress-maintenance.ts';
import { serviceHead } from './service-head.ts';
import type { Packages, ServicePage } from './service-page.ts';
import { ServiceView } from './service-view.tsx';

/** The plans that can be bought, cheapest first. */
const maintenancePlansQuery = graphql(
  `
    query MaintenancePlans {
      maintenancePlans {
        ...MaintenancePlanFields
      }
    }
  `,
  [maintenancePlanFields],
);

export async function loader({ context }: Route.LoaderArgs) {
  const { queryApi } = context.get(siteContext);
  const { maintenancePlans } = await queryApi(maintenancePlansQuery, {});
  return { plans: maintenancePlans };
}

/** The written page with the catalogue's plans as its first block: prices stand in one place only. */
const withPlans = (plans: Parameters<typeof planPackages>[0]): ServicePage => ({
  ...content,
  hero: { ...content.hero, facts: [...cheapest(plans), ...content.hero.facts] },
  blocks: [planPackages(plans), ...content.blocks],
});

export const links: Route.LinksFunction = () => [preloadFont(archivoFigures)];

export function meta({ matches, loaderData }: Route.MetaArgs): MetaDescriptor[] {
  return serviceHead(matches[0].loaderData, loaderData ? withPlans(loaderData.plans) : content);
}

export default function WordPressMaintenance({ loaderData }: Route.ComponentProps) {
  return <ServiceView page={withPlans(loaderData.plans)} />;
}

/** What the cheapest plan costs, for the first screen. */
const cheapest = ([plan]: readonly MaintenancePlan[]) =>
  plan ? [{ value: `from ${wholeDollars(plan.price)}`, label: `a month, ${plan.name} plan` }] : [];

const wholeDollars = (price: string) => `$${price.replace(/\.00$/, '')}`;

/** The catalogue's plans as price columns. Whole dollars are shown without cents. */
function planPackages(plans: readonly MaintenancePlan[]): Packages {
  const nameOf = (type: string) => plans.find((plan) => plan.type === type)?.name ?? type;
  return {
    shape: 'packages',
    id: 'plans',
    label: 'Plans',
    title: 'Three plans, one price a month',
    lead: 'Each plan includes everything in the one before it. You can change plans at any time; the new price starts with the next month.',
    items: plans.map(({ type, name, tagline, description, price, popular, features, includes }) => ({
      name,
      price: wholeDollars(price),
      unit: 'per month',
      audience: `${tagline}. ${description}`,
      features: includes ? [`All of ${nameOf(includes)}`, ...features] : features,
      popular,
      action: { label: 'Choose Plan', to: addressOf('details', type) },
      question: { label: 'Questions?', to: '#faq' },
    })),
  };
}
