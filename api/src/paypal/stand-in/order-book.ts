import { randomBytes } from 'node:crypto';
import type { Money } from '#api/paypal/paypal.ts';

/** The outcome of a capture, as the buyer (or the test) chose. `pays-once`: later charges are declined. */
export type Instrument = 'pays' | 'pays-once' | 'declines' | 'pending';

export type StandInCapture = {
  id: string;
  orderId: string;
  status: 'COMPLETED' | 'PENDING' | 'DECLINED' | 'PARTIALLY_REFUNDED' | 'REFUNDED';
  amount: Money;
  createdAt: string;
  refunds: { id: string; amount: Money }[];
};

export type StandInOrder = {
  id: string;
  status: 'CREATED' | 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED';
  reference: string | null;
  invoiceNumber: string | null;
  description: string | null;
  amount: Money;
  payeeId: string;
  instrument: Instrument;
  createdAt: string;
  capture: StandInCapture | null;
  /** Whether PayPal stores the payment source at the capture. */
  stores: boolean;
  /** The id of the payment source that was stored at the capture. */
  vaultId: string | null;
  /** The PayPal-Request-Ids of the creation, of the capture, and of refused captures (each with its issue). */
  requestIds: { create: string | null; capture: string | null; refused: Record<string, string> };
};

const alphabet = '0123456789ABCDEFGHJKLMNPQRSTUVWX';

/** Returns an id that looks like PayPal's, such as `5O190127TN364715T`. */
export const newId = (): string => Array.from(randomBytes(17), (byte) => alphabet[byte % 32]).join('');

/** The wrong values that a false answer contains. */
export type FalseAnswer = { amount?: string; currency?: string; payee?: string; reference?: string | null };

/** Returns the order as a false answer describes it. The order itself does not change. */
export function falsify(order: StandInOrder, falseAnswer: FalseAnswer): StandInOrder {
  const twist = (money: Money): Money => ({
    value: falseAnswer.amount ?? money.value,
    currency: falseAnswer.currency ?? money.currency,
  });
  return {
    ...order,
    amount: twist(order.amount),
    payeeId: falseAnswer.payee ?? order.payeeId,
    reference: falseAnswer.reference === undefined ? order.reference : falseAnswer.reference,
    capture: order.capture && { ...order.capture, amount: twist(order.capture.amount) },
  };
}

/** The HTTP status, with the order or with the issue of a refusal. */
export type BookResult = { status: number; order: StandInOrder } | { status: number; issue: string };
type NewStandInOrder = Pick<StandInOrder, 'reference' | 'invoiceNumber' | 'description' | 'amount'> & {
  /** Whether the request names a payment source. */
  namesSource: boolean;
  stores: boolean;
};

const refused = (status: number, issue: string): BookResult => ({ status, issue });
const cents = ({ value }: Money) => Math.round(Number(value) * 100);

/** PayPal's records: orders, the single capture of each, and refunds. Every operation is atomic. */
export class OrderBook {
  readonly orders = new Map<string, StandInOrder>();
  /** The issue with which a stored source refuses to pay, by the source's id. */
  readonly refusedSources = new Map<string, string>();
  mayStore = true;
  readonly payeeId: string;

  constructor(payeeId: string, orders: readonly StandInOrder[] = []) {
    this.payeeId = payeeId;
    for (const order of orders) this.orders.set(order.id, order);
  }

  /** Creates an order. A repeated request id returns its order. */
  create({ namesSource, ...order }: NewStandInOrder, requestId: string | null): BookResult {
    const made = requestId && this.#find(({ requestIds }) => requestIds.create === requestId);
    if (made) return { status: 200, order: made };
    if (order.stores && !this.mayStore) return refused(422, 'NOT_ENABLED_TO_VAULT_PAYMENT_SOURCE');
    const created: StandInOrder = {
      ...order,
      id: newId(),
      status: namesSource ? 'PAYER_ACTION_REQUIRED' : 'CREATED',
      payeeId: this.payeeId,
      instrument: 'pays',
      createdAt: new Date().toISOString(),
      capture: null,
      vaultId: null,
      requestIds: { create: requestId, capture: null, refused: {} },
    };
    this.orders.set(created.id, created);
    return { status: 201, order: created };
  }

