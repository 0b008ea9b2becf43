import { expect, test } from 'vitest';
import { hashToken } from '#api/session/session.ts';
import { serveCheckout } from '../../test/serve-checkout.ts';
import { testServices } from '../../test/test-services.ts';
import { placeOrder } from './place-order.ts';

const { context, client, database } = await serveCheckout();
const { rateLimits } = testServices(database.client, database.url);

const place = (address: string, limits: Parameters<typeof placeOrder>[1]['rateLimits'] = rateLimits) =>
  placeOrder(
    { customerName: 'Ann', customerEmail: 'ann@marlow.example', packageType: 'protect', packagePrice: '149.00' },
    { ...context, rateLimits: limits, address, buyerToken: null },
  );

test('a stranger who orders with another person’s email address does not keep that person from ordering', async () => {
  for (let count = 0; count < 10; count += 1) await place('203.0.113.9');
  await expect(place('203.0.113.9')).rejects.toThrow();
  expect((await place('198.51.100.7')).orderId).toBeDefined();
});

test('one network can place at most 100 orders a day', async () => {
  for (let count = 0; count < 100; count += 1) await rateLimits.consume('orderByAddressDaily', '203.0.113.10');
  await expect(place('203.0.113.10')).rejects.toThrow();
  expect(await client.maintenanceOrder.count()).toBe(0);
});

test('a year can have more than a million invoices', async () => {
  await client.invoiceSequence.updateMany({ data: { lastNumber: { increment: 1 } } });
  // Tests connect as superuser, so they can disable the triggers that guard the sequence.
  await client.$transaction([
    client.$executeRaw`SET LOCAL session_replication_role = replica`,
    client.$executeRaw`UPDATE invoice_sequences SET last_number = 999999`,
  ]);
  const { invoiceNumber, buyerToken } = await place('203.0.113.11');
  expect(invoiceNumber).toMatch(/^INV-\d{4}-1000000$/);
  const { buyerHash } = await client.maintenanceOrder.findUniqueOrThrow({ where: { invoiceNumber } });
  expect(buyerHash).toBe(hashToken(buyerToken));
});
