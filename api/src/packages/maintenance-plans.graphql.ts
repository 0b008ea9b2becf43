import type { packageTypes } from '#api/contract/maintenance-plans.ts';
import { builder } from '#api/graphql/builder.ts';
import { cost } from '#api/graphql/cost.ts';
import { type MaintenancePlan, readPlans } from './maintenance-plans.ts';

export const PackageType = builder.enumType('PackageType', {
  description: 'The maintenance plans, smallest first.',
  values: {
    maintain: { description: 'Standard site maintenance.' },
    protect: { description: 'All of `maintain`, plus edits and security.' },
    perform: { description: 'All of `protect`, plus speed and shop care.' },
  } satisfies Record<(typeof packageTypes)[number], object>,
});

const Plan = builder.objectRef<MaintenancePlan>('MaintenancePlan').implement({
  description: 'A maintenance plan that a visitor can buy. Billed monthly in US dollars.',
  fields: (t) => ({
    type: t.expose('type', { type: PackageType, description: 'The name by which orders refer to the plan.' }),
    name: t.exposeString('name', { description: 'The display name: `Maintain`.' }),
    tagline: t.exposeString('tagline', { description: 'Who the plan is for, in a few words.' }),
    description: t.exposeString('description', { description: 'Who the plan is for, in a sentence.' }),
    price: t.expose('price', { type: 'Decimal', description: 'US dollars per month: `79.00`.' }),
    priceCents: t.exposeInt('priceCents', { description: 'The price in cents: 7900.' }),
    popular: t.exposeBoolean('popular', { description: 'Whether pages mark the plan as the most popular.' }),
    features: t.exposeStringList('features', { description: 'The features that the plan adds to the included plan.' }),
    includes: t.expose('includes', {
      type: PackageType,
      nullable: true,
      description: 'The plan whose features this plan also has. Null if there is none.',
    }),
  }),
});

builder.queryField('maintenancePlans', (t) =>
  t.field({
    type: [Plan],
    description: 'The maintenance plans. Each one after the first includes the previous plan.',
    complexity: cost.query,
    resolve: (_root, _args, { database }) => readPlans(database),
  }),
);
