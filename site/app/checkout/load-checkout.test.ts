import { expect, test, vi } from 'vitest';
import { maintenancePlans } from '#app/graphql/maintenance-plan.factory.ts';
import type { SiteContext } from '#app/site-context.ts';
import { type BuyerOrder, loadCheckout } from './load-checkout.ts';
import { newOrder, paidOrder } from './order.factory.ts';

const setup = { __typename: 'PaypalSetup', sdkUrl: '/api/paypal/demo-sdk.js', isDemo: true };

/**
 * Loads the checkout at `query` for a buyer with this order. In the result, `stands` is the step, or the URL of a
 * redirect.
 */
async function stand(query: string, order: BuyerOrder | null, paypalSetup: object | Error = setup) {
  const answers = async (document: { definitions: readonly unknown[] }) => {
    if (!JSON.stringify(document.definitions).includes('paypalSetup')) return { maintenancePlans, currentOrder: order };
    if (paypalSetup instanceof Error) throw paypalSetup;
    return { paypalSetup };
  };
  const queryApi = vi.fn(answers);
  const logError = vi.fn();
  const site = { queryApi, logError } as unknown as SiteContext;
  try {
    const checkout = await loadCheckout(new URLSearchParams(query), site);
    return { checkout, stands: checkout.step, plan: checkout.plan.type, asked: queryApi.mock.calls.length, logError };
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    return { stands: thrown.headers.get('Location'), logError };
  }
}

const away = (address: string) => `/maintenance/checkout?${address}`;

test.each<[string, BuyerOrder | null, string | null]>([
  ['', null, 'select'],
  ['step=details', null, 'details'],
  ['step=details', newOrder(), 'details'],
  ['step=details', paidOrder(), 'details'],
  ['step=payment', null, away('step=details&plan=protect')],
  ['step=payment&plan=perform', null, away('step=details&plan=perform')],
  ['step=payment', newOrder(), 'payment'],
  ['step=payment', newOrder({ paymentStatus: 'review' }), 'payment'],
  ['step=payment', paidOrder(), away('step=success')],
  ['step=payment', newOrder({ paymentStatus: 'failed' }), away('step=details&plan=protect')],
  ['step=payment', newOrder({ paymentStatus: 'failed', packageType: 'maintain' }), away('step=details&plan=maintain')],
  ['step=payment', paidOrder({ paymentStatus: 'refunded' }), away('step=details&plan=protect')],
  ['step=payment', newOrder({ paymentStatus: 'failed', period: 3 }), '/maintenance/plan'],
  ['step=payment&link', null, '/maintenance/plan'],
  ['step=payment&link', newOrder(), 'payment'],
  ['step=success', null, away('step=select&plan=protect')],
  ['step=success', newOrder(), away('step=select&plan=protect')],
  ['step=success', newOrder({ paymentStatus: 'review' }), away('step=select&plan=protect')],
  ['step=success', paidOrder({ paymentStatus: 'refunded' }), away('step=select&plan=protect')],
  ['step=success', paidOrder(), 'success'],
])('the query %j with the order %o leads to %s', async (query, order, stands) => {
  expect((await stand(query, order)).stands).toBe(stands);
});

test('before the payment step, the plan comes from the URL, and from then on it comes from the order', async () => {
  expect((await stand('step=details&plan=maintain', newOrder({ packageType: 'perform' }))).plan).toBe('maintain');
  expect((await stand('step=payment&plan=maintain', newOrder({ packageType: 'perform' }))).plan).toBe('perform');
  expect((await stand('step=success&plan=maintain', paidOrder({ packageType: 'perform' }))).plan).toBe('perform');
});

test('the details step shows the details of an open order for the first month, but not of other orders', async () => {
  expect((await stand('step=details', newOrder())).checkout).toMatchObject({ open: { customerName: 'Ada Lovelace' } });
  for (const other of [paidOrder(), newOrder({ period: 3 })])
    expect((await stand('step=details', other)).checkout).toMatchObject({ open: null });
});

test('PayPal’s setup is queried only at the payment step, and only for an order that can be paid', async () => {
  for (const query of ['', 'step=details', 'step=success']) expect((await stand(query, paidOrder())).asked).toBe(1);
  expect((await stand('step=payment', newOrder({ paymentStatus: 'review' }))).asked).toBe(1);
  const { checkout, asked } = await stand('step=payment', newOrder());
  expect([asked, checkout]).toMatchObject([2, { setup: { sdkUrl: '/api/paypal/demo-sdk.js', isDemo: true } }]);
});

test.each([
  [{ __typename: 'PaymentUnavailable' }, 0],
  [new Error('The API is down'), 1],
])('the payment step is shown without PayPal if PayPal is unavailable (%o)', async (paypalSetup, logged) => {
  const { checkout, logError } = await stand('step=payment', newOrder(), paypalSetup);
  expect(checkout).toMatchObject({ step: 'payment', setup: null });
  expect(logError).toHaveBeenCalledTimes(logged);
});
