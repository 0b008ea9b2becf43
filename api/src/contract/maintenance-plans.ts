import { z } from 'zod';

/** The plans for sale, cheapest first; also the values of a maintenance order's package type. */
export const packageTypes = ['maintain', 'protect', 'perform'] as const;
export const packageTypeSchema = z.enum(packageTypes, { error: 'Please select a valid package type' });
export type PackageType = z.infer<typeof packageTypeSchema>;

/** The plan chosen when the visitor names none. */
export const defaultPackageType: PackageType = 'protect';

/** One plan, billed monthly in US dollars. Forms send `price`; sums use `priceCents`. */
export type MaintenancePlan = {
  type: PackageType;
  name: string;
  tagline: string;
  description: string;
  /** Digits, a dot and two decimals: `79.00`. */
  price: string;
  priceCents: number;
  popular: boolean;
  /** What this plan adds to the one before it. */
  features: readonly string[];
  /** The plan that this one includes. */
  includes: PackageType | null;
};

/** The catalog of SPEC section 3. Prices are defined here only: a price from a caller is compared, never trusted. */
export const maintenancePlans: readonly MaintenancePlan[] = [
  {
    type: 'maintain',
    name: 'Maintain',
    tagline: 'Standard Site Maintenance',
    description: 'For a site that changes little and must never be down: kept current, watched and backed up.',
    price: '79.00',
    priceCents: 7900,
    popular: false,
    features: [
      'Weekly WP updates',
      '24/7 emergency support',
      '24/7 uptime monitoring',
      'Google Analytics integration',
      'Cloud backups 4x daily',
    ],
    includes: null,
  },
  {
    type: 'protect',
    name: 'Protect',
    tagline: 'Sites Needing Edits and Security',
    description: 'For a site that changes every week: we make the edits for you and keep attackers out.',
    price: '149.00',
    priceCents: 14900,
    popular: true,
    features: ['24/7 unlimited website edits', 'Security optimization'],
    includes: 'maintain',
  },
  {
    type: 'perform',
    name: 'Perform',
    tagline: 'Advanced Functionality Sites',
    description: 'For a shop or a busy site where every second counts: tuned for speed, cleaned and cared for in full.',
    price: '299.00',
    priceCents: 29900,
    popular: false,
    features: [
      'Speed optimization',
      'E-commerce plugin management',
      'Mobile optimization',
      'Image optimization',
      'Complete malware removal',
    ],
    includes: 'protect',
  },
];

/** Finds the plan of a type. */
export function maintenancePlan(type: PackageType): MaintenancePlan {
  const plan = maintenancePlans.find((candidate) => candidate.type === type);
  if (!plan) throw new Error(`No maintenance plan ${type} in the catalog`);
  return plan;
}
