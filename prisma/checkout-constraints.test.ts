import { afterAll, describe, expect, inject, test } from 'vitest';
import { createPrismaClient } from './create-prisma-client.ts';
import { createTestDatabase } from './testing/test-cluster.ts';

const client = createPrismaClient(await createTestDatabase(inject('templateUrl'), 'checkout_constraints_test'));
afterAll(() => client.$disconnect());

let count = 0;
const month = { startDate: new Date('2026-11-21'), endDate: new Date('2026-12-21') };

/** Returns the data of a pending order. Each order has a different buyer. */
function order(overrides: object = {}) {
  count += 1;
  return {
    customerName: 'Ann',
    customerEmail: 'ann@example.com',
    packageType: 'protect',
    packagePrice: '149.00',
    invoiceNumber: `INV-2026-${count}`,
    buyerHash: count.toString(16).padStart(64, '0'),
    ...overrides,
  };
}
const create = (overrides: object = {}) => client.maintenanceOrder.create({ data: order(overrides) });
const ids = () => ({ paypalOrderId: `O-${++count}`, paypalPaymentId: `C-${count}` });
const paid = () => create({ paymentStatus: 'paid', orderStatus: 'active', ...month, ...ids() });
const change = (id: string, data: object) => client.maintenanceOrder.update({ where: { id }, data });

describe('the database refuses an order', () => {
  const refusals: Record<string, [constraint: string, fields: () => object]> = {
    'that is active but not paid': ['status', () => ({ orderStatus: 'active' })],
    'that is paid, but not active': ['status', () => ({ paymentStatus: 'paid', ...month, ...ids() })],
    'that is paid without a payment': ['payment', () => ({ paymentStatus: 'paid', orderStatus: 'active', ...month })],
    'that is paid without a month': ['month', () => ({ paymentStatus: 'paid', orderStatus: 'active', ...ids() })],
    'that is pending, but has a payment': ['payment', () => ids()],
    'that is pending, but has a paid month': ['month', () => month],
    'that failed, but has a payment': [
      'payment',
      () => ({ paymentStatus: 'failed', orderStatus: 'cancelled', ...ids() }),
    ],
    'with a payment but without a PayPal order': [
      'payment',
      () => ({ paymentStatus: 'refunded', orderStatus: 'cancelled', paypalPaymentId: 'C' }),
    ],
    'with a month that has no end': [
      'month',
      () => ({ paymentStatus: 'refunded', orderStatus: 'cancelled', ...ids(), startDate: month.startDate }),
    ],
    'with a month that ends before it begins': [
      'dates',
      () => ({
        paymentStatus: 'paid',
        orderStatus: 'active',
        ...ids(),
        startDate: month.endDate,
        endDate: month.startDate,
      }),
    ],
    'in review without a reason': ['attention', () => ({ paymentStatus: 'review', ...ids() })],
    'that has ended, but has a next check': [
      'next_check_at',
      () => ({ paymentStatus: 'failed', orderStatus: 'cancelled', nextCheckAt: new Date() }),
    ],
    'with a symbol as currency': ['currency', () => ({ currency: '$' })],
    'for a site that is not a web address': ['website', () => ({ website: 'javascript:alert(1)' })],
    'with a token that is not hashed': ['buyer_hash', () => ({ buyerHash: 'token' })],
  };

  test.each(Object.entries(refusals))('%s', async (_what, [constraint, fields]) => {
    await expect(create(fields())).rejects.toThrow(`maintenance_orders_${constraint}_check`);
  });

  test('of a buyer whose earlier order is still pending', async () => {
    const { id, buyerHash } = await create();
    await expect(create({ buyerHash })).rejects.toMatchObject({ code: 'P2002' });
    await change(id, { paymentStatus: 'failed', orderStatus: 'cancelled' });
    await create({ buyerHash });
  });

  test('with the payment of another order', async () => {
    const { paypalPaymentId } = await paid();
    const stolen = {
      paypalOrderId: 'another',
      paypalPaymentId,
      paymentStatus: 'paid',
      orderStatus: 'active',
      ...month,
    };
    await expect(create(stolen)).rejects.toMatchObject({ code: 'P2002' });
  });
});

