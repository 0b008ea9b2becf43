import { ownPlansPath } from '@agency/api/contract/subscriptions';
import { graphql, type ResultOf } from '@agency/api/typed-graphql';
import { redirect } from 'react-router';
import { type MaintenancePlan, maintenancePlanFields } from '#app/graphql/maintenance-plan.ts';
import type { SiteContext } from '#app/site-context.ts';
import { addressOf, byLinkParameter, readPlan, readStep } from './step.ts';

const buyerOrderFields = graphql(`
  fragment BuyerOrderFields on BuyerOrder @_unmask {
    id
    invoiceNumber
    packageType
    packagePrice
    customerName
    customerEmail
    website
    paymentStatus
    paypalOrderId
    startDate
    endDate
    storePayment
    period
    billing
    planEndsAt
  }
`);

export type BuyerOrder = ResultOf<typeof buyerOrderFields>;

const checkoutQuery = graphql(
  `
    query Checkout {
      maintenancePlans {
        ...MaintenancePlanFields
      }
      currentOrder {
        ...BuyerOrderFields
      }
    }
  `,
  [maintenancePlanFields, buyerOrderFields],
);

/** Queries the URL of PayPal's script, and whether the checkout is a demo, in which no money moves. */
const paypalSetupQuery = graphql(`
  query PaypalSetup {
    paypalSetup {
      __typename
      ... on PaypalSetup {
        sdkUrl
        isDemo
      }
    }
  }
`);

/** The data for PayPal's button. Null if PayPal is unavailable, or if the order must not be paid. */
export type Setup = { sdkUrl: string; isDemo: boolean } | null;

export type Checkout =
  | { step: 'select'; plans: readonly MaintenancePlan[]; plan: MaintenancePlan }
  | { step: 'details'; plan: MaintenancePlan; open: BuyerOrder | null }
  | { step: 'payment'; plan: MaintenancePlan; order: BuyerOrder; setup: Setup }
  | { step: 'success'; plan: MaintenancePlan; order: BuyerOrder };

/**
 * Whether money was captured, but a person must review the order before it counts as paid. Such an order must not be
 * paid again.
 */
const isUnderReview = ({ paymentStatus }: BuyerOrder): boolean => paymentStatus === 'review';

/**
 * Loads a step of the checkout. The URL requests the step, but the order must allow it: only an open order can be paid,
 * and only a paid order has a success page.
 *
 * @throws a redirect to the right step, or to the page of the customer's plans.
 */
export async function loadCheckout(query: URLSearchParams, site: SiteContext): Promise<Checkout> {
  const step = readStep(query);
  const { maintenancePlans: plans, currentOrder: order } = await site.queryApi(checkoutQuery, {});
  const chosen = planOf(plans, readPlan(query));
  // The URLs of the payment and the receipt name no plan. A redirect from there keeps the order's plan.
  const before = query.has('plan') || !order ? chosen.type : order.packageType;
  const status = order?.paymentStatus;
  const isFirst = order !== null && !order.period;
  if (step === 'select') return { step, plans, plan: chosen };
  if (step === 'details') return { step, plan: chosen, open: isFirst && status === 'pending' ? order : null };
  if (step === 'success') {
    if (order && status === 'paid') return { step, plan: planOf(plans, order.packageType), order };
    throw redirect(addressOf('select', before));
  }
  if (status === 'paid') throw redirect(addressOf('success'));
  if (!order || (status !== 'pending' && status !== 'review')) {
    // Customers with an expired payment link already have a plan. They can request another link on the page of their
    // plans.
    const hasPlan = (order && !isFirst) || query.has(byLinkParameter);
    throw redirect(hasPlan ? ownPlansPath : addressOf('details', before));
  }
  const setup = isUnderReview(order) ? null : await loadSetup(site);
  return { step, plan: planOf(plans, order.packageType), order, setup };
}

/** Loads the data for PayPal's button. Returns null if PayPal or the API fails, so that the page still renders. */
async function loadSetup({ queryApi, logError }: SiteContext): Promise<Setup> {
  try {
    const { paypalSetup } = await queryApi(paypalSetupQuery, {});
    return paypalSetup.__typename === 'PaypalSetup' ? { sdkUrl: paypalSetup.sdkUrl, isDemo: paypalSetup.isDemo } : null;
  } catch (error) {
    logError(error);
    return null;
  }
}

function planOf(plans: readonly MaintenancePlan[], type: string): MaintenancePlan {
  const plan = plans.find((one) => one.type === type);
  if (!plan) throw new Error(`There is no plan ${type} in the catalog.`);
  return plan;
}
