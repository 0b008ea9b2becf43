import type { PackageType } from '@agency/api/contract/maintenance-plans';
import { priceText } from '@agency/api/contract/service-packages';
import { addressOf } from '#app/checkout/step.ts';
import { cheapestOf, type MaintenancePlan } from '#app/graphql/maintenance-plan.ts';
import type { Plans, ServicePage } from './service-page.ts';

/**
 * Adds the catalog's plans to the page: the price of the cheapest plan on the first screen, and the comparison of plans
 * as the first block.
 */
export function comparePlans(page: ServicePage, plans: readonly MaintenancePlan[]): ServicePage {
  const cheapest = cheapestOf(plans);
  const price = `from ${wholeDollars(cheapest.price)}`;
  const { hero, blocks } = page;
  return {
    ...page,
    hero: {
      ...hero,
      lead: `F${price.slice(1)} a month, ${hero.lead}`,
      facts: [{ value: price, label: `a month, ${cheapest.name} plan` }, ...hero.facts],
    },
    blocks: [comparison(plans), ...blocks],
  };
}

/** Each plan's response time to an ordinary request, and its support tier (SPEC). */
const response: Record<PackageType, { value: string; note: string }> = {
  maintain: { value: '48h', note: 'Essential support' },
  protect: { value: '24h', note: 'Professional support' },
  perform: { value: '2h', note: 'Enterprise support' },
};

/** Returns the plans as columns, with a row for each feature. Whole-dollar prices have no cents. */
function comparison(plans: readonly MaintenancePlan[]): Plans {
  return {
    shape: 'plans',
    id: 'plans',
    label: 'Plans',
    title: 'Three plans, one price a month',
    lead: 'Each plan includes everything in the one before it. You can change plans at any time; the new price starts with the next month.',
    items: plans.map(({ type, name, price, popular }) => ({
      name,
      price: wholeDollars(price),
      unit: 'per month',
      popular,
      action: { label: 'Choose Plan', to: addressOf('details', type) },
      question: { label: 'Questions?', to: '#faq' },
    })),
    rows: [
      {
        name: 'Made for',
        cells: plans.map(({ tagline, description }) => ({ value: tagline, note: description })),
        wordy: true,
      },
      { name: 'Response time', cells: plans.map(({ type }) => response[type]) },
      ...plans.flatMap((plan) =>
        plan.features.map((feature) => ({
          name: feature,
          cells: plans.map((each) => holds(plans, each, plan)),
        })),
      ),
    ],
    footnote:
      'US dollars, for one WordPress site. Monthly billing continues automatically if PayPal stores your payment method, and you can cancel anytime with 30 days’ notice. Nothing is charged before you approve it with PayPal.',
  };
}

/** Whether a plan is `other`, or includes `other` directly or indirectly. */
function holds(plans: readonly MaintenancePlan[], plan: MaintenancePlan, other: MaintenancePlan): boolean {
  if (plan.type === other.type) return true;
  const base = plans.find(({ type }) => type === plan.includes);
  return base ? holds(plans, base, other) : false;
}

const wholeDollars = (price: string) => priceText({ price });