  approve(id: string, instrument: Instrument): BookResult {
    const order = this.orders.get(id);
    if (!order) return refused(404, 'INVALID_RESOURCE_ID');
    if (order.status === 'COMPLETED') return refused(422, 'ORDER_ALREADY_CAPTURED');
    order.status = 'APPROVED';
    order.instrument = instrument;
    return { status: 200, order };
  }

  /**
   * Captures an order, once. A repeated request id returns the earlier outcome, even a refusal: "PayPal returns the
   * latest status of the previous request that used that same header". A stored source needs no approval.
   */
  capture(id: string, requestId: string | null, source: string | null = null): BookResult {
    const order = this.orders.get(id);
    if (!order) return refused(404, 'INVALID_RESOURCE_ID');
    const { requestIds, status, invoiceNumber } = order;
    if (order.capture) {
      const same = requestId !== null && requestIds.capture === requestId;
      return same ? { status: 200, order } : refused(422, 'ORDER_ALREADY_CAPTURED');
    }
    const before = requestId ? requestIds.refused[requestId] : undefined;
    if (before) return refused(422, before);
    const refuse = (issue: string): BookResult => {
      if (requestId) requestIds.refused[requestId] = issue;
      return refused(422, issue);
    };
    if (source === null && status !== 'APPROVED') return refuse('ORDER_NOT_APPROVED');
    const paidBefore = invoiceNumber && this.#find((other) => other.invoiceNumber === invoiceNumber && !!other.capture);
    if (paidBefore) return refused(422, 'DUPLICATE_INVOICE_ID');
    if (order.instrument === 'declines') return refuse('INSTRUMENT_DECLINED');
    const why = source === null ? null : this.#whySourceRefuses(source);
    if (why) return refuse(why);
    if (order.stores) order.vaultId = newId();
    requestIds.capture = requestId;
    order.status = 'COMPLETED';
    order.capture = {
      id: newId(),
      orderId: id,
      status: order.instrument === 'pending' ? 'PENDING' : 'COMPLETED',
      amount: { ...order.amount },
      createdAt: new Date().toISOString(),
      refunds: [],
    };
    return { status: 201, order };
  }

  /** Decides a pending capture, as PayPal does. */
  decide(captureId: string, status: 'COMPLETED' | 'DECLINED'): BookResult {
    const order = this.ofCapture(captureId);
    if (order?.capture?.status !== 'PENDING') return refused(404, 'RESOURCE_NOT_FOUND');
    order.capture.status = status;
    return { status: 200, order };
  }

  refund(captureId: string, amount: string | undefined): BookResult {
    const order = this.ofCapture(captureId);
    const capture = order?.capture;
    if (!order || !capture) return refused(404, 'INVALID_RESOURCE_ID');
    const left = cents(capture.amount) - capture.refunds.reduce((sum, refund) => sum + cents(refund.amount), 0);
    const { currency } = capture.amount;
    const wanted = amount ? cents({ value: amount, currency }) : left;
    if (capture.status !== 'COMPLETED' && capture.status !== 'PARTIALLY_REFUNDED')
      return refused(422, 'CAPTURE_STATUS_NOT_VALID');
    if (wanted > left || wanted <= 0) return refused(422, 'REFUND_AMOUNT_EXCEEDED');
    capture.refunds.push({ id: newId(), amount: { value: (wanted / 100).toFixed(2), currency } });
    capture.status = wanted === left ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
    return { status: 201, order };
  }

  #whySourceRefuses(source: string): string | null {
    const stored = this.#find(({ vaultId }) => vaultId === source);
    if (!stored) return 'TOKEN_ID_NOT_FOUND';
    return this.refusedSources.get(source) ?? (stored.instrument === 'pays-once' ? 'INSTRUMENT_DECLINED' : null);
  }

  ofCapture(captureId: string): StandInOrder | undefined {
    return this.#find(({ capture }) => capture?.id === captureId);
  }

  captures(): StandInCapture[] {
    return [...this.orders.values()].flatMap(({ capture }) => capture ?? []);
  }

  #find(fits: (order: StandInOrder) => boolean): StandInOrder | undefined {
    for (const order of this.orders.values()) if (fits(order)) return order;
    return undefined;
  }
}
