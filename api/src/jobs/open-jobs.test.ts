import { expect, test } from 'vitest';
import { capturedLog } from '../../test/captured-log.ts';
import { useTestDatabase } from '../../test/test-database.ts';
import { openJobs, queues } from './open-jobs.ts';

const { url: databaseUrl } = await useTestDatabase();

test('errors of the queue are logged, except those that closing it causes', async () => {
  const { logger, lines } = capturedLog();
  const { boss, close } = await openJobs({ databaseUrl, logger });
  const fail = (message: string) => boss.emit('error', new Error(message));
  fail('the connection broke');
  expect(lines).toMatchObject([{ level: 50, msg: 'the job queue failed' }]);
  const closing = close();
  fail('a job lost its claim');
  await closing;
  fail('Database connection is not opened');
  expect(lines).toHaveLength(1);
});

test('mail is tried again within 10 seconds, at least every 2 hours, and for at least 3 days', () => {
  const { retryDelay, retryLimit, retryDelayMax } = queues.mail;
  // pg-boss waits at least this long, and up to twice as long while the delay is below the maximum.
  const delays = Array.from({ length: retryLimit }, (_, at) =>
    Math.min(retryDelayMax, retryDelay * 2 ** Math.min(at, 15)),
  );
  const day = 24 * 60 * 60;
  expect(delays[0]).toBeLessThanOrEqual(5);
  expect(Math.max(...delays)).toBe(2 * 60 * 60);
  expect(delays.reduce((sum, pause) => sum + pause) / day).toBeGreaterThan(3);
});
