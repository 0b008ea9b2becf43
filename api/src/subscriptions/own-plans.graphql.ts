import type { MaintenanceOrder, Subscription } from '@agency/prisma/client';
import { namesOfPlan, type PackageType } from '#api/contract/maintenance-plans.ts';
import { forgotPasswordSchema } from '#api/contract/session.ts';
import { formatDay, outOfDateText } from '#api/contract/text.ts';
import { builder } from '#api/graphql/builder.ts';
import type { GraphQLContext } from '#api/graphql/context.ts';
import { cost } from '#api/graphql/cost.ts';
import { Receipt } from '#api/graphql/failure-types.ts';
import { InputError, NotFoundError, parseInput, RateLimitedError } from '#api/graphql/failures.ts';
import { PackageType as PackageTypeEnum } from '#api/packages/maintenance-plans.graphql.ts';
import { requestLink } from '#api/session/reset-password.ts';
import {
  cancelSubscription,
  changePlan,
  endAfterNotice,
  openOrdersOf,
  resumeSubscription,
} from './change-subscription.ts';
import { personOfLink, plansOf } from './plan-links.ts';
import { renewLink } from './renew-link.ts';
import { awaitsPayment, changeStartsAt, isCharged, nextChargeAt, plannedChargeAt } from './subscription-state.ts';
import { nameOf, SubscriptionState } from './subscriptions.graphql.ts';

const OwnInvoice = builder.objectRef<MaintenanceOrder>('OwnInvoice').implement({
  description: 'The invoice of a month that a customer has paid.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the order, a uuid.' }),
    invoiceNumber: t.exposeString('invoiceNumber', { description: 'Such as `INV-2026-000123`.' }),
    startDate: t.expose('startDate', { type: 'DateTime', nullable: true, description: 'When the paid month began.' }),
    amount: t.field({
      type: 'Decimal',
      description: 'The amount paid.',
      resolve: ({ packagePrice }) => packagePrice.toFixed(2),
    }),
  }),
});

/** `open`: the order of the next month, if there is one. `changedFrom`: the month from which the next plan applies. */
type WithOpenOrder = Subscription & { open: MaintenanceOrder | null; changedFrom: number };

/** Whether PayPal holds a payment for an order, or the agency reviews it. */
const isInProgress = ({ paymentStatus, captureStatus }: MaintenanceOrder): boolean =>
  paymentStatus === 'review' || (paymentStatus === 'pending' && captureStatus !== null);

