import type { MaintenanceOrder, PaymentEvent } from '@agency/prisma/client';
import type { StandInCapture, StandInOrder } from '#api/paypal/stand-in/order-book.ts';

export type JudgedOrder = MaintenanceOrder & { events: PaymentEvent[] };

/** What PayPal did in truth about one order of ours. */
export type Truth = {
  /** Its orders for ours. */
  made: readonly StandInOrder[];
  /** The keys that captures were asked for with. */
  captureKeys: ReadonlySet<string | null>;
  /** It told us something untrue of one of them. */
  lied: boolean;
};

export const moneyEvents = ['settled', 'settled-late'];

/** After these no capture may be asked for. */
const ends = [...moneyEvents, 'replaced', 'expired'];

/** What an order says against what PayPal did: what must never be, one line each. */
export function judgeOrder(order: JudgedOrder, truth: Truth): string[] {
  return [...judgeState(order, truth), ...judgeLedger(order), ...judgeKeys(order, truth)];
}

/** The captures by which money moved. */
export function moneyOf(made: readonly StandInOrder[]): { order: StandInOrder; capture: StandInCapture }[] {
  return made.flatMap((order) =>
    order.capture && order.capture.status !== 'DECLINED' ? [{ order, capture: order.capture }] : [],
  );
}

function judgeState(order: JudgedOrder, { made, lied }: Truth): string[] {
  const { paymentStatus, paypalPaymentId } = order;
  const faults: string[] = [];
  const money = moneyOf(made);
  const [first] = money;
  if (money.length > 1) faults.push(`${money.length} captures`);
  if (paymentStatus === 'pending') faults.push('nobody knows yet what became of it');
  const expected = [expectedOf(order, first)];
  // Who was lied to when the money came asks a person, and is right to.
  if (first && lied) expected.push('review');
  if (!expected.includes(paymentStatus)) {
    const truth = first ? `${first.capture.status} ${first.capture.amount.value}` : 'no capture';
    faults.push(`${paymentStatus}, and PayPal has ${truth}`);
  }
  if (first && paymentStatus !== 'failed' && paypalPaymentId !== first.capture.id)
    faults.push('another capture is noted');
  return faults;
}

function expectedOf(order: JudgedOrder, money: ReturnType<typeof moneyOf>[number] | undefined): string {
  if (!money) return 'failed';
  const { capture, order: paypals } = money;
  if (capture.status === 'REFUNDED') return 'refunded';
  const { id, packagePrice, currency, payeeId } = order;
  const right =
    capture.amount.value === packagePrice.toFixed(2) &&
    capture.amount.currency === currency &&
    paypals.payeeId === payeeId &&
    paypals.reference === id;
  return right ? 'paid' : 'review';
}

function judgeLedger({ paymentStatus, packagePrice, currency, events }: JudgedOrder): string[] {
  const faults: string[] = [];
  const settled = events.filter(({ kind }) => moneyEvents.includes(kind));
  const sum = settled.reduce((total, { amount }) => total + Math.round(Number(amount) * 100), 0);
  const owed = settled.length > 0 ? Math.round(Number(packagePrice) * 100) : 0;
  if (sum !== owed || settled.length > 1) faults.push(`its ledger says that ${sum} cents came`);
  if (settled.some((event) => event.currency !== currency)) faults.push('its ledger says that other money came');
  if (paymentStatus === 'paid' && settled.length !== 1) faults.push('paid, and its ledger does not say so');
  if (events[0]?.kind !== 'placed') faults.push(`its ledger begins with ${events[0]?.kind}`);
  const end = events.findIndex(({ kind }) => ends.includes(kind));
  if (end >= 0 && events.slice(end).some(({ kind }) => kind === 'capture-requested')) {
    faults.push(`a capture was asked for after it was ${events[end]?.kind}`);
  }
  return faults;
}

/** The same request has the same key, or PayPal might do it twice: only a refusal lets another capture begin. */
function judgeKeys({ events }: JudgedOrder, { made, captureKeys }: Truth): string[] {
  const faults: string[] = [];
  if (made.length > 1) faults.push(`${made.length} orders at PayPal`);
  const denied = events.filter(
    ({ kind, detail }) => kind === 'denied' || (detail as { issue?: string } | null)?.issue === 'ORDER_NOT_APPROVED',
  ).length;
  if (captureKeys.size > 1 + denied) faults.push(`${captureKeys.size} keys of captures after ${denied} declines`);
  return faults;
}
