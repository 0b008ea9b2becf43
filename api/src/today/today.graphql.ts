import { BackupState } from '#api/backup/backups.graphql.ts';
import { loadBackups } from '#api/backup/load-backups.ts';
import { chartDays, type InquirySource, inquirySources, outcomeDays, sourceNames } from '#api/contract/today.ts';
import { builder } from '#api/graphql/builder.ts';
import { cost } from '#api/graphql/cost.ts';
import {
  countDays,
  countOutcomes,
  countWoken,
  measureAnswers,
  measureSubscriptions,
  type Outcomes,
  sumRevenue,
} from './load-today.ts';

type Row<Load extends (...given: never[]) => Promise<unknown[]>> = Awaited<ReturnType<Load>>[number];

const Day = builder.objectRef<Row<typeof countDays>>('DayCount').implement({
  description: 'The inquiries and orders of a day.',
  fields: (t) => ({
    date: t.exposeString('date', { description: 'Such as 2026-11-24, in UTC.' }),
    inquiries: t.exposeInt('inquiries', { description: 'The number of inquiries, without spam.' }),
    orders: t.exposeInt('orders', { description: 'The number of paid orders, without those of the demonstration.' }),
  }),
});

const AnswerTime = builder.objectRef<Row<typeof measureAnswers>>('AnswerTime').implement({
  description: 'How fast the inquiries of a month were answered.',
  fields: (t) => ({
    month: t.exposeString('month', { description: 'Such as 2026-11, in UTC.' }),
    medianMs: t.exposeFloat('medianMs', {
      nullable: true,
      description: 'The median time to the first reply, in ms. Null if there was no reply.',
    }),
    answered: t.exposeInt('answered', { description: 'The number of inquiries with a reply.' }),
    all: t.exposeInt('all', { description: 'The number of inquiries in the month, without spam.' }),
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
  description: 'The outcomes of the inquiries about a service, without spam and the trash.',
  fields: (t) => ({
    service: t.exposeString('service', { description: 'The service, such as `wordpress`.' }),
    inquiries: t.exposeInt('inquiries', { description: 'The number of inquiries.' }),
    won: t.exposeInt('won', { description: 'The number of won inquiries.' }),
    lost: t.exposeInt('lost', { description: 'The number of lost inquiries.' }),
  }),
});
const SourceOutcomes = outcome<Outcomes & { source: (typeof sourceNames)[number] }>('Source').implement({
  description: 'The outcomes of the inquiries from one source, without spam and the trash.',
  fields: (t) => ({
    source: t.expose('source', { type: Source, description: 'What led to the inquiries.' }),
    inquiries: t.exposeInt('inquiries', { description: 'The number of inquiries.' }),
    won: t.exposeInt('won', { description: 'The number of won inquiries.' }),
    lost: t.exposeInt('lost', { description: 'The number of lost inquiries.' }),
  }),
});

const AllOutcomes = builder.objectRef<Awaited<ReturnType<typeof countOutcomes>>>('InquiryOutcomes').implement({
  description: 'The outcomes of inquiries.',
  fields: (t) => ({
    services: t.expose('services', { type: [ServiceOutcomes], description: 'The outcomes by service.' }),
    sources: t.expose('sources', { type: [SourceOutcomes], description: 'The outcomes by source.' }),
  }),
});

const Revenue = builder.objectRef<Row<typeof sumRevenue>>('PlanRevenue').implement({
  description: 'The revenue of a plan from paid orders, without those of the demonstration.',
  fields: (t) => ({
    month: t.exposeString('month', { description: 'Such as 2026-11, in UTC.' }),
    plan: t.exposeString('plan', { description: 'The plan.' }),
    currency: t.exposeString('currency', { description: 'The currency, in ISO 4217.' }),
    orders: t.exposeInt('orders', { description: 'The number of orders.' }),
    amount: t.exposeFloat('amount', { description: 'The sum of the orders.' }),
  }),
});

const SubscriptionNumbers = builder
  .objectRef<Awaited<ReturnType<typeof measureSubscriptions>>>('SubscriptionNumbers')
  .implement({
    description: 'Numbers of subscriptions, without those of the demonstration.',
    fields: (t) => ({
      active: t.exposeInt('active', { description: 'Active subscriptions.' }),
      pastDue: t.exposeInt('pastDue', { description: 'Subscriptions with a month that is past due.' }),
      canceling: t.exposeInt('canceling', { description: 'Canceled subscriptions that have not ended.' }),
      ended: t.exposeInt('ended', { description: 'Subscriptions that ended within the last 30 days.' }),
      churn: t.exposeFloat('churn', {
        nullable: true,
        description:
          'The share of the subscriptions of 30 days ago that have ended since, from 0 to 1. Null if there were no subscriptions.',
      }),
      monthlyRevenue: t.exposeFloat('monthlyRevenue', {
        description: 'The monthly revenue of the subscriptions that will be charged again, in US dollars.',
      }),
      renewals: t.exposeInt('renewals', { description: 'Subscriptions whose next charge is within 30 days.' }),
    }),
  });

const Today = builder.objectRef<object>('Today').implement({
  description: 'An overview of the current day and the last weeks.',
  fields: (t) => ({
    woken: t.int({
      description: 'The number of inquiries that woke from a snooze and have been waiting since.',
      complexity: cost.query,
      resolve: (_today, _args, { database }) => countWoken(database),
    }),
    days: t.field({
      type: [Day],
      description: `The inquiries and orders of each of the last ${chartDays} days, oldest first.`,
      complexity: cost.query,
      resolve: (_today, _args, { database, now }) => countDays(database, now()),
    }),
    answerTimes: t.field({
      type: [AnswerTime],
      description: 'How fast inquiries were answered: this month first, then the last one.',
      complexity: cost.query,
      resolve: (_today, _args, { database, now }) => measureAnswers(database, now()),
    }),
    outcomes: t.field({
      type: AllOutcomes,
      description: `The outcomes of the inquiries of the last ${outcomeDays} days, without spam and the trash, most frequent first.`,
      complexity: cost.query,
      resolve: (_today, _args, { database, now }) => countOutcomes(database, now()),
    }),
    backup: t.field({
      type: BackupState,
      description: 'The state of the backups.',
      complexity: cost.query,
      resolve: (_today, _args, { database }) => loadBackups(database),
    }),
    subscriptions: t.field({
      type: SubscriptionNumbers,
      description: 'The numbers of subscriptions.',
      complexity: cost.query,
      resolve: (_today, _args, { database, now }) => measureSubscriptions(database, now()),
    }),
    revenue: t.field({
      type: [Revenue],
      description: 'The revenue by plan, of this month and the last one.',
      complexity: cost.query,
      resolve: (_today, _args, { database, now }) => sumRevenue(database, now()),
    }),
  }),
});

builder.queryField('today', (t) =>
  t.field({
    type: Today,
    description: 'An overview of the current day and the last weeks. For the admin.',
    authScopes: { admin: true },
    resolve: () => ({}),
  }),
);
