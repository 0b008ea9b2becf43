import type { PrismaClient } from '@agency/prisma';
import type { MaintenanceOrder, PaymentEvent } from '@agency/prisma/client';
import type { StandInCapture, StandInOrder } from '#api/paypal/stand-in/order-book.ts';
import type { PayPalStandIn } from '#api/paypal/stand-in/start-paypal-stand-in.ts';

type CheckedOrder = MaintenanceOrder & { events: PaymentEvent[] };

/** What PayPal really did about one of our orders. */
type Truth = {
  /** The PayPal orders that were created for this order. */
  made: readonly StandInOrder[];
  captureKeys: ReadonlySet<string | null>;
  /** Whether PayPal gave a false answer about one of these PayPal orders. */
  lied: boolean;
};

const moneyEvents = ['settled', 'settled-late'];

/** The events after which no capture may be requested. */
const ends = [...moneyEvents, 'replaced', 'expired'];

/** Compares an order with what PayPal really did. Returns one line for each fault. */
function checkOrder(order: CheckedOrder, truth: Truth): string[] {
  return [...checkState(order, truth), ...checkLedger(order), ...checkKeys(order, truth)];
}

function moneyOf(made: readonly StandInOrder[]): { order: StandInOrder; capture: StandInCapture }[] {
  return made.flatMap((order) =>
    order.capture && order.capture.status !== 'DECLINED' ? [{ order, capture: order.capture }] : [],
  );
}

function checkState(order: CheckedOrder, { made, lied }: Truth): string[] {
  const { paymentStatus, paypalPaymentId } = order;
  const faults: string[] = [];
  const money = moneyOf(made);
  const [first] = money;
  if (money.length > 1) faults.push(`${money.length} captures`);
  if (paymentStatus === 'pending') faults.push('nobody knows yet what became of it');
  const expected = [expectedOf(order, first)];
  // After a false answer about a payment, `review` is also correct.
  if (first && lied) expected.push('review');
  if (!expected.includes(paymentStatus)) {
    const truth = first ? `${first.capture.status} ${first.capture.amount.value}` : 'no capture';
    faults.push(`${paymentStatus}, and PayPal has ${truth}`);
  }
  if (first && paymentStatus !== 'failed' && paypalPaymentId !== first.capture.id)
    faults.push('another capture is recorded');
  return faults;
}

