import type { MaintenancePlan } from '#app/graphql/maintenance-plans.ts';
import type { Packages } from '../service-page.ts';

/** The catalogue's plans as price columns. Whole dollars are shown without cents. */
export function planPackages(plans: readonly MaintenancePlan[]): Packages {
  const nameOf = (type: string) => plans.find((plan) => plan.type === type)?.name ?? type;
  return {
    shape: 'packages',
    id: 'plans',
    label: 'Plans',
    title: 'Three plans, one price a month',
    lead: 'Each plan contains the one before it. You can change plans at any time; the new price starts with the next month.',
    items: plans.map(({ type, name, tagline, description, price, popular, features, includes }) => ({
      name,
      price: `$${price.replace(/\.00$/, '')}`,
      unit: 'per month',
      audience: `${tagline}. ${description}`,
      features: includes ? [`All of ${nameOf(includes)}`, ...features] : features,
      popular,
      action: { label: 'Choose Plan', to: `/maintenance/checkout?plan=${type}` },
      question: { label: 'Questions?', to: '#faq' },
    })),
  };
}
