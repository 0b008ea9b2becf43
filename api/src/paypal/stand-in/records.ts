import { randomBytes } from 'node:crypto';
import type { Money } from '#api/paypal/paypal.ts';

/** How a payment goes once we capture it: as the buyer, or who plays them, chose. */
export type Instrument = 'pays' | 'declines' | 'pending';

export type StandInCapture = {
  id: string;
  orderId: string;
  status: 'COMPLETED' | 'PENDING' | 'DECLINED' | 'PARTIALLY_REFUNDED' | 'REFUNDED';
  amount: Money;
  createdAt: string;
  refunds: { id: string; amount: Money; requestId: string | null }[];
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
  /** PayPal-Request-Ids: of the creation, of the capture, and of captures that were refused, with the issue. */
  requestIds: { create: string | null; capture: string | null; refused?: Record<string, string> };
};

const alphabet = '0123456789ABCDEFGHJKLMNPQRSTUVWX';

/** An id as PayPal's look, such as `5O190127TN364715T`. */
export const newId = (): string => Array.from(randomBytes(17), (byte) => alphabet[byte % 32]).join('');

/** What an answer says instead of the truth. */
export type Lie = { amount?: string; currency?: string; payee?: string; reference?: string | null };

/** The order as a liar tells of it. The truth stays as it is. */
export function lieAbout(order: StandInOrder, lie: Lie): StandInOrder {
  const twist = (money: Money): Money => ({
    value: lie.amount ?? money.value,
    currency: lie.currency ?? money.currency,
  });
  return {
    ...order,
    amount: twist(order.amount),
    payeeId: lie.payee ?? order.payeeId,
    reference: lie.reference === undefined ? order.reference : lie.reference,
    capture: order.capture && { ...order.capture, amount: twist(order.capture.amount) },
  };
}
