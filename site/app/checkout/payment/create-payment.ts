import type { BuyerOrder } from '#app/graphql/checkout.ts';
import { approval, forgetApproval, rememberApproval } from './approval.ts';
import { completePayment, type PaymentClient } from './complete-payment.ts';
import { outcomeOfOrder, providerFailed, type Told } from './outcome.ts';
import type { PaymentSession, PayPalNamespace } from './paypal-sdk.ts';

/**
 * Where a payment stands: PayPal's button is coming, did not come, is there; PayPal's window is open; an approved payment is
 * being captured; or there is nothing more to press here.
 */
export type Stage = 'loading' | 'absent' | 'ready' | 'paying' | 'processing' | 'over';
export type PaymentState = { stage: Stage; outcome: Told | null };

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
  let state: PaymentState = { stage: 'loading', outcome: null };
  let session: PaymentSession | null = null;
  const listeners = new Set<() => void>();

  function set(next: Partial<PaymentState>) {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  /** Begins with what was approved before the page was left, if that is how it was left; else with the button. */
  function begin() {
    const approved = approval();
    if (approved && approved === order().paypalOrderId) return complete(approved);
    forgetApproval();
    return load();
  }

  /** Gets the button ready. The token is good for some minutes only, so each attempt has its own. */
  async function load() {
    set({ stage: 'loading' });
    try {
      const [paypal, { clientToken }] = await Promise.all([loadPaypal(sdkUrl), client.paypalSetup()]);
      const instance = await paypal.createInstance({
        clientToken,
        components: ['paypal-payments'],
        pageType: 'checkout',
      });
      session = instance.createPayPalOneTimePaymentSession({ onApprove, onCancel, onError });
      set({ stage: 'ready' });
    } catch {
      set({ stage: 'absent' });
    }
  }

  /** For a press of the button. */
  function pay() {
    if (state.stage !== 'ready' || !session) return;
    set({ stage: 'paying', outcome: null });
    const { packagePrice } = order();
    const created = client.createPaypalOrder({ amount: packagePrice, currency: 'USD', intent: 'CAPTURE' });
    // Heard before PayPal hears of it: our own reason says more than PayPal's error that follows.
    created.catch((fault) => giveUp(outcomeOfOrder(fault)));
    session
      .start(
        { presentationMode: 'auto' },
        created.then(({ id }) => ({ orderId: id })),
      )
      .catch(onError);
  }

  async function onApprove({ orderId }: { orderId: string }) {
    if (state.stage !== 'paying') return;
    rememberApproval(orderId);
    await complete(orderId);
  }

  const onCancel = () => giveUp({ kind: 'canceled' });
  const onError = () => giveUp(providerFailed);

  /** The window is closed and nothing was approved. The first reason counts. */
  function giveUp(outcome: Told) {
    if (state.stage === 'paying') settle(outcome);
  }

  async function complete(paypalOrderId: string) {
    set({ stage: 'processing', outcome: null });
    const outcome = await completePayment(client, order().id, paypalOrderId);
    if (outcome.kind === 'paid') return onPaid();
    if (outcome.kind !== 'unknown' && outcome.kind !== 'checking') forgetApproval();
    settle(outcome);
  }

  function settle(outcome: Told) {
    const { kind } = outcome;
    if (kind === 'canceled') return set({ stage: 'ready', outcome });
    const mayPress = kind === 'again' || kind === 'stale';
    set({ stage: mayPress ? 'loading' : 'over', outcome });
    if (kind === 'stale') onStale();
    if (mayPress) void load();
  }

  return {
    begin,
    load,
    pay,
    /** Asks once more what became of an approved payment. */
    ask() {
      const approved = approval() ?? order().paypalOrderId;
      if (state.stage === 'over' && approved) void complete(approved);
    },
    current: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
