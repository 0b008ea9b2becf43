import type { PaymentEvent } from '../load-orders.ts';

/**
 * What a line of the ledger says to a person. A turn is what changed how the order stands; all else is the way there.
 * The kinds are the database's own.
 */
const happenings: Record<string, { words: string; turn?: true }> = {
  placed: { words: 'The customer placed the order', turn: true },
  replaced: { words: 'The customer began anew, so another order took the place of this one', turn: true },
  expired: { words: 'The order ended, since nobody paid', turn: true },
  'create-requested': { words: 'We asked PayPal to prepare the payment' },
  'create-answered': { words: 'PayPal prepared the payment' },
  'capture-requested': { words: 'We asked PayPal to take the money' },
  'capture-answered': { words: 'PayPal answered whether the money was taken' },
  'lookup-answered': { words: 'We looked the payment up at PayPal' },
  'call-failed': { words: 'PayPal refused what we asked, or did not answer' },
  'webhook-received': { words: 'PayPal sent us news of the payment' },
  'browser-reported': { words: 'The customer’s browser reported the payment, and we checked it with PayPal' },
  settled: { words: 'The right amount arrived: the order is paid', turn: true },
  'settled-late': { words: 'The right amount arrived after the order had ended: it is paid after all', turn: true },
  acknowledged: { words: 'A person looked at the order, and cleared it', turn: true },
  review: { words: 'Something does not fit: a person must look', turn: true },
  denied: { words: 'PayPal declined the payment: no money was taken', turn: true },
  refunded: { words: 'The money went back to the customer', turn: true },
};

const calls: Record<string, string> = {
  create: 'to prepare the payment',
  capture: 'to take the money',
  lookup: 'for the state of the payment',
};

export type Happening = {
  words: string;
  /** In the API's own words, where it wrote them down. */
  why: string | null;
  turn: boolean;
};

/** What happened, in words. A kind nobody wrote words for is shown as it is. */
export function happening({ kind, detail }: Pick<PaymentEvent, 'kind' | 'detail'>): Happening {
  const { words, turn = false } = happenings[kind] ?? { words: kind };
  const { call, refused, why } = (detail ?? {}) as { call?: string; refused?: boolean; why?: unknown };
  const asked = kind === 'call-failed' ? calls[call ?? ''] : undefined;
  return {
    words: asked ? `We asked PayPal ${asked}: it ${refused ? 'refused' : 'did not answer'}` : words,
    why: typeof why === 'string' ? why : null,
    turn,
  };
}

const endings: Record<string, string> = {
  replaced: 'replaced by another order',
  expired: 'never paid',
  denied: 'declined by PayPal',
};

/** Why an order ended without money; null while nothing in its ledger tells. */
export function endingOf(events: readonly Pick<PaymentEvent, 'kind'>[]): string | null {
  const last = events.findLast(({ kind }) => kind in endings);
  return last ? (endings[last.kind] ?? null) : null;
}
