import { expect, test } from '@playwright/test';
import { surviveCheckoutFaults } from '../../faults/checkout-faults.ts';

test('every order ends in the state of its payment, although the process is killed and PayPal misbehaves', async () => {
  const { faults, ...report } = await surviveCheckoutFaults({ buyers: 12, clients: 4, kills: 2, seed: 1 });
  expect(faults).toEqual([]);
  expect(report.paid).toBeGreaterThan(5);
  expect(report.mails).toBeGreaterThan(0);
});
