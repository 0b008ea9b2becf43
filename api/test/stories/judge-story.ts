import type { MaintenanceOrder, PaymentEvent } from '@agency/prisma/client';
import type { StandInOrder } from '#api/paypal/stand-in/records.ts';
import type { Buyer } from './buyer.ts';
import type { Story } from './story.ts';
import type { Surroundings } from './surroundings.ts';

type JudgedOrder = MaintenanceOrder & { events: PaymentEvent[] };

export type Judgement = {
  /** What must never be, one line each. Empty when the story came out well. */
  faults: string[];
  orders: number;
  paid: number;
};

const moneyEvents = ['settled', 'settled-late'];

/** Holds what the database says of a story's orders against what PayPal did in truth. */
export async function judgeStory(
  story: Story,
  buyers: readonly Buyer[],
  surroundings: Surroundings,
): Promise<Judgement> {
  const { database, standIn } = surroundings;
  const faults: string[] = [];
  const lied = story.faults.some((fault) => fault?.lie !== undefined);
  let [count, paid] = [0, 0];
  for (const buyer of buyers) {
    const orders = await database.maintenanceOrder.findMany({
      where: { customerEmail: `buyer-${buyer.number}@client.example` },
      include: { events: { orderBy: [{ at: 'asc' }, { id: 'asc' }] } },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    });
    const captured: JudgedOrder[] = [];
    for (const order of orders) {
      const made = standIn.orders().filter(({ reference, capture }) => reference === order.id && capture !== null);
      if (made.length > 0) captured.push(order);
      faults.push(...judgeOrder(order, made, lied).map((fault) => `${order.invoiceNumber}: ${fault}`));
      faults.push(...(await judgeMails(order, surroundings)).map((fault) => `${order.invoiceNumber}: ${fault}`));
    }
    faults.push(...judgeBuyer(captured));
    count += orders.length;
    paid += captured.length;
  }
  return { faults, orders: count, paid };
}

function judgeOrder(order: JudgedOrder, made: readonly StandInOrder[], lied: boolean): string[] {
  const { paymentStatus, packagePrice, currency, paypalPaymentId, events } = order;
  const faults: string[] = [];
  const [capture] = made.map((each) => each.capture);
  if (made.length > 1) faults.push(`${made.length} captures`);
  if (paymentStatus === 'pending') faults.push('nobody knows yet what became of it');
  const right = capture?.amount.value === packagePrice.toFixed(2) && capture.amount.currency === currency;
  const expected = !capture ? ['failed'] : capture.status === 'REFUNDED' ? ['refunded'] : right ? ['paid'] : ['review'];
  // Who was lied to when the money came asks a person, and is right to.
  if (capture && lied) expected.push('review');
  if (!expected.includes(paymentStatus)) {
    faults.push(
      `${paymentStatus}, and PayPal has ${capture ? `${capture.status} ${capture.amount.value}` : 'no capture'}`,
    );
  }
  if (capture && paymentStatus !== 'failed' && paypalPaymentId !== capture.id) faults.push('another capture is noted');
  const settled = events.filter(({ kind }) => moneyEvents.includes(kind));
  const sum = settled.reduce((total, { amount }) => total + Number(amount) * 100, 0);
  const owed = settled.length > 0 ? Number(packagePrice) * 100 : 0;
  if (sum !== owed || settled.length > 1) faults.push(`its ledger says that ${sum} cents came`);
  if (paymentStatus === 'paid' && settled.length !== 1) faults.push('paid, and its ledger does not say so');
  if (events[0]?.kind !== 'placed') faults.push(`its ledger begins with ${events[0]?.kind}`);
  return faults;
}

/** A paid order is confirmed once and announced once, and no other is. One whose money went back first need not be. */
async function judgeMails({ id, events, paymentStatus }: JudgedOrder, { database }: Surroundings): Promise<string[]> {
  const settled = events.some(({ kind }) => moneyEvents.includes(kind));
  const where = { content: { path: ['orderId'], equals: id } };
  const mails = await database.outgoingMail.findMany({ where, select: { kind: true } });
  const kinds = mails
    .map(({ kind }) => kind)
    .sort()
    .join(' and ');
  const both = 'order-confirmation and order-notification';
  const expected = !settled ? [''] : paymentStatus === 'refunded' ? ['', both] : [both];
  return expected.includes(kinds) ? [] : [`its mails are: ${kinds || 'none'}`];
}

/** Who pays again does so because the payment before it had come; nobody pays for an order that was replaced. */
function judgeBuyer(captured: readonly JudgedOrder[]): string[] {
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
export async function judgeInvoiceNumbers({ database }: Surroundings): Promise<string[]> {
  const orders = await database.maintenanceOrder.findMany({ select: { invoiceNumber: true } });
  const sequences = await database.invoiceSequence.findMany();
  const expected = sequences.flatMap(({ year, lastNumber }) =>
    Array.from({ length: lastNumber }, (_, at) => `INV-${year}-${String(at + 1).padStart(6, '0')}`),
  );
  const found = orders.map(({ invoiceNumber }) => invoiceNumber).sort();
  return JSON.stringify(found) === JSON.stringify(expected.sort()) ? [] : ['invoice numbers have gaps or repeat'];
}
