import { randomUUID } from 'node:crypto';
import { createTestDatabase } from '@agency/prisma/testing';
import { expect, inject, test } from 'vitest';
import type {} from '../../test/global-setup.ts';
import { tellStories } from '../../test/stories/tell-stories.ts';

/** `pnpm test:faults` tells thousands. */
test('whatever goes wrong: one capture an order, paid if and only if it came, and every ledger adds up', async () => {
  const databaseUrl = await createTestDatabase(inject('templateUrl'), `stories_${randomUUID().replaceAll('-', '')}`);
  const report = await tellStories({ databaseUrl, runs: 20, seed: 20_261_121 });
  expect(report.runs).toBe(20);
  // Stories in which nobody pays would show nothing.
  expect(report.paid).toBeGreaterThan(10);
}, 180_000);
