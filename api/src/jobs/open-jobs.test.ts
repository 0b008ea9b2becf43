import { expect, test } from 'vitest';
import { capturedLog } from '../../test/captured-log.ts';
import { useTestDatabase } from '../../test/test-database.ts';
import { openJobs } from './open-jobs.ts';

const { url: databaseUrl } = await useTestDatabase();

test('what fails in the queue is logged, and nothing that fails because it is being closed', async () => {
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
