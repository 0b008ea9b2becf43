import { randomUUID } from 'node:crypto';
import { createTestDatabase } from '@agency/prisma/testing';
import { expect, inject, test } from 'vitest';
import type { Faults } from '#api/paypal/stand-in/stand-in-server.ts';
import type {} from '../../test/global-setup.ts';
import type { Scenario, Step } from '../../test/model/arbitrary-scenario.ts';
import { checkScenario, runScenarios } from '../../test/model/run-scenarios.ts';
import { openSharedServices } from '../../test/model/shared-services.ts';

const newDatabase = () => createTestDatabase(inject('templateUrl'), `model_${randomUUID().replaceAll('-', '')}`);

/** `pnpm test:faults` runs thousands of scenarios. */
test('an order is captured once, and is paid if and only if money arrived, whatever goes wrong', async () => {
  const report = await runScenarios({ databaseUrl: await newDatabase(), runs: 20, seed: 20_261_121 });
  expect(report.runs).toBe(20);
  // Most scenarios must contain a payment, because the others prove little.
  expect(report.paid).toBeGreaterThan(10);
}, 180_000);

const forgery = {
  does: 'webhook',
  which: 0,
  type: 'PAYMENT.CAPTURE.REFUNDED',
  times: 3,
  worthless: 'forged',
} satisfies Step;

const refunded: Scenario = {
  steps: [
    { does: 'place', buyer: 0, plan: 'maintain' },
    { does: 'open-payment', buyer: 0 },
    { does: 'approve', buyer: 0, which: 0 },
    { does: 'capture', buyer: 0, which: 0 },
    { does: 'refund', which: 0 },
    // After these forged events, the API verifies all events from their network last, including the refund.
    ...Array.from({ length: 4 }, () => forgery),
  ],
  faults: [],
  captureFaults: [],
  lateRecovery: false,
};

test('a refund is recorded even if its webhook arrives after forged ones and is first answered with 503', async () => {
  const shared = await openSharedServices(await newDatabase(), 10_000);
  const { standIn } = shared;
  let cut = 0;
  // The first verification of a signature during the recovery gets no answer. Nothing else fails during recovery.
  const cutOnce: Faults = ({ call }) => (call === 'verify-webhook' && cut++ === 0 ? { drop: 'before' } : undefined);
  const setFaults = (faults: Faults | null) => standIn.setFaults(faults ?? cutOnce);
  try {
    const result = await checkScenario(refunded, { ...shared, standIn: { ...standIn, setFaults } });
    expect(result).toEqual({ faults: [], orders: 1, paid: 1 });
    expect(cut).toBe(2);
    expect(await shared.database.maintenanceOrder.findFirst()).toMatchObject({ paymentStatus: 'refunded' });
  } finally {
    await shared.close();
  }
}, 60_000);
