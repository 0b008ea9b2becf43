import type { PrismaClient } from '@agency/prisma';
import type { MaintenanceOrder } from '@agency/prisma/client';
import type { PayPalStandIn } from '#api/paypal/stand-in/start-paypal-stand-in.ts';
import { type JudgedOrder, judgeOrder, moneyEvents, moneyOf } from './judge-order.ts';

/** Who can tell: the database, and PayPal. */
export type Witnesses = {
  readonly database: PrismaClient;
  readonly standIn: PayPalStandIn;
  /** PayPal's orders of which it told something untrue. */
  readonly lies: ReadonlySet<string>;
  /** The kinds of the mails about an order. */
  mailsOf(order: MaintenanceOrder): Promise<readonly string[]>;
};

export type Judgement = {
  /** What must never be, one line each. Empty when all came out well. */
  faults: string[];
  orders: number;
  paid: number;
};

/** Holds what the database says of a buyer's orders against what PayPal did in truth. */
export async function judgeBuyer(customerEmail: string, witnesses: Witnesses): Promise<Judgement> {
  const { database, standIn, lies } = witnesses;
  const orders = await database.maintenanceOrder.findMany({
    where: { customerEmail },
    include: { events: { orderBy: [{ at: 'asc' }, { id: 'asc' }] } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });
  const faults: string[] = [];
  const captured: JudgedOrder[] = [];
  for (const order of orders) {
    // By its number, which nobody lies about.
    const made = standIn.orders().filter(({ invoiceNumber }) => invoiceNumber === order.invoiceNumber);
    if (moneyOf(made).length > 0) captured.push(order);
    const captureKeys = new Set(
      standIn.requests
        .filter(({ call, path }) => call === 'capture' && made.some(({ id }) => path.includes(id)))
        .map(({ requestId }) => requestId),
    );
    const lied = made.some(({ id }) => lies.has(id));
    const found = [
      ...judgeOrder(order, { made, captureKeys, lied }),
      ...judgeMails(order, await witnesses.mailsOf(order)),
    ];
    faults.push(...found.map((fault) => `${order.invoiceNumber}: ${fault}`));
  }
  return { faults: [...faults, ...judgePurchases(captured)], orders: orders.length, paid: captured.length };
}

/**
 * A paid order is confirmed once and announced once, and no other is. One whose money went back first need not be. What is
 * said of payments that went wrong is judged by tests of its own.
 */
function judgeMails({ events, paymentStatus }: JudgedOrder, all: readonly string[]): string[] {
  const mails = all.filter((kind) => ['order-confirmation', 'order-notification'].includes(kind));
  const settled = events.some(({ kind }) => moneyEvents.includes(kind));
  const kinds = mails.toSorted().join(' and ');
  const both = 'order-confirmation and order-notification';
  const expected = !settled ? [''] : paymentStatus === 'refunded' ? ['', both] : [both];
  return expected.includes(kinds) ? [] : [`its mails are: ${kinds || 'none'}`];
}

/** The kinds of mail that the outbox has for an order, while they are not sent: what they say is forgotten then. */
export async function outboxMails(database: PrismaClient, orderId: string): Promise<string[]> {
  const where = { content: { path: ['orderId'], equals: orderId } };
  return (await database.outgoingMail.findMany({ where, select: { kind: true } })).map(({ kind }) => kind);
}

/** Who pays again does so because the payment before it had come; nobody pays for an order that was replaced. */
function judgePurchases(captured: readonly JudgedOrder[]): string[] {
  return captured.flatMap((order, at) => {
    const before = captured[at - 1];
    if (!before) return [];
    const known = before.events.find(({ kind }) => [...moneyEvents, 'review'].includes(kind))?.at;
    return known && known <= order.createdAt
      ? []
      : [`${order.invoiceNumber} was paid, and ${before.invoiceNumber} by the same buyer too`];
  });
}

/** Every number from the first to the last is there once. */
export async function judgeInvoiceNumbers(database: PrismaClient): Promise<string[]> {
  const orders = await database.maintenanceOrder.findMany({ select: { invoiceNumber: true } });
  const sequences = await database.invoiceSequence.findMany();
  const expected = sequences.flatMap(({ year, lastNumber }) =>
    Array.from({ length: lastNumber }, (_, at) => `INV-${year}-${String(at + 1).padStart(6, '0')}`),
  );
  const found = orders.map(({ invoiceNumber }) => invoiceNumber).sort();
  return JSON.stringify(found) === JSON.stringify(expected.sort()) ? [] : ['invoice numbers have gaps or repeat'];
}
