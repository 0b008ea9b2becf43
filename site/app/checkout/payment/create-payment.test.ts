import { HttpError } from '@agency/api/contract/rest-client';
import { beforeEach, expect, test, vi } from 'vitest';
import { newOrder } from '../order.factory.ts';
import { createPayment } from './create-payment.ts';
import { approval, rememberApproval } from './kept-in-tab.ts';
import type { PaymentEvents } from './paypal-sdk.ts';

const kept = new Map<string, string>();
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
});
beforeEach(() => kept.clear());

const refusal = (status: number, body: object) => new HttpError(status, '', JSON.stringify(body));
const captured = { purchase_units: [{ payments: { captures: [{ id: 'CAPTURE1' }] } }] };
const generic = 'There was an issue processing your payment. Please try again.';
const afterCharge = 'Payment completed but there was an issue processing your order. Please contact support.';

/**
 * A payment of `order`. PayPal and the server succeed unless a test replaces them. `buyer` triggers events of PayPal's
 * window.
 */
function newPayment({
  order = newOrder(),
  client = {} as object,
  loadPaypal = undefined as undefined | (() => never),
} = {}) {
  const windows: PaymentEvents[] = [];
  const destroy = vi.fn();
  const start = vi.fn(async (_options: object, placing: Promise<{ orderId: string }>) => {
    await placing;
  });
  const createInstance = vi.fn(async () => ({
    createPayPalOneTimePaymentSession(events: PaymentEvents) {
      const number = windows.push(events);
      return { start, destroy: () => destroy(number) };
    },
  }));
  const server = {
    paypalSetup: vi.fn(async () => ({ clientToken: 'token' })),
    createPaypalOrder: vi.fn(async () => ({ id: 'PAYPAL1' })),
    capturePaypalOrder: vi.fn(async () => captured),
    reportPayment: vi.fn(async () => ({})),
    ...client,
  };
  const [onPaid, onStale] = [vi.fn(), vi.fn()];
  const payment = createPayment({
    client: server as never,
    sdkUrl: '/sdk.js',
    loadPaypal: loadPaypal ?? (async () => ({ createInstance })),
    order: () => order,
    onPaid,
    onStale,
  });
  /** Returns the callbacks of the last session, or of session `number`. */
  const buyer = (number = windows.length) => windows[number - 1] as PaymentEvents;
  return { payment, server, start, destroy, createInstance, onPaid, onStale, buyer };
}

/** Like `newPayment`, with PayPal's window open. */
async function opened(parts: Parameters<typeof newPayment>[0] = {}) {
  const made = newPayment(parts);
  await made.payment.begin();
  made.payment.pay();
  await expect.poll(() => made.start).toHaveBeenCalled();
  return made;
}

test('an approved payment is captured, and reported with the ID of its first capture', async () => {
  const { payment, server, start, onPaid, buyer, createInstance } = await opened();
  expect(createInstance).toHaveBeenCalledWith({
    clientToken: 'token',
    components: ['paypal-payments'],
    pageType: 'checkout',
  });
  const shown = { amount: '149.00', currency: 'USD', intent: 'CAPTURE', orderId: 'order-1' };
  expect(server.createPaypalOrder).toHaveBeenCalledWith(shown);
  expect(start.mock.calls[0]?.[0]).toEqual({ presentationMode: 'auto' });
  expect(await start.mock.calls[0]?.[1]).toEqual({ orderId: 'PAYPAL1' });
  const approved = buyer().onApprove({ orderId: 'PAYPAL1' });
  expect([payment.state.getState().stage, approval()]).toEqual(['processing', 'PAYPAL1']);
  await approved;
  expect(server.capturePaypalOrder).toHaveBeenCalledExactlyOnceWith('PAYPAL1');
  expect(server.reportPayment).toHaveBeenCalledExactlyOnceWith({
    orderId: 'order-1',
    paypalOrderId: 'PAYPAL1',
    paypalPaymentId: 'CAPTURE1',
  });
  expect(onPaid).toHaveBeenCalledOnce();
  expect(payment.state.getState().stage).toBe('processing');
});

test('a second press opens no second window, and a repeated approval captures nothing more', async () => {
  const { payment, server, start, buyer } = await opened();
  payment.pay();
  expect(start).toHaveBeenCalledOnce();
  await Promise.all([buyer().onApprove({ orderId: 'PAYPAL1' }), buyer().onApprove({ orderId: 'PAYPAL1' })]);
  payment.pay();
  expect([server.createPaypalOrder.mock.calls.length, server.capturePaypalOrder.mock.calls.length]).toEqual([1, 1]);
});

