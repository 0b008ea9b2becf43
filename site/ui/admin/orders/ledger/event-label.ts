import type { PaymentEvent } from '../order.ts';

/**
 * The labels of payment events, by their kinds in the database. A milestone changed the order's status. Other events
 * did not.
 */
const events: Record<string, { label: string; milestone?: true }> = {
  placed: { label: 'The customer placed the order', milestone: true },
  replaced: { label: 'Another order replaced this one', milestone: true },
  expired: { label: 'The order expired because it was not paid', milestone: true },
  'create-requested': { label: 'We asked PayPal to prepare the payment' },
  'create-answered': { label: 'PayPal prepared the payment' },
  'capture-requested': { label: 'We asked PayPal to take the money' },
  'capture-answered': { label: 'PayPal told us whether the money was taken' },
  'lookup-answered': { label: 'We looked up the payment at PayPal' },
  'call-failed': { label: 'PayPal refused our request, or did not respond' },
  'webhook-received': { label: 'PayPal reported a change to the payment' },
  'browser-reported': { label: 'The customer’s browser reported the payment, and we checked it with PayPal' },
  settled: { label: 'The right amount arrived: the order is paid', milestone: true },
  'settled-late': {
    label: 'The right amount arrived after the order had ended: it is paid after all',
    milestone: true,
  },
  acknowledged: { label: 'A person marked the order as reviewed', milestone: true },
  review: { label: 'Something does not match, so the order needs review', milestone: true },
  denied: { label: 'PayPal declined the payment: no money was taken', milestone: true },
  refunded: { label: 'The money went back to the customer', milestone: true },
};

const calls: Record<string, string> = {
  create: 'to prepare the payment',
  capture: 'to take the money',
  lookup: 'for the state of the payment',
};

type EventLabel = {
  label: string;
  /** The reason that the API recorded. Null if there is none. */
  reason: string | null;
  milestone: boolean;
};

/** Returns the label of a payment event, or its kind if that has no label. */
export function eventLabel({ kind, detail }: Pick<PaymentEvent, 'kind' | 'detail'>): EventLabel {
  const { label, milestone = false } = events[kind] ?? { label: kind };
  const { call, refused, why } = (detail ?? {}) as { call?: string; refused?: boolean; why?: unknown };
  const asked = kind === 'call-failed' ? calls[call ?? ''] : undefined;
  return {
    label: asked ? `We asked PayPal ${asked}: it ${refused ? 'refused' : 'did not respond'}` : label,
    reason: typeof why === 'string' ? why : null,
    milestone,
  };
}

const endings: Record<string, string> = {
  replaced: 'replaced by another order',
  expired: 'never paid',
  denied: 'declined by PayPal',
};

/** Returns why an order ended without a payment. Null if its ledger does not say. */
export function endingOf(events: readonly Pick<PaymentEvent, 'kind'>[]): string | null {
  const last = events.findLast(({ kind }) => kind in endings);
  return last ? (endings[last.kind] ?? null) : null;
}
