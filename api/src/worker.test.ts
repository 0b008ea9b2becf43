import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { capturedLog } from '../test/captured-log.ts';
import { exampleContents } from '../test/mail-contents.ts';
import { startSmtpServer } from '../test/smtp-server.ts';
import { useTestDatabase } from '../test/test-database.ts';
import { openJobs } from './jobs/open-jobs.ts';
import { createOutbox } from './mail/outbox.ts';

const run = promisify(execFile);
const worker = fileURLToPath(new URL('worker.ts', import.meta.url));

/** Keeps the compile cache, so that later processes start faster. */
const { NODE_COMPILE_CACHE = '' } = process.env;

const { client, url } = await useTestDatabase();

test.each([
  [{}, 'A worker needs DATABASE_URL, because it uses the database of running servers.\n'],
  [
    { DATABASE_URL: 'postgresql://someone:secret@127.0.0.1:1/agency' },
    'A worker needs SMTP_URL, because only a server runs the embedded mailbox.\n',
  ],
])('a worker without a required variable prints one line and exits with 1: %j', async (variables, stderr) => {
  const env = { NODE_COMPILE_CACHE, ...variables };
  await expect(run(process.execPath, [worker], { cwd: tmpdir(), env })).rejects.toMatchObject({ code: 1, stderr });
});

test('a worker delivers the mail that a server left, and stops on SIGTERM with 0', async () => {
  const { boss, close } = await openJobs({ databaseUrl: url, logger: capturedLog().logger });
  const kind = 'inquiry-receipt';
  const mail = { kind, recipient: 'reader@example.com', content: exampleContents[kind] } as const;
  await client.$transaction((transaction) => createOutbox(client, boss).enqueue(transaction, mail));
  await close();
  const smtp = await startSmtpServer();
  const env = { NODE_COMPILE_CACHE, DATABASE_URL: url, SMTP_URL: smtp.url, LOG_LEVEL: 'error' };
  const child = spawn(process.execPath, [worker], { cwd: tmpdir(), env, stdio: 'ignore' });
  const ended = once(child, 'exit');
  await Promise.race([smtp.received(1), ended.then(([code]) => expect.unreachable(`it ended with ${code}`))]);
  expect(smtp.mails.map(({ recipients }) => recipients)).toEqual([['reader@example.com']]);
  await expect.poll(() => client.outgoingMail.count({ where: { state: 'sent' } })).toBe(1);
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  await smtp.close();
});
