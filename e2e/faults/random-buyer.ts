import { setTimeout as delay } from 'node:timers/promises';
import { packageTypes } from '../../api/src/contract/maintenance-plans.ts';
import type { PayPalStandIn } from '../../api/src/paypal/stand-in/start-paypal-stand-in.ts';
import type { Buyer, KnownPayment } from '../../api/test/model/buyer.ts';

type Parts = { apiUrl: string; standIn: PayPalStandIn; random: () => number };

/** Enough retries to outlast the restart of a killed process, which takes seconds. */
const retries = { opening: 40, capturing: 12, pauseMs: 500 };

/**
 * Lets a buyer act at random: repeats requests without an answer, uses two tabs, has a payment that PayPal holds or declines,
 * or leaves once the payment is approved.
 */
export async function buyAtRandom(buyer: Buyer, { apiUrl, standIn, random }: Parts): Promise<void> {
  const chance = (of: number) => random() < of;
  const anyPlan = () => packageTypes[Math.floor(random() * packageTypes.length)] ?? 'protect';
  const plan = anyPlan();
  const payment = await openPayment();
  if (!payment) return;
  approve(payment);
  if (chance(0.25)) return leave(payment);
  for (let attempt = 0; attempt < retries.capturing && !payment.captureId; attempt += 1) {
    if (chance(0.15)) await Promise.all([buyer.capture(apiUrl, payment), buyer.place(apiUrl, anyPlan())]);
    else if (chance(0.2)) await Promise.all([buyer.capture(apiUrl, payment), buyer.capture(apiUrl, payment)]);
    else await buyer.capture(apiUrl, payment);
    if (payment.captureId || isHeld(payment)) break;
    await delay(retries.pauseMs);
    approve(payment);
  }
  await buyer.report(apiUrl, payment);

  async function openPayment(): Promise<KnownPayment | undefined> {
    for (let attempt = 0; attempt < retries.opening && !buyer.payments[0]; attempt += 1) {
      if (attempt > 0) await delay(retries.pauseMs);
      await buyer.place(apiUrl, chance(0.1) ? anyPlan() : plan);
      await buyer.openPayment(apiUrl);
    }
    return buyer.payments[0];
  }

  function approve({ paypalOrderId }: KnownPayment): void {
    const order = standIn.orders().find(({ id }) => id === paypalOrderId);
    if (!order || order.status === 'COMPLETED') return;
    if (chance(0.05)) standIn.approve(paypalOrderId, 'declines');
    else standIn.approve(paypalOrderId, chance(0.05) ? 'pending' : 'pays');
  }

  function isHeld({ paypalOrderId }: KnownPayment): boolean {
    return standIn.captures().some(({ orderId, status }) => orderId === paypalOrderId && status === 'PENDING');
  }

  /** Leaves the checkout. In half of the cases, PayPal reports the approval. */
  async function leave({ paypalOrderId }: KnownPayment): Promise<void> {
    if (chance(0.5)) await standIn.sendWebhook('CHECKOUT.ORDER.APPROVED', paypalOrderId, { times: 2 });
  }
}
