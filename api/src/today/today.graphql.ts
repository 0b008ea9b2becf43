import { BackupState } from '#api/backup/backups.graphql.ts';
import { loadBackups } from '#api/backup/load-backups.ts';
import { chartDays, type InquirySource, inquirySources, outcomeDays, sourceNames } from '#api/contract/today.ts';
import { builder } from '#api/graphql/builder.ts';
import { cost } from '#api/graphql/cost.ts';
import {
  countDays,
  countOutcomes,
  countSubscriptions,
  countWoken,
  measureAnswers,
  type Outcomes,
  sumRevenue,
} from './load-today.ts';

type Row<Load extends (...given: never[]) => Promise<unknown[]>> = Awaited<ReturnType<Load>>[number];

const Day = builder.objectRef<Row<typeof countDays>>('DayCount').implement({
  description: 'What came in on a day.',
  fields: (t) => ({
    date: t.exposeString('date', { description: 'Such as 2026-11-24, in UTC.' }),
    inquiries: t.exposeInt('inquiries', { description: 'Inquiries, without spam.' }),
    orders: t.exposeInt('orders', { description: 'Paid orders.' }),
  }),
});

const AnswerTime = builder.objectRef<Row<typeof measureAnswers>>('AnswerTime').implement({
  description: 'How fast the inquiries of a month were answered.',
  fields: (t) => ({
    month: t.exposeString('month', { description: 'Such as 2026-11, in UTC.' }),
    medianMs: t.exposeFloat('medianMs', {
      nullable: true,
      description: 'Half of the first replies took no longer than this, in ms; null = there was none.',
    }),
    answered: t.exposeInt('answered', { description: 'The inquiries that were replied to.' }),
    all: t.exposeInt('all', { description: 'All inquiries of the month, without spam.' }),
  }),
});

const Source = builder.enumType('InquirySource', {
  description: 'What led to an inquiry.',
  values: Object.fromEntries(sourceNames.map((name) => [name, { description: `${inquirySources[name]}.` }])) as Record<
    InquirySource,
    object
  >,
});

const outcome = <Shape extends Outcomes>(name: 'Service' | 'Source') => builder.objectRef<Shape>(`${name}Outcomes`);
const ServiceOutcomes = outcome<Outcomes & { service: string }>('Service').implement({
  description: 'What came of the inquiries about a service.',
  fields: (t) => ({
    service: t.exposeString('service', { description: 'As it was chosen in the form.' }),
    inquiries: t.exposeInt('inquiries', { description: 'How many came.' }),
    won: t.exposeInt('won', { description: 'Of those, the ones that became clients.' }),
    lost: t.exposeInt('lost', { description: 'The ones that did not.' }),
  }),
});
const SourceOutcomes = outcome<Outcomes & { source: (typeof sourceNames)[number] }>('Source').implement({
  description: 'What came of the inquiries that the same thing led to.',
  fields: (t) => ({
    source: t.expose('source', { type: Source, description: 'What led to them.' }),
    inquiries: t.exposeInt('inquiries', { description: 'How many came.' }),
    won: t.exposeInt('won', { description: 'Of those, the ones that became clients.' }),
    lost: t.exposeInt('lost', { description: 'The ones that did not.' }),
  }),
});

const AllOutcomes = builder.objectRef<Awaited<ReturnType<typeof countOutcomes>>>('InquiryOutcomes').implement({
  description: 'What came of inquiries.',
  fields: (t) => ({
    services: t.expose('services', { type: [ServiceOutcomes], description: 'By service.' }),
    sources: t.expose('sources', { type: [SourceOutcomes], description: 'By what led to them.' }),
  }),
});

const Revenue = builder.objectRef<Row<typeof sumRevenue>>('PlanRevenue').implement({
  description: 'What the paid orders of a plan brought in.',
  fields: (t) => ({
    month: t.exposeString('month', { description: 'Such as 2026-11, in UTC.' }),
    plan: t.exposeString('plan', { description: 'The plan.' }),
    currency: t.exposeString('currency', { description: 'By ISO 4217.' }),
    orders: t.exposeInt('orders', { description: 'How many orders.' }),
    amount: t.exposeFloat('amount', { description: 'Their sum.' }),
  }),
});

const SubscriptionNumbers = builder
  .objectRef<Awaited<ReturnType<typeof countSubscriptions>>>('SubscriptionNumbers')
  .implement({
    description: 'The subscriptions, without those of the demonstration.',
    fields: (t) => ({
      active: t.exposeInt('active', { description: 'Those that go on.' }),
      pastDue: t.exposeInt('pastDue', { description: 'Those with a month that is not paid.' }),
      canceling: t.exposeInt('canceling', { description: 'Those that are canceled, and not over.' }),
      ended: t.exposeInt('ended', { description: 'Those that ended within the last 30 days.' }),
      reportsDue: t.exposeInt('reportsDue', { description: 'Those that go on and had no report for a week.' }),
      monthlyRevenue: t.exposeFloat('monthlyRevenue', {
        description: 'What those that go on bring in a month, in US dollars.',
      }),
      renewals: t.exposeInt('renewals', { description: 'How many are charged within the next 30 days.' }),
    }),
  });

const Today = builder.objectRef<object>('Today').implement({
  description: 'The day of the agency, and how the last weeks went.',
  fields: (t) => ({
    woken: t.int({
      description: 'Inquiries that came back from a snooze and wait since.',
      complexity: cost.query,
      resolve: (_today, _args, { database }) => countWoken(database),
    }),
    days: t.field({
      type: [Day],
      description: `What came in on each of the last ${chartDays} days, the oldest first.`,
      complexity: cost.query,
      resolve: (_today, _args, { database, now }) => countDays(database, now()),
    }),
    answerTimes: t.field({
      type: [AnswerTime],
      description: 'How fast inquiries were answered: of this month, then of the last one.',
      complexity: cost.query,
      resolve: (_today, _args, { database, now }) => measureAnswers(database, now()),
    }),
    outcomes: t.field({
      type: AllOutcomes,
      description: `What came of the inquiries of the last ${outcomeDays} days, the most frequent first.`,
      complexity: cost.query,
      resolve: (_today, _args, { database, now }) => countOutcomes(database, now()),
    }),
    backup: t.field({
      type: BackupState,
      description: 'How the backups stand.',
      complexity: cost.query,
      resolve: (_today, _args, { database }) => loadBackups(database),
    }),
    subscriptions: t.field({
      type: SubscriptionNumbers,
      description: 'How the subscriptions stand.',
      complexity: cost.query,
      resolve: (_today, _args, { database, now }) => countSubscriptions(database, now()),
    }),
    revenue: t.field({
      type: [Revenue],
      description: 'What plans brought in, this month and the last one.',
      complexity: cost.query,
      resolve: (_today, _args, { database, now }) => sumRevenue(database, now()),
    }),
  }),
});

builder.queryField('today', (t) =>
  t.field({
    type: Today,
    description: 'The day of the agency, and how the last weeks went. For the admin.',
    authScopes: { admin: true },
    resolve: () => ({}),
  }),
);
