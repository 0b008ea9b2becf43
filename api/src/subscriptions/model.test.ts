import { randomUUID } from 'node:crypto';
import { createTestDatabase } from '@agency/prisma/testing';
import { expect, inject, test } from 'vitest';
import { seededRandom } from '../../../e2e/faults/random.ts';
import type {} from '../../test/global-setup.ts';
import { runBilling } from '../../test/model/run-billing.ts';
import { openSharedServices } from '../../test/model/shared-services.ts';

/** `pnpm test:faults --only billing` runs 500 subscriptions for 150 steps. */
test('each month is charged once, whatever goes wrong', async () => {
  const url = await createTestDatabase(inject('templateUrl'), `billing_${randomUUID().replaceAll('-', '')}`);
  const shared = await openSharedServices(url);
  try {
    const run = { subscriptions: 10, steps: 30, random: seededRandom(20_261_125) };
    const { faults, charges, crashes } = await runBilling(run, shared);
    expect(faults).toEqual([]);
    // Without charges and crashes, the test would prove nothing.
    expect(charges).toBeGreaterThan(20);
    expect(crashes).toBeGreaterThan(3);
  } finally {
    await shared.close();
  }
}, 120_000);
