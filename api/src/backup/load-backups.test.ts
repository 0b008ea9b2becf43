import type { Backup } from '@agency/prisma/client';
import { expect, test } from 'vitest';
import { isDueAtStart } from './load-backups.ts';

const at = (time: string) => new Date(`2026-11-${time}Z`);
const provenAt = (time: string) => ({ startedAt: at(time) }) as Backup;

test.each([
  ['the server was off for some minutes in the night', '24T03:12:20', '25T03:15:00', true],
  ['the server runs only during the day', '24T09:00:00', '25T09:00:00', true],
  ['the night was not missed', '25T03:12:20', '25T09:00:00', false],
  ['the night is still to come', '24T03:12:20', '25T03:11:00', false],
])('the server makes a backup when it starts only if the last night has none: %s', (_what, made, now, due) => {
  const proven = provenAt(made);
  expect(isDueAtStart({ latest: proven, proven, begunAt: at('01T00:00:00') }, at(now))).toBe(due);
});
