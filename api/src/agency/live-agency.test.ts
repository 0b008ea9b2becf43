import { expect, test, vi } from 'vitest';
import { parseEnvironment } from '#api/contract/environment.ts';
import { liveAgency } from './live-agency.ts';

test('only one load of the settings runs at a time, and calls during a load share the next load', async () => {
  const environment = parseEnvironment({});
  const reads: PromiseWithResolvers<{ name: string }>[] = [];
  const findFirst = vi.fn(() => {
    const read = Promise.withResolvers<{ name: string }>();
    reads.push(read);
    return read.promise;
  });
  const readSettings = liveAgency({ environment, database: { agencySettings: { findFirst } }, logger } as never);
  const answered = [readSettings()];
  await expect.poll(() => reads.length).toBe(1);
  answered.push(readSettings(), readSettings());
  reads[0]?.resolve({ name: 'Older' });
  await expect.poll(() => reads.length).toBe(2);
  expect(environment.agency.name).toBe('Older');
  reads[1]?.resolve({ name: 'Newer' });
  await Promise.all(answered);
  expect([environment.agency.name, reads.length]).toEqual(['Newer', 2]);
});

const logger = { warn: vi.fn() };
