import { defaultPackageType, type PackageType, packageTypeSchema } from '@agency/api/contract/maintenance-plans';

export const steps = ['select', 'details', 'payment', 'success'] as const;
export type Step = (typeof steps)[number];

export const checkoutPath = '/maintenance/checkout';

/** Returns the step in a URL's query. The loader decides whether the buyer may see it. */
export function readStep(query: URLSearchParams): Step {
  const asked = query.get('step');
  return steps.find((step) => step === asked) ?? 'select';
}

/** The URL parameter that says that a mailed payment link led to this step. */
export const byLinkParameter = 'link';

/** Returns the plan in a URL's query, or the default one. */
export const readPlan = (query: URLSearchParams): PackageType =>
  packageTypeSchema.catch(defaultPackageType).parse(query.get('plan'));

/** Returns a step's URL. `plan` is for the first two steps; from the payment on, the order determines the plan. */
export const addressOf = (step: Step, plan?: PackageType): string =>
  `${checkoutPath}?${new URLSearchParams({ step, ...(plan ? { plan } : {}) })}`;