describe('after an order is placed,', () => {
  test.each([
    { packagePrice: '1.00' },
    { packageType: 'perform' },
    { currency: 'EUR' },
    { customerName: 'Bob' },
    { customerEmail: 'bob@example.com' },
    { website: 'https://bob.example' },
    { buyerHash: 'f'.repeat(64) },
    { invoiceNumber: 'INV-0' },
    { createdAt: new Date(0) },
  ])('it cannot be changed to %j', async (data) => {
    const { id } = await create();
    await expect(change(id, data)).rejects.toThrow('maintenance_orders_fixed');
  });

  test.each([{ paypalOrderId: 'other' }, { paypalPaymentId: 'other' }, { endDate: new Date('2027-12-21') }])(
    'a payment or month that is set cannot be changed to %j',
    async (data) => {
      const { id } = await paid();
      await expect(change(id, data)).rejects.toThrow('maintenance_orders_written_once');
    },
  );

  test('the order cannot be deleted', async () => {
    const { id } = await create();
    await expect(client.maintenanceOrder.delete({ where: { id } })).rejects.toThrow('maintenance_orders_kept');
    await expect(client.$executeRaw`TRUNCATE maintenance_orders CASCADE`).rejects.toThrow(/_kept/);
  });
});

describe('the ledger', () => {
  test('accepts no change or deletion of an entry', async () => {
    const { id: orderId } = await create();
    const { id } = await client.paymentEvent.create({ data: { orderId, kind: 'placed' } });
    for (const attempt of [
      client.paymentEvent.update({ where: { id }, data: { status: 'other' } }),
      client.paymentEvent.delete({ where: { id } }),
      client.$executeRaw`TRUNCATE payment_events`,
    ]) {
      await expect(attempt).rejects.toThrow('payment_events_kept');
    }
  });

  test.each([
    [{ kind: 'guessed' }, 'payment_events_kind_check'],
    [{ kind: 'placed', amount: '149.00' }, 'payment_events_amount_check'],
    [{ kind: 'placed', amount: '-1.00', currency: 'USD' }, 'payment_events_amount_check'],
    [{ kind: 'settled', captureId: 'C' }, 'payment_events_money_check'],
    [{ kind: 'refunded', amount: '149.00', currency: 'USD' }, 'payment_events_money_check'],
    [{ kind: 'webhook-received' }, 'payment_events_webhook_id_check'],
  ])('refuses %j', async (event, constraint) => {
    const { id: orderId } = await create();
    await expect(client.paymentEvent.create({ data: { orderId, ...event } })).rejects.toThrow(constraint);
  });

  test('refuses to place, settle or refund an order twice, and to record a webhook twice', async () => {
    const { id: orderId } = await create();
    const money = { captureId: 'C', amount: '149.00', currency: 'USD' };
    const twice: [object, object][] = [
      [{ kind: 'placed' }, { kind: 'placed' }],
      [
        { kind: 'settled', ...money },
        { kind: 'settled-late', ...money },
      ],
      [
        { kind: 'refunded', ...money },
        { kind: 'refunded', ...money },
      ],
      [
        { kind: 'webhook-received', webhookId: 'WH' },
        { kind: 'webhook-received', webhookId: 'WH' },
      ],
    ];
    for (const [first, second] of twice) {
      await client.paymentEvent.create({ data: { orderId, kind: '', ...first } });
      await expect(client.paymentEvent.create({ data: { orderId, kind: '', ...second } })).rejects.toMatchObject({
        code: 'P2002',
      });
    }
  });
});

test('the last invoice number can only go up by one', async () => {
  await client.invoiceSequence.create({ data: { year: 2026, lastNumber: 1 } });
  const step = (lastNumber: number) => client.invoiceSequence.update({ where: { year: 2026 }, data: { lastNumber } });
  await step(2);
  for (const wrong of [1, 2, 4]) await expect(step(wrong)).rejects.toThrow('invoice_sequences_step');
  await expect(client.invoiceSequence.deleteMany()).rejects.toThrow('invoice_sequences_kept');
});
