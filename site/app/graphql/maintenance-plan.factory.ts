import type { PackageType } from '@agency/api/contract/maintenance-plans';
import type { MaintenancePlan } from './maintenance-plan.ts';

const support = ['Weekly WP updates', 'Cloud backups 4x daily'];

/** The plans of a new installation, with shortened texts. */
export const maintenancePlans: MaintenancePlan[] = [
  {
    type: 'maintain',
    name: 'Maintain',
    tagline: 'Standard Site Maintenance',
    description: 'For a site that changes little.',
    price: '79.00',
    popular: false,
    features: support,
    includes: null,
  },
  {
    type: 'protect',
    name: 'Protect',
    tagline: 'Sites Needing Edits and Security',
    description: 'For a site that changes every week.',
    price: '149.00',
    popular: true,
    features: ['Security optimization'],
    includes: 'maintain',
  },
  {
    type: 'perform',
    name: 'Perform',
    tagline: 'Advanced Functionality Sites',
    description: 'For a shop or a busy site.',
    price: '299.00',
    popular: false,
    features: ['Complete malware removal'],
    includes: 'protect',
  },
];

export function maintenancePlan(type: PackageType): MaintenancePlan {
  const plan = maintenancePlans.find((each) => each.type === type);
  if (!plan) throw new Error(`There is no plan ${type}.`);
  return plan;
}
