import { expect, test } from 'vitest';
import { orderStatuses, paymentStatuses } from '#api/contract/orders.ts';
import { useTestDatabase } from '../../test/test-database.ts';
import { orderStatusOf, transitions } from './order-state.ts';

const { client } = await useTestDatabase();

let count = 0;

/** Creates an order in this state without the domain functions. */
async function orderIn(
  paymentStatus: (typeof paymentStatuses)[number],
  orderStatus: string = orderStatusOf[paymentStatus],
) {
  const has = ['paid', 'review', 'refunded'].includes(paymentStatus);
  const month = paymentStatus === 'paid' ? { startDate: new Date(0), endDate: new Date(1) } : {};
  return client.maintenanceOrder.create({
    data: {
      customerName: 'Ann',
      customerEmail: 'ann@marlow.example',
      packageType: 'protect',
      packagePrice: '149.00',
      invoiceNumber: `INV-${++count}`,
      buyerHash: count.toString(16).padStart(64, '0'),
      paymentStatus,
      orderStatus,
      paypalOrderId: `ORDER-${count}`,
      ...(has && { paypalPaymentId: `CAPTURE-${count}` }),
      ...(paymentStatus === 'review' && { reviewReason: 'Look.' }),
      ...month,
    },
  });
}

test.each(
  paymentStatuses
    .flatMap((from) => paymentStatuses.map((to) => [from, to] as const))
    .filter(([from, to]) => from !== to),
)('the database and the code agree on whether a %s order may become %s', async (from, to) => {
  const { id } = await orderIn(from);
  const data = {
    paymentStatus: to,
    orderStatus: orderStatusOf[to],
    paypalPaymentId: ['pending', 'failed'].includes(to) ? null : `CAPTURE-${count}`,
    reviewReason: 'Look.',
    ...(to === 'paid' && from !== 'paid' && { startDate: new Date(0), endDate: new Date(1) }),
  };
  const change = client.maintenanceOrder.update({ where: { id }, data });
  if (transitions[from].includes(to)) await expect(change).resolves.toMatchObject({ paymentStatus: to });
  else await expect(change).rejects.toThrow(/maintenance_orders_(transition|written_once)/);
});

test.each(paymentStatuses.flatMap((payment) => orderStatuses.map((order) => [payment, order] as const)))(
  'the database and the code agree whether an order can be (%s, %s)',
  async (payment, order) => {
    const write = orderIn(payment, order);
    if (orderStatusOf[payment] === order) await expect(write).resolves.toBeDefined();
    else await expect(write).rejects.toThrow('maintenance_orders_status_check');
  },
);