test('the order in PayPal’s capture is reported, even if another tab has placed another order', async () => {
  const unit = { custom_id: 'order-2', payments: { captures: [{ id: 'CAPTURE1' }] } };
  const { server, buyer } = await opened({ client: { capturePaypalOrder: async () => ({ purchase_units: [unit] }) } });
  await buyer().onApprove({ orderId: 'PAYPAL1' });
  expect(server.reportPayment).toHaveBeenCalledWith(expect.objectContaining({ orderId: 'order-2' }));
});

test('a buyer who cancels may pay again', async () => {
  const { payment, start, buyer } = await opened();
  buyer().onCancel();
  expect(payment.state.getState()).toEqual({ stage: 'ready', result: { kind: 'canceled' } });
  payment.pay();
  expect([start.mock.calls.length, payment.state.getState().result]).toEqual([2, null]);
});

test('an error at PayPal is shown once, and the button is loaded again with a new token', async () => {
  const { payment, server, buyer } = await opened();
  buyer().onError(new Error('PayPal'));
  buyer().onCancel();
  expect(payment.state.getState().result).toEqual({ kind: 'again', message: generic });
  await expect.poll(() => payment.state.getState().stage).toBe('ready');
  expect(payment.state.getState().result).toEqual({ kind: 'again', message: generic });
  expect(server.paypalSetup).toHaveBeenCalledTimes(2);
});

test('an approval after an error is captured, both while the button loads again and afterwards', async () => {
  for (const later of [false, true]) {
    kept.clear();
    const { payment, server, onPaid, buyer } = await opened();
    buyer(1).onError(new Error('PayPal'));
    if (later) await expect.poll(() => payment.state.getState().stage).toBe('ready');
    await buyer(1).onApprove({ orderId: 'PAYPAL1' });
    expect(server.capturePaypalOrder).toHaveBeenCalledExactlyOnceWith('PAYPAL1');
    expect(onPaid).toHaveBeenCalledOnce();
    // Even when the button has finished loading, the payment is still being processed.
    await new Promise((resolve) => setTimeout(resolve));
    expect(payment.state.getState()).toEqual({ stage: 'processing', result: null });
  }
});

test('an earlier window is closed before another opens, and its errors and cancellations are ignored', async () => {
  const { payment, start, destroy, onPaid, buyer } = await opened();
  buyer(1).onError(new Error('PayPal'));
  await expect.poll(() => payment.state.getState().stage).toBe('ready');
  expect(destroy).not.toHaveBeenCalled();
  payment.pay();
  expect([destroy.mock.calls, start.mock.calls.length]).toEqual([[[1]], 2]);
  buyer(1).onCancel();
  buyer(1).onError(new Error('PayPal, late'));
  expect(payment.state.getState()).toEqual({ stage: 'paying', result: null });
  buyer(2).onCancel();
  payment.pay();
  buyer(2).onError(new Error('PayPal, late'));
  expect(payment.state.getState()).toEqual({ stage: 'paying', result: null });
  await buyer(1).onApprove({ orderId: 'PAYPAL1' });
  expect(onPaid).toHaveBeenCalledOnce();
});

test.each([
  [refusal(409, { message: 'Not open any more.', reason: 'ENDED' }), 'over', 'ended', 'Not open any more.'],
  [refusal(409, { message: 'Under way.', reason: 'UNDER_WAY' }), 'over', 'checking', 'Under way.'],
  [refusal(404, { message: 'There is no open order.' }), 'over', 'ended', 'There is no open order.'],
  [refusal(400, { message: 'The amount differs.' }), 'ready', 'stale', 'The amount differs.'],
  [refusal(429, { message: 'Wait.' }), 'ready', 'again', 'Wait.'],
  [refusal(502, { message: 'PayPal is away.' }), 'ready', 'again', generic],
  [new TypeError('Failed to fetch'), 'ready', 'again', generic],
])('if no PayPal order is created (%o), a reason is shown', async (fault, stage, kind, message) => {
  const { payment, onStale } = newPayment({ client: { createPaypalOrder: () => Promise.reject(fault) } });
  await payment.begin();
  payment.pay();
  await expect.poll(() => payment.state.getState().result).toEqual({ kind, message });
  await expect.poll(() => payment.state.getState().stage).toBe(stage);
  expect(onStale).toHaveBeenCalledTimes(kind === 'stale' ? 1 : 0);
});

