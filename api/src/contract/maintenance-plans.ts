import { z } from 'zod';

/** The types of the plans for sale, smallest plan first. */
export const packageTypes = ['maintain', 'protect', 'perform'] as const;
export const packageTypeSchema = z.enum(packageTypes, { error: 'Please select a valid package type' });
export type PackageType = z.infer<typeof packageTypeSchema>;

/** The plan that is selected if the visitor chooses none. */
export const defaultPackageType: PackageType = 'protect';

/** The properties of a plan that never change, because old orders and invoices show them. */
export type PlanNames = {
  type: PackageType;
  name: string;
  tagline: string;
  /** The plan whose features this plan includes. */
  includes: PackageType | null;
};

/** The plans of SPEC section 3. The admin edits their prices, descriptions and features: see `service-packages.ts`. */
export const planNames: readonly PlanNames[] = [
  { type: 'maintain', name: 'Maintain', tagline: 'Standard Site Maintenance', includes: null },
  { type: 'protect', name: 'Protect', tagline: 'Sites Needing Edits and Security', includes: 'maintain' },
  { type: 'perform', name: 'Perform', tagline: 'Advanced Functionality Sites', includes: 'protect' },
];

export function namesOfPlan(type: PackageType): PlanNames {
  const plan = planNames.find((candidate) => candidate.type === type);
  if (!plan) throw new Error(`There is no maintenance plan ${type}.`);
  return plan;
}
