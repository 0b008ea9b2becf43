import { expect, test } from 'vitest';
import { queues } from './queues.ts';

test('mail is tried again within 10 seconds, at least every 2 hours, and for at least 3 days', () => {
  const { retryDelay, retryLimit, retryDelayMax } = queues.mail;
  // pg-boss waits this long at least, and up to twice as long below the greatest pause.
  const pauses = Array.from({ length: retryLimit }, (_, at) =>
    Math.min(retryDelayMax, retryDelay * 2 ** Math.min(at, 15)),
  );
  const day = 24 * 60 * 60;
  expect(pauses[0]).toBeLessThanOrEqual(5);
  expect(Math.max(...pauses)).toBe(2 * 60 * 60);
  expect(pauses.reduce((sum, pause) => sum + pause) / day).toBeGreaterThan(3);
});
