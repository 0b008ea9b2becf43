import { createStore } from 'zustand/vanilla';
import type { BuyerOrder } from '../load-checkout.ts';
import {
  completePayment,
  type PaymentClient,
  providerFailed,
  resultOfOrder,
  type ShownResult,
} from './complete-payment.ts';
import { approval, forgetApproval, rememberApproval } from './kept-in-tab.ts';
import type { PaymentSession, PayPalInstance, PayPalNamespace } from './paypal-sdk.ts';

/**
 * The stage of a payment. `absent`: the button could not be loaded. `paying`: PayPal's window is open. `processing`: an
 * approved payment is being captured. `over`: nothing can be pressed anymore.
 */
export type Stage = 'loading' | 'absent' | 'ready' | 'paying' | 'processing' | 'over';
type PaymentState = { stage: Stage; result: ShownResult | null };

type PaymentParts = {
  client: PaymentClient;
  sdkUrl: string;
  loadPaypal(sdkUrl: string): Promise<PayPalNamespace>;
  /** Returns the order that the page shows. */
  order(): Pick<BuyerOrder, 'id' | 'packagePrice' | 'paypalOrderId'>;
  onPaid(): void;
  /** Called when the order has changed elsewhere, so the page's data must be reloaded. */
  onStale(): void;
};

/**
 * Manages one payment outside of React, because PayPal may call back at any time, and a second press may come before a
 * render.
 */
export function createPayment({ client, sdkUrl, loadPaypal, order, onPaid, onStale }: PaymentParts) {
  const state = createStore<PaymentState>(() => ({ stage: 'loading', result: null }));
  const { setState: set } = state;
  const stage = () => state.getState().stage;
  let instance: PayPalInstance | null = null;
  /** The session for the next press. `started`: the session of the last press, which may still report events. */
  let session: PaymentSession | null = null;
  let started: PaymentSession | null = null;
  /**
   * The number of sessions so far. `attempt`: the number of the started session, so that no earlier session ends the
   * attempt.
   */
  let made = 0;
  let attempt = 0;
  let loads = 0;

  /** Completes a payment that was approved before the page was left or reloaded. If there is none, loads the button. */
  function begin() {
    const approved = approval();
    if (approved && approved === order().paypalOrderId) return complete(approved);
    forgetApproval();
    return load();
  }

  /** Prepares the button. Each load gets a new token, because a token is valid for only a few minutes. */
  async function load() {
    loads += 1;
    const mine = loads;
    set({ stage: 'loading' });
    const isWanted = () => mine === loads && stage() === 'loading';
    try {
      const [paypal, { clientToken }] = await Promise.all([loadPaypal(sdkUrl), client.paypalSetup()]);
      const fresh = await paypal.createInstance({ clientToken, components: ['paypal-payments'], pageType: 'checkout' });
      if (!isWanted()) return;
      instance = fresh;
      prepare();
      set({ stage: 'ready' });
    } catch {
      if (isWanted()) set({ stage: 'absent' });
    }
  }

  /** Creates the session in advance, because a press must open PayPal's window at once. */
  function prepare() {
    made += 1;
    const number = made;
    session =
      instance?.createPayPalOneTimePaymentSession({
        onApprove,
        onCancel: () => endAttempt(number, { kind: 'canceled' }),
        onError: () => endAttempt(number, providerFailed),
      }) ?? null;
  }

  function pay() {
    if (stage() !== 'ready' || !session) return;
    // Closes the last session's window, which may still be open, for example after an error.
    started?.destroy();
    started = session;
    attempt = made;
    const number = attempt;
    set({ stage: 'paying', result: null });
    const { id: orderId, packagePrice } = order();
    const created = client.createPaypalOrder({ amount: packagePrice, currency: 'USD', intent: 'CAPTURE', orderId });
    // Handles our own failure first, because its reason is more specific than the error of PayPal that follows.
    created.catch((fault) => endAttempt(number, resultOfOrder(fault)));
    started
      .start(
        { presentationMode: 'auto' },
        created.then(({ id }) => ({ orderId: id })),
      )
      .catch(() => endAttempt(number, providerFailed));
  }

  /**
   * Completes the payment, even after an error, because PayPal's window may stay open after an error. If the payment
   * were not captured now, the server would capture it later, when the buyer believes that nothing was paid.
   */
  async function onApprove({ orderId }: { orderId: string }) {
    if (stage() === 'processing' || stage() === 'over') return;
    rememberApproval(orderId);
    await complete(orderId);
  }

  /** Ends an attempt that was not approved. Only the first reason is shown. */
  function endAttempt(number: number, result: ShownResult) {
    if (stage() === 'paying' && number === attempt) showResult(result);
  }

  async function complete(paypalOrderId: string) {
    set({ stage: 'processing', result: null });
    const result = await completePayment(client, order().id, paypalOrderId);
    if (result.kind === 'paid') return onPaid();
    if (result.kind !== 'unknown' && result.kind !== 'checking') forgetApproval();
    showResult(result);
  }

  function showResult(result: ShownResult) {
    const { kind } = result;
    if (kind === 'canceled') {
      prepare();
      return set({ stage: 'ready', result });
    }
    const mayPress = kind === 'again' || kind === 'stale';
    set({ stage: mayPress ? 'loading' : 'over', result });
    if (kind === 'stale') onStale();
    if (mayPress) void load();
  }

  return {
    state,
    begin,
    load,
    pay,
    /** Requests the result of an approved payment again. This never pays twice. */
    ask() {
      const approved = approval() ?? order().paypalOrderId;
      if (stage() === 'over' && approved) void complete(approved);
    },
  };
}
