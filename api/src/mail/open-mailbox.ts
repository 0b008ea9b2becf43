import { mkdir } from 'node:fs/promises';
import { type IncomingMessage, type Server, ServerResponse, STATUS_CODES } from 'node:http';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import type { Environment } from '#api/contract/environment.ts';
import { limitConnections } from '#api/http/http-limits.ts';
import { StartError } from '#api/platform/errors.ts';

/** Only this machine may connect, because the mailbox contains reset links. */
const host = '127.0.0.1';
const usualPort = 1080;
/** The maximum number of mails. The oldest are removed first. */
const maxMails = 1_000;

type Mailbox = { readonly smtpUrl: string; readonly url: string; close(): Promise<void> };

/**
 * Opens the embedded mailbox (MailDev): a mail server that keeps its mail, and a page that shows it. The mail stays in
 * `DATA_DIR/mailbox` over a restart. Uses only parts of MailDev, because the whole program writes to the standard
 * output, and lets any website in a browser on this machine read the mail.
 *
 * @throws StartError if `MAILBOX_PORT` is taken.
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

/** Listens on the requested port. By default, listens on the usual port, or on a free one if the usual one is taken. */
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

type Listener = (request: IncomingMessage, answer: ServerResponse | Duplex, ...rest: unknown[]) => void;

const names = ['localhost', '127.0.0.1'];

/**
 * Refuses requests from all pages except the server's own. `Host` reveals a website whose name now resolves to this
 * machine (DNS rebinding). `Origin` reveals any other website, because browsers send it with each WebSocket and each
 * call that changes something.
 *
 * Call this function last, because it guards only the existing listeners. A hook of Fastify would not be enough,
 * because live updates (socket.io) bypass hooks.
 */
function guardMailbox(server: Server): void {
  for (const event of ['request', 'upgrade'] as const) {
    const listeners = server.listeners(event) as Listener[];
    server.removeAllListeners(event);
    server.on(event, (request: IncomingMessage, answer: ServerResponse | Duplex, ...rest: unknown[]) => {
      if (!isOurs(request)) return refuse(answer);
      for (const listener of listeners) listener.call(server, request, answer, ...rest);
    });
  }
}

function isOurs({ headers: { host = '', origin } }: IncomingMessage): boolean {
  return names.includes(host.replace(/:\d+$/, '')) && (origin === undefined || origin === `http://${host}`);
}

function refuse(answer: ServerResponse | Duplex): void {
  if (answer instanceof ServerResponse) answer.writeHead(403).end('Requests from this page are not allowed.');
  else answer.end(`HTTP/1.1 403 ${STATUS_CODES[403]}\r\nConnection: close\r\n\r\n`);
}
