import { randomUUID } from 'node:crypto';
import { createTestDatabase } from '@agency/prisma/testing';
import { expect, inject, test } from 'vitest';
import type {} from '../../test/global-setup.ts';
import { runScenarios } from '../../test/model/run-scenarios.ts';

/** `pnpm test:faults` runs thousands. */
test('captures an order once and pays it if and only if money came, whatever goes wrong', async () => {
  const databaseUrl = await createTestDatabase(inject('templateUrl'), `model_${randomUUID().replaceAll('-', '')}`);
  const report = await runScenarios({ databaseUrl, runs: 20, seed: 20_261_121 });
  expect(report.runs).toBe(20);
  // Scenarios in which nobody pays would show nothing.
  expect(report.paid).toBeGreaterThan(10);
}, 180_000);