function expectedOf(order: CheckedOrder, money: ReturnType<typeof moneyOf>[number] | undefined): string {
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

function checkLedger({ paymentStatus, packagePrice, currency, events }: CheckedOrder): string[] {
  const faults: string[] = [];
  const settled = events.filter(({ kind }) => moneyEvents.includes(kind));
  const sum = settled.reduce((total, { amount }) => total + Math.round(Number(amount) * 100), 0);
  const owed = settled.length > 0 ? Math.round(Number(packagePrice) * 100) : 0;
  if (sum !== owed || settled.length > 1) faults.push(`its ledger says that ${sum} cents arrived`);
  if (settled.some((event) => event.currency !== currency)) faults.push('its ledger has a payment in another currency');
  if (paymentStatus === 'paid' && settled.length !== 1) faults.push('paid, and its ledger does not say so');
  if (events[0]?.kind !== 'placed') faults.push(`its ledger begins with ${events[0]?.kind}`);
  const end = events.findIndex(({ kind }) => ends.includes(kind));
  if (end >= 0 && events.slice(end).some(({ kind }) => kind === 'capture-requested')) {
    faults.push(`a capture was requested after it was ${events[end]?.kind}`);
  }
  return faults;
}

/**
 * Repeated requests must have the same key, or PayPal might capture twice. Only a refusal allows a capture with a new
 * key.
 */
function checkKeys({ events }: CheckedOrder, { made, captureKeys }: Truth): string[] {
  const faults: string[] = [];
  if (made.length > 1) faults.push(`${made.length} orders at PayPal`);
  const denied = events.filter(
    ({ kind, detail }) => kind === 'denied' || (detail as { issue?: string } | null)?.issue === 'ORDER_NOT_APPROVED',
  ).length;
  if (captureKeys.size > 1 + denied) faults.push(`${captureKeys.size} keys of captures after ${denied} declines`);
  return faults;
}

type Sources = {
  readonly database: PrismaClient;
  readonly standIn: PayPalStandIn;
  /** The ids of the PayPal orders about which PayPal gave a false answer. */
  readonly falsified: ReadonlySet<string>;
};

export type CheckResult = {
  /** One line for each fault; empty if there is none. */
  faults: string[];
  orders: number;
  paid: number;
};

/** Compares a buyer's orders in the database with what PayPal really did. */
export async function checkBuyer(
  customerEmail: string,
  { database, standIn, falsified }: Sources,
): Promise<CheckResult> {
  const orders = await database.maintenanceOrder.findMany({
    where: { customerEmail },
    include: { events: { orderBy: [{ at: 'asc' }, { id: 'asc' }] } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });
  const faults: string[] = [];
  const captured: CheckedOrder[] = [];
  for (const order of orders) {
    // Finds the PayPal orders by the invoice number, which is never falsified.
    const made = standIn.orders().filter(({ invoiceNumber }) => invoiceNumber === order.invoiceNumber);
    if (moneyOf(made).length > 0) captured.push(order);
    const captureKeys = new Set(
      standIn.requests
        .filter(({ call, path }) => call === 'capture' && made.some(({ id }) => path.includes(id)))
        .map(({ requestId }) => requestId),
    );
    const lied = made.some(({ id }) => falsified.has(id));
    const found = [
      ...checkOrder(order, { made, captureKeys, lied }),
      ...checkMails(order, await outboxMails(database, order.id)),
    ];
    faults.push(...found.map((fault) => `${order.invoiceNumber}: ${fault}`));
  }
  return { faults: [...faults, ...checkPurchases(captured)], orders: orders.length, paid: captured.length };
}

/**
 * Checks that a paid order has one confirmation and one notification, and other orders have none. An order that was
 * refunded before we knew of its payment may have none. Mails about failed payments have tests of their own.
 */
function checkMails({ events, paymentStatus }: CheckedOrder, all: readonly string[]): string[] {
  const mails = all.filter((kind) => ['order-confirmation', 'order-notification'].includes(kind));
  const settled = events.some(({ kind }) => moneyEvents.includes(kind));
  const kinds = mails.toSorted().join(' and ');
  const both = 'order-confirmation and order-notification';
  const expected = !settled ? [''] : paymentStatus === 'refunded' ? ['', both] : [both];
  return expected.includes(kinds) ? [] : [`its mails are: ${kinds || 'none'}`];
}

/**
 * Returns the kinds of unsent mails about an order. Sent mails cannot be found, because their content is deleted, and
 * the order’s id with it.
 */
async function outboxMails(database: PrismaClient, orderId: string): Promise<string[]> {
  const where = { content: { path: ['orderId'], equals: orderId } };
  return (await database.outgoingMail.findMany({ where, select: { kind: true } })).map(({ kind }) => kind);
}

/** Checks that each paid order was placed only after the payment of the buyer's previous paid order was recorded. */
function checkPurchases(captured: readonly CheckedOrder[]): string[] {
  return captured.flatMap((order, at) => {
    const before = captured[at - 1];
    if (!before) return [];
    const known = before.events.find(({ kind }) => [...moneyEvents, 'review'].includes(kind))?.at;
    return known && known <= order.createdAt
      ? []
      : [`${order.invoiceNumber} was paid, and ${before.invoiceNumber} by the same buyer too`];
  });
}

/** Checks that every invoice number from the first to the last exists once. */
export async function checkInvoiceNumbers(database: PrismaClient): Promise<string[]> {
  const orders = await database.maintenanceOrder.findMany({ select: { invoiceNumber: true } });
  const sequences = await database.invoiceSequence.findMany();
  const expected = sequences.flatMap(({ year, lastNumber }) =>
    Array.from({ length: lastNumber }, (_, at) => `INV-${year}-${String(at + 1).padStart(6, '0')}`),
  );
  const found = orders.map(({ invoiceNumber }) => invoiceNumber).sort();
  return JSON.stringify(found) === JSON.stringify(expected.sort()) ? [] : ['invoice numbers have gaps or repeat'];
}