test.each([
  [refusal(409, { message: 'Declined.', reason: 'DECLINED' }), 'again', 'Declined.', null],
  [refusal(409, { message: 'Not approved.', reason: 'NOT_APPROVED' }), 'again', 'Not approved.', null],
  [refusal(409, { message: 'Checking.', reason: 'PENDING' }), 'checking', 'Checking.', 'PAYPAL1'],
  [refusal(409, { message: 'A person looks.', reason: 'REVIEW' }), 'unrecorded', 'A person looks.', null],
  [refusal(502, { message: 'Never taken twice.' }), 'unknown', 'Never taken twice.', 'PAYPAL1'],
  [refusal(500, {}), 'unknown', generic, 'PAYPAL1'],
  [new TypeError('Failed to fetch'), 'unknown', generic, 'PAYPAL1'],
  [
    refusal(404, { message: 'You have no order with this payment.' }),
    'checking',
    expect.stringContaining('Please do not pay again.'),
    'PAYPAL1',
  ],
])('a capture that fails with %o has the result "%s"', async (fault, kind, message, remembered) => {
  const { payment, server, onPaid, buyer } = await opened({
    client: { capturePaypalOrder: () => Promise.reject(fault) },
  });
  await buyer().onApprove({ orderId: 'PAYPAL1' });
  expect([payment.state.getState().result, approval()]).toEqual([{ kind, message }, remembered]);
  expect(payment.state.getState().stage).toBe(kind === 'again' ? 'loading' : 'over');
  expect([server.reportPayment.mock.calls.length, onPaid.mock.calls.length]).toEqual([0, 0]);
});

test('asking again after an unknown result requests the result of the same payment', async () => {
  const capturePaypalOrder = vi.fn().mockRejectedValueOnce(new TypeError()).mockResolvedValueOnce(captured);
  const { payment, server, onPaid, buyer } = await opened({ client: { capturePaypalOrder } });
  await buyer().onApprove({ orderId: 'PAYPAL1' });
  payment.ask();
  await expect.poll(() => onPaid).toHaveBeenCalledOnce();
  expect(capturePaypalOrder.mock.calls).toEqual([['PAYPAL1'], ['PAYPAL1']]);
  expect(server.createPaypalOrder).toHaveBeenCalledOnce();
});

test.each([
  ['the report fails', { reportPayment: () => Promise.reject(refusal(500, { message: 'No' })) }],
  ['the capture has no id', { capturePaypalOrder: async () => ({ purchase_units: [] }) }],
])('after the charge, nothing can be pressed anymore if %s', async (_what, client) => {
  const { payment, onPaid, buyer } = await opened({ client });
  await buyer().onApprove({ orderId: 'PAYPAL1' });
  expect(payment.state.getState()).toEqual({ stage: 'over', result: { kind: 'unrecorded', message: afterCharge } });
  expect(onPaid).not.toHaveBeenCalled();
});

test('a reload after an approval completes the payment, and creates no second PayPal order', async () => {
  rememberApproval('PAYPAL1');
  const { payment, server, onPaid } = newPayment({ order: newOrder({ paypalOrderId: 'PAYPAL1' }) });
  await payment.begin();
  expect(onPaid).toHaveBeenCalledOnce();
  expect([server.capturePaypalOrder.mock.calls, server.createPaypalOrder.mock.calls]).toEqual([[['PAYPAL1']], []]);
});

test('an approval of another order is forgotten', async () => {
  rememberApproval('PAYPAL0');
  const { payment, server } = newPayment({ order: newOrder({ paypalOrderId: 'PAYPAL1' }) });
  await payment.begin();
  expect([payment.state.getState().stage, approval(), server.capturePaypalOrder.mock.calls.length]).toEqual([
    'ready',
    null,
    0,
  ]);
});

test('a button that failed to load can be loaded again', async () => {
  const failing = newPayment({
    loadPaypal: () => {
      throw new Error('blocked');
    },
  });
  await failing.payment.begin();
  expect(failing.payment.state.getState().stage).toBe('absent');
  const paypalSetup = vi.fn().mockRejectedValueOnce(new TypeError()).mockResolvedValue({ clientToken: 'token' });
  const { payment } = newPayment({ client: { paypalSetup } });
  await payment.begin();
  expect(payment.state.getState().stage).toBe('absent');
  await payment.load();
  expect(payment.state.getState().stage).toBe('ready');
});
