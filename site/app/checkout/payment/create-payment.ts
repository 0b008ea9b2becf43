import { createStore } from 'zustand/vanilla';
import type { BuyerOrder } from '../load-checkout.ts';
import { approval, forgetApproval, rememberApproval } from './approval.ts';
import {
  completePayment,
  type PaymentClient,
  providerFailed,
  resultOfOrder,
  type ShownResult,
} from './complete-payment.ts';
import type { PaymentSession, PayPalInstance, PayPalNamespace } from './paypal-sdk.ts';

/**
 * Where a payment stands: PayPal's button is coming, did not come, is there; PayPal's window is open; an approved payment is
 * being captured; or there is nothing more to press here.
 */
export type Stage = 'loading' | 'absent' | 'ready' | 'paying' | 'processing' | 'over';
type PaymentState = { stage: Stage; result: ShownResult | null };

type PaymentParts = {
  client: PaymentClient;
  sdkUrl: string;
  loadPaypal(sdkUrl: string): Promise<PayPalNamespace>;
  /** The order as the page shows it now. */
  order(): Pick<BuyerOrder, 'id' | 'packagePrice' | 'paypalOrderId'>;
  onPaid(): void;
  /** The page must be read again: the order has changed elsewhere. */
  onStale(): void;
};

/** The life of one payment, outside of React: PayPal calls back when it likes, and a second press comes before a drawing. */
export function createPayment({ client, sdkUrl, loadPaypal, order, onPaid, onStale }: PaymentParts) {
  const state = createStore<PaymentState>(() => ({ stage: 'loading', result: null }));
  const { setState: set } = state;
  const stage = () => state.getState().stage;
  let instance: PayPalInstance | null = null;
  /** What the next press starts, and what the last one did: PayPal may still call back for that. */
  let session: PaymentSession | null = null;
  let started: PaymentSession | null = null;
  /** Sessions are numbered, and each is of one press: what an earlier one says ends no later one. */
  let made = 0;
  let attempt = 0;
  let loads = 0;

  /** Begins with what was approved before the page was left, if that is how it was left; else with the button. */
  function begin() {
    const approved = approval();
    if (approved && approved === order().paypalOrderId) return complete(approved);
    forgetApproval();
    return load();
  }

  /** Gets the button ready. The token is good for some minutes only, so each attempt has its own. */
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

  /** Made before it is needed: a press must open PayPal's window at once. */
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

  /** For a press of the button. */
  function pay() {
    if (stage() !== 'ready' || !session) return;
    // Its window may be open still, as after an error: one payment at a time.
    started?.destroy();
    started = session;
    attempt = made;
    const number = attempt;
    set({ stage: 'paying', result: null });
    const { packagePrice } = order();
    const created = client.createPaypalOrder({ amount: packagePrice, currency: 'USD', intent: 'CAPTURE' });
    // Handled before PayPal sees it: our own reason says more than PayPal's error that follows.
    created.catch((fault) => endAttempt(number, resultOfOrder(fault)));
    started
      .start(
        { presentationMode: 'auto' },
        created.then(({ id }) => ({ orderId: id })),
      )
      .catch(() => endAttempt(number, providerFailed));
  }

  /**
   * The buyer's word counts, whatever PayPal said before: an error may be reported while the window stays open. What is approved
   * and not captured here would be captured later, when the buyer believes that nothing was paid.
   */
  async function onApprove({ orderId }: { orderId: string }) {
    if (stage() === 'processing' || stage() === 'over') return;
    rememberApproval(orderId);
    await complete(orderId);
  }

  /** The window is closed and nothing was approved. The first reason counts. */
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
    /** Asks once more what became of an approved payment. */
    ask() {
      const approved = approval() ?? order().paypalOrderId;
      if (stage() === 'over' && approved) void complete(approved);
    },
  };
}
