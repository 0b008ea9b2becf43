import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Environment } from '#api/contract/environment.ts';
import { limitConnections } from '#api/http/http-limits.ts';
import { StartError } from '#api/platform/errors.ts';
import { guardMailbox } from './guard-mailbox.ts';

/** Nobody but this machine: the mailbox holds reset links. */
const host = '127.0.0.1';
const usualPort = 1080;
/** The oldest go first. */
const maxMails = 1_000;

export type Mailbox = { readonly smtpUrl: string; readonly url: string; close(): Promise<void> };

/**
 * Opens the embedded mailbox (MailDev): a mail server that keeps what it gets, and a page that shows it. Its mail stays
 * in `DATA_DIR/mailbox` over a restart. MailDev's parts are put together here, since as a whole it lets any website that
 * a browser on this machine visits read the mail, and writes on standard output.
 *
 * @throws StartError when `MAILBOX_PORT` is taken.
 */
export async function openMailbox({ mail, database }: Environment): Promise<Mailbox> {
  const [{ FileStorage }, { createSMTPServer }, { createAPIServer }, { registerUI }] = await Promise.all([
    import('@maildev/core'),
    import('@maildev/smtp'),
    import('@maildev/api'),
    import('@maildev/ui/server'),
  ]);
  const mailDir = join(database.dataDir, 'mailbox');
  await mkdir(mailDir, { recursive: true, mode: 0o700 });
  const storage = new FileStorage({ mailDirectory: mailDir, maxEmails: maxMails });
  await storage.initialize();
  const smtp = createSMTPServer({ port: 0, host, storage, mailDir, logger: false });
  await smtp.start();
  await smtp.loadMailsFromDirectory();
  const page = createAPIServer({ host, storage, smtp, cors: { origin: false, credentials: false } });
  const close = async () => {
    await page.stop();
    await smtp.stop();
    await storage.close();
  };
  try {
    await page.registerPlugins();
    await registerUI(page.server);
    guardMailbox(page.server.server);
    limitConnections(page.server.server);
    const port = await listen(page.server, mail.mailboxPort);
    return { smtpUrl: `smtp://${host}:${smtp.getPort()}`, url: `http://localhost:${port}`, close };
  } catch (error) {
    await close();
    throw error;
  }
}

type Page = ReturnType<typeof import('@maildev/api')['createAPIServer']>['server'];

/** The port asked for or none; else the usual one, or a free one where that is taken. */
async function listen(page: Page, asked: number | undefined): Promise<number> {
  try {
    await page.listen({ host, port: asked ?? usualPort });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    if (asked) throw new StartError(`Port ${asked} is taken by another program. Choose another MAILBOX_PORT.`);
    await page.listen({ host, port: 0 });
  }
  const address = page.server.address();
  return typeof address === 'object' && address ? address.port : usualPort;
}
