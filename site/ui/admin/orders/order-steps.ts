import { sum } from './labels.ts';
import { endingOf } from './ledger/event-label.ts';
import type { Order, PaymentEvent } from './order.ts';

export type OrderStep = {
  name: string;
  state: 'done' | 'waiting' | 'stopped';
  /** When the step was completed or stopped. Null if it is still waiting, or if the time is unknown. */
  at: string | null;
  note?: string | null;
};

type Standing = Order['standing'];

const wrongMoney = { state: 'stopped', note: 'The payment does not match the order' } as const;

/** Maps an order's status to the reason that its plan has not started. */
const unpaid: Partial<Record<Standing, Pick<OrderStep, 'state' | 'note'>>> = {
  waiting: { state: 'waiting', note: 'No money has arrived yet' },
  declined: { state: 'waiting', note: 'PayPal declined the payment; the customer can pay in another way' },
  held: { state: 'waiting', note: 'PayPal is reviewing the payment' },
  review: wrongMoney,
  refunded: wrongMoney,
  reversed: wrongMoney,
  refused: { state: 'stopped', note: 'PayPal declined the payment for good' },
};

/** Maps an order's status to the name of the step for returned money. */
const returns: Partial<Record<Standing, string>> = {
  partlyRefunded: 'Refunded in part',
  refunded: 'Refunded',
  reversed: 'Reversed',
};

/** Returns an order's steps, oldest first. `events` is its ledger, or empty if the ledger is not loaded. */
export function orderSteps(order: Order, events: readonly PaymentEvent[]): OrderStep[] {
  const { standing, createdAt, startDate, confirmedAt, invoiceNumber, packagePrice, currency } = order;
  const find = (...kinds: string[]) => events.findLast(({ kind }) => kinds.includes(kind)) ?? null;
  const steps: OrderStep[] = [{ name: 'Placed', state: 'done', at: createdAt }];
  if (!startDate) {
    const last = find('expired', 'replaced', 'denied', 'review');
    const reason = unpaid[standing] ?? {
      state: 'stopped',
      note: `Ended: ${endingOf(events) ?? 'never paid'}`,
    };
    if (reason.state === 'stopped') steps.push({ name: 'Not paid', at: last?.at ?? null, ...reason });
    else steps.push({ name: 'Paid', at: null, ...reason });
    if (reason.state === 'waiting')
      for (const name of ['Invoiced', 'Confirmed']) steps.push({ name, state: 'waiting', at: null });
  } else {
    const paidAt = find('settled', 'settled-late')?.at ?? startDate;
    const confirmation = confirmedAt ? 'With the invoice, by email' : 'The email is queued, or in Mail if it failed';
    steps.push(
      { name: 'Paid', state: 'done', at: paidAt, note: sum(packagePrice, currency) },
      { name: 'Invoiced', state: 'done', at: paidAt, note: invoiceNumber },
      { name: 'Confirmed', state: confirmedAt ? 'done' : 'waiting', at: confirmedAt, note: confirmation },
    );
  }
  const back = returns[standing];
  if (back) {
    const part = events.findLast(({ kind, status }) => kind === 'review' && status === 'PARTIALLY_REFUNDED');
    steps.push({ name: back, state: 'done', at: (find('refunded') ?? part)?.at ?? null });
  }
  return steps;
}