/** The part of a plan that its customer may see, without the agency's notes and PayPal's ids. */
const OwnPlan = builder.objectRef<WithOpenOrder>('OwnPlan').implement({
  description: 'A plan, as its customer sees it.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'A uuid.' }),
    packageType: t.field({
      type: PackageTypeEnum,
      description: 'The plan of the current month.',
      resolve: ({ packageType }) => packageType as PackageType,
    }),
    nextPackageType: t.field({
      type: PackageTypeEnum,
      nullable: true,
      description: 'The chosen next plan, which begins at `nextPackageStartsAt`. Null if the plan stays the same.',
      resolve: ({ nextPackageType }) => nextPackageType as PackageType | null,
    }),
    nextPackagePrice: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'The price at which the next plan was chosen, in US dollars per month. Null if none is chosen.',
      resolve: ({ nextPackagePrice }) => nextPackagePrice?.toFixed(2) ?? null,
    }),
    nextPackageStartsAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the chosen next plan begins. Null if none is chosen, or if this plan ends before then.',
      resolve: ({ changedFrom, ...plan }) =>
        plan.nextPackageType === null
          ? null
          : changeStartsAt({ ...plan, paidPeriods: Math.max(plan.paidPeriods, changedFrom) }, null),
    }),
    changeStartsAt: t.field({
      type: 'DateTime',
      nullable: true,
      description:
        'When a plan that is chosen now begins: with the first month that is not ordered yet. Null if there is no such month.',
      resolve: ({ open, ...plan }) => changeStartsAt(plan, open),
    }),
    openPackageType: t.field({
      type: PackageTypeEnum,
      nullable: true,
      description: 'The plan of the month that is ordered but not paid. Null if there is none.',
      resolve: ({ open }) => (open?.packageType ?? null) as PackageType | null,
    }),
    packagePrice: t.field({
      type: 'Decimal',
      description: 'US dollars per month.',
      resolve: ({ packagePrice }) => packagePrice.toFixed(2),
    }),
    website: t.exposeString('website', { nullable: true, description: 'The site that is maintained.' }),
    state: t.field({
      type: SubscriptionState,
      description: 'The state of the plan.',
      resolve: ({ state }) => nameOf(state),
    }),
    isAutomatic: t.boolean({
      description:
        'Whether a stored payment method pays for its months. If not, the customer gets a payment link by mail each month.',
      resolve: ({ vaultId }) => vaultId !== null,
    }),
    nextChargeAt: t.field({
      type: 'DateTime',
      nullable: true,
      description:
        'When the next month is charged, or since when it is due. After a declined charge, the day of the next try. Null if no further month will be charged.',
      resolve: ({ open, ...plan }) =>
        plan.state !== 'ended' && isCharged(plan) ? (open ? nextChargeAt : plannedChargeAt)(plan) : null,
    }),
    awaitsPayment: t.boolean({
      description: 'Whether a month waits for the customer to pay it by a link, and no payment is in progress.',
      resolve: ({ open, ...plan }, _args, { now }) =>
        open !== null && !isInProgress(open) && awaitsPayment(plan, now()),
    }),
    isPaymentInProgress: t.boolean({
      description: 'Whether PayPal holds a payment for the open month, or the agency reviews it.',
      resolve: ({ open }) => open !== null && isInProgress(open),
    }),
    endsAt: t.expose('endsAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the plan ends, if it is canceled.',
    }),
    endsIfCanceled: t.field({
      type: 'DateTime',
      description: 'When the plan would end if it were canceled now.',
      resolve: (plan, _args, { now }) => endAfterNotice(plan, now()),
    }),
    invoices: t.field({
      type: [OwnInvoice],
      description: 'The last 24 invoices, newest first.',
      complexity: cost.query,
      resolve: ({ id: subscriptionId }, _args, { database }) =>
        database.maintenanceOrder.findMany({
          where: { subscriptionId, paymentStatus: 'paid' },
          orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
          take: 24,
        }),
    }),
  }),
});

builder.queryField('ownPlans', (t) =>
  t.field({
    type: [OwnPlan],
    nullable: true,
    description: 'The plans of the address to which a link was mailed. Null if the link is invalid or has expired.',
    args: { token: t.arg.string({ required: true, description: 'The token of the link.' }) },
    resolve: async (_root, { token }, context) => {
      const person = await personOfLink(context, token);
      if (person === null) return null;
      const plans = await plansOf(context, person);
      const open = await context.database.maintenanceOrder.findMany({ where: openOrdersOf(plans) });
      const changes = await context.database.subscriptionEvent.findMany({
        where: { subscriptionId: { in: plans.map(({ id }) => id) }, kind: 'plan-changed' },
        orderBy: { id: 'desc' },
        distinct: 'subscriptionId',
      });
      return plans.map((plan) => {
        const isOfPlan = ({ subscriptionId }: { subscriptionId: string | null }) => subscriptionId === plan.id;
        return { ...plan, open: open.find(isOfPlan) ?? null, changedFrom: changes.find(isOfPlan)?.period ?? 0 };
      });
    },
  }),
);

const OwnPlanChange = builder.enumType('OwnPlanChange', {
  description: 'What a customer can do with their plan.',
  values: {
    cancel: { description: 'Cancels the plan with 30 days’ notice.' },
    resume: { description: 'Undoes the cancellation.' },
    change: { description: 'Chooses another plan, which begins at `changeStartsAt`.' },
    pay: { description: 'Asks for another link to pay the month that is due.' },
  },
});

