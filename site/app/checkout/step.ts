import { defaultPackageType, type PackageType, packageTypeSchema } from '@agency/api/contract/maintenance-plans';

export const steps = ['select', 'details', 'payment', 'success'] as const;
export type Step = (typeof steps)[number];

export const checkoutPath = '/maintenance/checkout';

/** The step that an address asks for; whether the buyer may stand there is the loader's to say. */
export function readStep(query: URLSearchParams): Step {
  const asked = query.get('step');
  return steps.find((step) => step === asked) ?? 'select';
}

/** The plan of the link that brought the visitor, or the default one. */
export const readPlan = (query: URLSearchParams): PackageType =>
  packageTypeSchema.catch(defaultPackageType).parse(query.get('plan'));

/** A step's own address, so that back, forward and reload know it. From payment on, the order says which plan it is. */
export const addressOf = (step: Step, plan?: PackageType): string =>
  `${checkoutPath}?${new URLSearchParams({ step, ...(plan ? { plan } : {}) })}`;
