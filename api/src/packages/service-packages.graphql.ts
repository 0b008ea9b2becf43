import type { Prisma } from '@agency/prisma/client';
import { z } from 'zod';
import type { PackageType } from '#api/contract/maintenance-plans.ts';
import {
  mostServicePackages,
  plansService,
  pricedServiceNames,
  servicePackageSchema,
} from '#api/contract/service-packages.ts';
import { storable } from '#api/contract/text.ts';
import { builder } from '#api/graphql/builder.ts';
import { cost } from '#api/graphql/cost.ts';
import { inputError } from '#api/graphql/failures.ts';
import { pageComplexity } from '#api/graphql/keyset.ts';
import { nodeOf } from '#api/graphql/node.ts';
import { shortList, shortListSchema } from '#api/graphql/short-list.ts';
import { addRecordMutations } from '#api/records/record-mutations.ts';
import { PackageType as PackageTypeEnum } from './maintenance-plans.graphql.ts';

const descriptions = {
  service: 'The service, as the last part of its page path: `wordpress`.',
  name: 'Its name: `Professional`.',
  audience: 'Who it is for.',
  price: 'US dollars, such as `2500` or `79.5`. Null if the price is by agreement.',
  isMinimum: 'Whether the price is a minimum.',
  isMonthly: 'Whether it is billed monthly.',
  popular: 'Whether it is marked as the most popular.',
  features: 'What it includes, one feature per line.',
} as const;

const ServicePackage = builder.prismaObject('ServicePackage', {
  description: 'A package or plan of a service, with its price, as the service page shows it.',
  interfaces: [nodeOf('ServicePackage', 'servicePackage')],
  fields: (t) => ({
    id: t.exposeID('id', { description: 'A uuid.' }),
    version: t.exposeInt('version', { description: 'Increases with every change.' }),
    service: t.exposeString('service', { description: descriptions.service }),
    plan: t.field({
      type: PackageTypeEnum,
      nullable: true,
      description: 'The maintenance plan. Null for a package that cannot be bought online.',
      resolve: ({ packageType }) => packageType as PackageType | null,
    }),
    name: t.exposeString('name', { description: descriptions.name }),
    audience: t.exposeString('audience', { description: descriptions.audience }),
    price: t.string({
      nullable: true,
      description: descriptions.price,
      resolve: ({ price }) => price && String(Number(price)),
    }),
    isMinimum: t.exposeBoolean('isMinimum', { description: descriptions.isMinimum }),
    isMonthly: t.exposeBoolean('isMonthly', { description: descriptions.isMonthly }),
    popular: t.exposeBoolean('popular', { description: descriptions.popular }),
    features: t.exposeString('features', { description: descriptions.features }),
  }),
});

const placeOf = ({ service }: { service: string }) => (pricedServiceNames as readonly string[]).indexOf(service);

builder.queryFields((t) => ({
  servicePackages: t.connection(
    {
      type: ServicePackage,
      description: 'The packages, grouped by service, cheapest first. Packages without a price come last.',
      args: { service: t.arg.string({ description: 'Only packages of this service. By default, all packages.' }) },
      validate: shortListSchema,
      complexity: pageComplexity,
      resolve: async (_root, { service, ...args }, { database }) => {
        const rows = await database.servicePackage.findMany({
          where: service ? { service: storable(service) } : {},
          orderBy: [{ price: { sort: 'asc', nulls: 'last' } }, { name: 'asc' }, { id: 'asc' }],
          take: mostServicePackages,
        });
        return shortList(
          args,
          rows.sort((one, other) => placeOf(one) - placeOf(other)),
        );
      },
    },
    { name: 'ServicePackageConnection', description: 'A page of packages.' },
    { name: 'ServicePackageEdge', description: 'A package and its cursor.' },
  ),
  servicePackage: t.prismaField({
    type: ServicePackage,
    nullable: true,
    description: 'One package. Null if none has this id.',
    args: { id: t.arg.id({ required: true, description: 'The id of the package, a uuid.' }) },
    complexity: cost.query,
    resolve: ({ ...query }, _root, { id }, { database }) =>
      z.uuid().safeParse(id).success ? database.servicePackage.findUnique({ ...query, where: { id } }) : null,
  }),
}));

/** @throws InputError if a change of a maintenance plan alters what orders and PayPal rely on. */
function checkPlan(plan: { service: string; name: string }, data: Record<string, unknown>): void {
  const issues = [
    data.service !== plan.service && {
      path: ['service'],
      message: 'A maintenance plan cannot be moved to another service',
    },
    data.name !== plan.name && {
      path: ['name'],
      message: `The name ${plan.name} cannot be changed, because invoices show it`,
    },
    data.price === null && { path: ['price'], message: 'A maintenance plan needs a price' },
    data.isMinimum === true && { path: ['isMinimum'], message: 'A maintenance plan cannot have a minimum price' },
    data.isMonthly !== true && { path: ['isMonthly'], message: 'A maintenance plan must be billed monthly' },
  ].filter((issue) => issue !== false);
  if (issues.length > 0) throw inputError(issues);
}

const planAt = (transaction: Prisma.TransactionClient, id: string) =>
  z.uuid().safeParse(id).success
    ? transaction.servicePackage.findFirst({ where: { id, packageType: { not: null } } })
    : null;

addRecordMutations({
  type: 'ServicePackage',
  model: 'servicePackage',
  one: 'package',
  most: mostServicePackages,
  isRevised: true,
  object: ServicePackage,
  schema: servicePackageSchema,
  input: builder.inputType('ServicePackageInput', {
    description: 'A package as the admin writes it.',
    fields: (t) => ({
      service: t.string({ required: true, description: descriptions.service }),
      name: t.string({ required: true, description: `${descriptions.name} At most 40 characters.` }),
      audience: t.string({ required: true, description: `${descriptions.audience} At most 300 characters.` }),
      price: t.string({ description: 'US dollars, such as `2,500`. If omitted, the price is by agreement.' }),
      isMinimum: t.boolean({ description: `${descriptions.isMinimum} Default: false.` }),
      isMonthly: t.boolean({ description: `${descriptions.isMonthly} Default: false.` }),
      popular: t.boolean({ description: `${descriptions.popular} Default: false.` }),
      features: t.string({ required: true, description: `${descriptions.features} At most 20 lines.` }),
    }),
  }),
  async check(transaction, data, id) {
    const plan = await planAt(transaction, id);
    if (plan) return checkPlan(plan, data);
    // A name must be unique in its service, because the page's links identify packages by name.
    const { service, name } = data as { service: string; name: string };
    const same = { service, name: { equals: name, mode: 'insensitive' as const } };
    if (
      await transaction.servicePackage.count({
        where: { ...same, ...(z.uuid().safeParse(id).success && { id: { not: id } }) },
      })
    )
      throw inputError([{ path: ['name'], message: 'Another package of this service has this name' }]);
    if (service === plansService)
      throw inputError([
        { path: ['service'], message: 'More maintenance plans cannot be added. Change one of the three' },
      ]);
  },
  async checkDeletion(transaction, id) {
    if (await planAt(transaction, id))
      throw inputError([
        {
          path: ['id'],
          message: 'A maintenance plan cannot be deleted, because orders and subscriptions refer to it.',
        },
      ]);
  },
});
