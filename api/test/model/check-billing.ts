import { periodOf } from '#api/subscriptions/periods.ts';
import { isCharged, nextChargeAt } from '#api/subscriptions/subscription-state.ts';
import type { SharedServices } from './shared-services.ts';

const dayMs = 24 * 3_600_000;

/**
 * Compares every subscription with PayPal's own record: each month is paid by one payment, each payment is recorded and
 * has one confirmation, months follow one another, and every due month is paid, retried, or past due.
 */
export async function checkBilling(
  { database, standIn }: SharedServices,
  now: Date,
): Promise<{ charges: number; faults: string[] }> {
  const faults: string[] = [];
  const subscriptions = await database.subscription.findMany({
    include: { orders: { orderBy: { createdAt: 'asc' } }, events: { orderBy: [{ at: 'asc' }, { id: 'asc' }] } },
  });
  const captures = new Map(standIn.captures().map((capture) => [capture.orderId, capture]));
  const confirmations = await database.outgoingMail.findMany({
    where: { kind: 'order-confirmation' },
    select: { content: true },
  });
  const invoices = Map.groupBy(confirmations, ({ content }) => (content as { invoiceNumber: string }).invoiceNumber);
  let charges = 0;
  for (const subscription of subscriptions) {
    const { id, state, paidPeriods, startedAt, orders, actsAt } = subscription;
    const say = (words: string) => {
      const steps = subscription.events.slice(-8).map(({ kind, period }) => `${kind} ${period ?? ''}`);
      const last = orders
        .slice(-3)
        .map(
          ({ period, paymentStatus, nextCheckAt }) => `${period} ${paymentStatus} ${nextCheckAt?.toISOString() ?? ''}`,
        );
      const about = `${state}, ${paidPeriods} paid, acts ${actsAt?.toISOString() ?? 'never'}; ${steps.join(', ')}; ${last.join(', ')}`;
      faults.push(`${id}: ${words} (${about})`);
    };
    const taken = orders.filter(({ paypalOrderId }) => paypalOrderId && captures.has(paypalOrderId));
    const paid = orders.filter(({ paymentStatus }) => paymentStatus === 'paid');
    charges += taken.length;
    const periods = paid.map(({ period }) => period ?? -1).sort((one, other) => one - other);
    if (periods.join() !== Array.from({ length: paidPeriods }, (_, at) => at).join())
      say(`the paid months are ${periods.join()}`);
    for (const [period, those] of Map.groupBy(taken, (order) => order.period))
      if (those.length > 1) say(`month ${period} was charged ${those.length} times`);
    for (const order of orders) {
      const isTaken = taken.includes(order);
      if (isTaken !== (order.paymentStatus === 'paid'))
        say(
          `PayPal ${isTaken ? 'took' : 'did not take'} the money of ${order.invoiceNumber}, which is ${order.paymentStatus}`,
        );
      // This reason is not a fault, because the clock jumps by days, and requests and answers are lost.
      if (order.reviewReason && !order.reviewReason.startsWith('This month could not be charged for a day'))
        say(`${order.invoiceNumber} needs review: ${order.reviewReason}`);
      const mails = invoices.get(order.invoiceNumber)?.length ?? 0;
      if (mails !== (isTaken ? 1 : 0)) say(`${order.invoiceNumber} has ${mails} confirmations`);
      const { startDate, endDate } = periodOf(startedAt, order.period ?? 0);
      if (isTaken && (Number(order.startDate) !== Number(startDate) || Number(order.endDate) !== Number(endDate)))
        say(`${order.invoiceNumber} is for ${order.startDate?.toISOString()}`);
    }
    const open = orders.filter(({ paymentStatus }) => paymentStatus === 'pending');
    if (open.length > 1) say(`${open.length} orders wait for money`);
    const isDue =
      state === 'active' && isCharged(subscription) && nextChargeAt(subscription).getTime() < now.getTime() - dayMs;
    // Not every due month is charged: a late notice or a declined charge postpones the charge.
    if (isDue && open.length === 0 && (!actsAt || actsAt.getTime() < now.getTime() - dayMs))
      say(`the month of ${nextChargeAt(subscription).toISOString()} is not charged`);
    if (state !== 'ended' && subscription.endsAt && subscription.endsAt.getTime() < now.getTime() - dayMs)
      say(`it should have ended ${subscription.endsAt.toISOString()}`);
  }
  return { charges, faults };
}