const ChangeOwnPlanInput = builder.inputType('ChangeOwnPlanInput', {
  description: 'A change that a customer makes.',
  fields: (t) => ({
    token: t.string({ required: true, description: 'The token of the mailed link.' }),
    id: t.id({ required: true, description: 'The id of the plan.' }),
    change: t.field({ type: OwnPlanChange, required: true, description: 'The change.' }),
    packageType: t.field({ type: PackageTypeEnum, description: 'The new plan. Required for `change`.' }),
    packagePrice: t.string({
      description: 'The price of the new plan that the customer was shown: `149.00`. Required for `change`.',
    }),
  }),
});

const RequestPlanLinkInput = builder.inputType('RequestPlanLinkInput', {
  description: 'The customer who wants a link.',
  fields: (t) => ({ email: t.string({ required: true, description: 'At most 254 characters.' }) }),
});

builder.mutationFields((t) => ({
  requestPlanLink: t.field({
    type: Receipt,
    description: 'Mails a link to the plans of an address, if there are any. The answer is always the same.',
    errors: { types: [InputError, RateLimitedError] },
    args: { input: t.arg({ type: RequestPlanLinkInput, required: true, description: 'The address.' }) },
    resolve: (_root, { input }, context) =>
      requestLink('plan-link', parseInput(forgotPasswordSchema, input).email, context),
  }),
  changeOwnPlan: t.field({
    type: Receipt,
    description: 'Changes a plan for a customer with a mailed link.',
    errors: { types: [InputError, NotFoundError, RateLimitedError] },
    args: { input: t.arg({ type: ChangeOwnPlanInput, required: true, description: 'The change.' }) },
    resolve: (_root, { input }, context) => changeOwnPlan(input, context),
  }),
}));

type Change = {
  token: string;
  id: string;
  change: 'cancel' | 'resume' | 'change' | 'pay';
  packageType?: PackageType | null;
  packagePrice?: string | null;
};

/** Returns the error for a change without a price, which only a page of an earlier release sends. */
const noPrice = () => new InputError([{ path: 'packagePrice', message: outOfDateText }]);

async function changeOwnPlan(
  { token, id, change, packageType, packagePrice: shownPrice }: Change,
  context: GraphQLContext,
) {
  await context.rateLimits.consume('paymentByAddress', context.address);
  const person = await personOfLink(context, token);
  if (!person) throw new NotFoundError({ message: 'This link is no longer valid. Please request a new one.' });
  if (!(await plansOf(context, person)).some((plan) => plan.id === id)) throw new NotFoundError('This plan');
  const changing = { ...context, by: null };
  const changed = await context.database.$transaction(async (transaction) => {
    if (change === 'pay') await renewLink(transaction, id, context);
    else if (change === 'cancel') await cancelSubscription(transaction, id, changing);
    else if (change === 'resume') await resumeSubscription(transaction, id, changing);
    else if (change === 'change') {
      if (!packageType) throw new InputError([{ path: 'packageType', message: 'Required' }]);
      if (!shownPrice) throw noPrice();
      return changePlan(transaction, { id, packageType, shownPrice }, changing);
    }
    return null;
  });
  if (packageType && changed?.startsAt) {
    const [day, { name }] = [formatDay(changed.startsAt), namesOfPlan(packageType)];
    return { message: `Starting ${day}, your plan is ${name}. We have emailed you its price.` };
  }
  return { message: messages[change] };
}

const messages = {
  cancel: 'Your plan is canceled. We have emailed you its end date.',
  resume: 'Your plan continues. We have emailed you about the next payment.',
  change: 'This plan is already chosen, so nothing changes.',
  pay: 'We are sending you a new payment link.',
} as const;
