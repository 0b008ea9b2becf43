import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPrismaClient, type PrismaClient } from '@agency/prisma';
import { canServeMail, startDovecot } from '../../../api/test/dovecot.ts';
import { startSmtpServer, type TestSmtpServer } from '../../../api/test/smtp-server.ts';
import { adminVariables } from '../../fixtures/admin.ts';
import { freePort } from '../../server/free-port.ts';
import { startRecaptchaStandIn } from '../../server/recaptcha-stand-in.ts';
import { runStart, type Start } from '../../server/run-start.ts';
import { openTestDatabase } from '../../server/test-cluster.ts';
import { takeToken } from '../send-inquiry.ts';

type Visitor = { name: string; email: string; message: string; spam: boolean };

/**
 * The agency's server, an SMTP server that keeps what it receives, and Dovecot if it is installed. Tests can kill the
 * agency's server at any time.
 */
export type Office = {
  url: string;
  /** Reads and writes the database directly, without the server. */
  database: PrismaClient;
  smtp: TestSmtpServer;
  /** Puts a mail into the agency's mailbox. Null if no IMAP server is available. */
  deliver: ((source: string) => Promise<void>) | null;
  /** Sends an inquiry, and retries until the server accepts it. */
  visit(visitor: Visitor): Promise<void>;
  /** Ends the server with SIGKILL, and starts another. */
  kill(): Promise<void>;
  close(): Promise<void>;
};

export async function openOffice(name: string): Promise<Office> {
  const testDatabase = await openTestDatabase(name);
  const database = createPrismaClient(testDatabase.url);
  const dataDir = await mkdtemp(join(tmpdir(), 'office-'));
  const recaptcha = await startRecaptchaStandIn();
  const smtp = await startSmtpServer();
  const dovecot = canServeMail() ? await startDovecot() : null;
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const variables = {
    ...adminVariables,
    ...recaptcha.variables,
    DATABASE_URL: testDatabase.url,
    DATA_DIR: dataDir,
    PORT: String(port),
    PUBLIC_URL: url,
    SMTP_URL: smtp.url,
    TRUST_PROXY: '1',
    LOG_LEVEL: 'fatal',
    ...(dovecot && { IMAP_URL: dovecot.url }),
  };
  let running: Start;
  const start = () => {
    running = runStart(variables);
    return running.ready;
  };
  await start();
  let visits = 0;
  return {
    url,
    database,
    smtp,
    deliver: dovecot && ((source) => dovecot.deliver(Buffer.from(source))),
    async visit({ spam, ...visitor }) {
      visits += 1;
      for (;;) {
        const recaptchaToken = await takeToken(recaptcha.variables.RECAPTCHA_SCRIPT_URL ?? '');
        const response = await fetch(`${url}/api/contact`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `10.0.${visits >> 8}.${visits & 255}` },
          body: JSON.stringify({ ...visitor, service: 'shopify', recaptchaToken, ...(spam && { website: 'spam' }) }),
        }).catch(() => null);
        if (response?.ok) return;
      }
    },
    async kill() {
      running.child.kill('SIGKILL');
      await running.ended;
      // Lets the dead process's jobs and its lease on the mailbox expire, so that the next process takes them over.
      await database.$executeRaw`
        UPDATE pgboss.job SET heartbeat_on = heartbeat_on - interval '5 minutes' WHERE state = 'active'`;
      await database.mailFolder.updateMany({ data: { readerUntil: new Date(0) } });
      await start();
    },
    async close() {
      running.child.kill('SIGKILL');
      await running.ended;
      await Promise.all([smtp.close(), recaptcha.close(), dovecot?.close(), database.$disconnect()]);
      await testDatabase.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
