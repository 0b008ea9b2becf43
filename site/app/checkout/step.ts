import { defaultPackageType, type PackageType, packageTypeSchema } from '@agency/api/contract/maintenance-plans';

export const steps = ['select', 'details', 'payment', 'success'] as const;
export type Step = (typeof steps)[number];

export const checkoutPath = '/maintenance/checkout';

/** The step of an address; the loader decides whether the buyer may see it. */
export function readStep(query: URLSearchParams): Step {
  const asked = query.get('step');
  return steps.find((step) => step === asked) ?? 'select';
}

/** The plan of the link that brought the visitor, or the default one. */
export const readPlan = (query: URLSearchParams): PackageType =>
  packageTypeSchema.catch(defaultPackageType).parse(query.get('plan'));

/** A step's own address, so that back, forward and reload work. From payment on, the order determines the plan. */
export const addressOf = (step: Step, plan?: PackageType): string =>
  `${checkoutPath}?${new URLSearchParams({ step, ...(plan ? { plan } : {}) })}`;
