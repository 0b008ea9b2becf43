import type { Prisma } from '@agency/prisma/client';
import { type PackageType, type PlanNames, planNames } from '#api/contract/maintenance-plans.ts';
import { centsOf } from '#api/contract/money.ts';
import { featuresOf } from '#api/contract/service-packages.ts';

/** A plan as it is sold now, billed monthly in US dollars. Forms send `price`; calculations use `priceCents`. */
export type MaintenancePlan = PlanNames & {
  description: string;
  /** Digits, a dot and two decimals: `79.00`. */
  price: string;
  priceCents: number;
  popular: boolean;
  /** What this plan adds to the previous plan. */
  features: readonly string[];
};

type Reader = Pick<Prisma.TransactionClient, 'servicePackage'>;

/** Reads all plans. Each plan includes the previous one. */
export async function readPlans(database: Reader): Promise<MaintenancePlan[]> {
  const rows = await database.servicePackage.findMany({ where: { packageType: { not: null } } });
  return planNames.map((names) => {
    const row = rows.find(({ packageType }) => packageType === names.type);
    if (!row?.price) throw new Error(`The plan ${names.type} has no price.`);
    const price = row.price.toFixed(2);
    const { audience: description, popular } = row;
    return { ...names, description, price, priceCents: centsOf(price), popular, features: featuresOf(row) };
  });
}

/** Reads the current price of a plan, such as `79.00`, which the price of a new order must equal. */
export async function readPrice(database: Reader, packageType: PackageType): Promise<string> {
  const { price } = await database.servicePackage.findUniqueOrThrow({ where: { packageType } });
  if (!price) throw new Error(`The plan ${packageType} has no price.`);
  return price.toFixed(2);
}
