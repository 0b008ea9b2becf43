import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createPrismaClient, type PrismaClient } from '@agency/prisma';
import type { Registry } from 'prom-client';
import { workBackups } from '#api/backup/work-backups.ts';
import { keepWaking } from '#api/contact/wake-inquiries.ts';
import type { Environment } from '#api/contract/environment.ts';
import type { Services } from '#api/graphql/context.ts';
import { requestImport, workImports } from '#api/imports/work-imports.ts';
import { watchMailbox } from '#api/incoming-mail/watch-mailbox.ts';
import { createMailMetrics, workMail } from '#api/mail/deliver-mail.ts';
import { openMailbox } from '#api/mail/open-mailbox.ts';
import { checkMailServer, mailsAtOnce, openMailer, senderOf } from '#api/mail/open-mailer.ts';
import { createOutbox, type Outbox } from '#api/mail/outbox.ts';
import { mediaFolder, openMediaStore } from '#api/media/media-store.ts';
import { requestCheck, workPageChecks } from '#api/page-checks/work-page-checks.ts';
import type { PayPal } from '#api/paypal/paypal.ts';
import { openTogether } from '#api/platform/closing.ts';
import type { DatabaseNotices } from '#api/platform/database-notices.ts';
import type { Logger } from '#api/platform/logger.ts';
import { workReconciliation } from '#api/reconciliation/reconcile-orders.ts';
import { keepBilling } from '#api/subscriptions/bill-subscriptions.ts';
import { openJobs } from './open-jobs.ts';
import { workCdnPurge } from './purge-cdn.ts';
import { workHousekeeping } from './run-housekeeping.ts';

type StartJobsOptions = {
  environment: Environment;
  /** The connections for this process's requests, which also write mail into the outbox. */
  database: PrismaClient;
  databaseUrl: string;
  logger: Logger;
  registry: Registry;
  /** Null if another process handles payments. */
  paypal: PayPal | null;
  /** Announces edited content, which this process purges from the CDN. Unset if another process does so. */
  notices?: Pick<DatabaseNotices, 'onContentChange'>;
  /** How long running deliveries may take during shutdown, in ms. For tests, which cannot wait. */
  sendGraceMs?: number;
};

/** Most mail servers answer within this time, and the process can still stop within ten seconds. */
const defaultSendGraceMs = 8_000;
/** How long shutdown waits for repeated work. If PayPal takes longer, a later check of the order finds the result. */
const lookGraceMs = 9_500;
/** The check of the mail server is delayed, so that a start that fails prints only one line. */
const serverCheckDelayMs = 3_000;

type StartedJobs = {
  readonly outbox: Outbox;
  requestPageCheck: Services['requestPageCheck'];
  requestImport(id: string): Promise<void>;
  /** Where the embedded mailbox shows its mail. Null if a mail server is configured. */
  readonly mailboxUrl: string | null;
  /** Rejects while the queues cannot be reached. */
  check(): Promise<unknown>;
  /**
   * Stops the jobs. Cancels deliveries that do not end within 8 seconds; they are sent later. Call it before closing
   * the database.
   */
  close(): Promise<void>;
};

/**
 * Starts the jobs of this process, such as payments, backups and mail delivery (to the embedded mailbox unless
 * `SMTP_URL` names a server). The jobs have their own database connections, so a slow mail server takes none from
 * requests.
 *
 * @throws StartError if the requested port of the mailbox is taken.
 */
export function startJobs(options: StartJobsOptions): Promise<StartedJobs> {
  const { environment, database, databaseUrl, logger, registry, paypal, notices } = options;
  const { sendGraceMs = defaultSendGraceMs } = options;
  // `ending` stops repeated work, such as checks of orders. `stopping` later cancels running deliveries.
  const [ending, stopping] = [new AbortController(), new AbortController()];
  return openTogether(async ({ opened, onClose }) => {
    const mailbox = environment.mail.smtpUrl ? null : await opened(openMailbox(environment));
    const smtpUrl = environment.mail.smtpUrl ?? mailbox?.smtpUrl ?? '';
    const own = createPrismaClient(databaseUrl);
    onClose(() => own.$disconnect());
    // The lock of each delivery occupies a connection. If it were one of `own`, none might be left to record outcomes.
    const locks = createPrismaClient(databaseUrl, { connections: mailsAtOnce });
    onClose(() => locks.$disconnect());
    const mailer = openMailer({ smtpUrl, ...senderOf(environment) });
    onClose(mailer.close);
    const { boss, check, close: closeJobs } = await openJobs({ databaseUrl, logger });
    let looking: Promise<unknown> | undefined;
    onClose(async () => {
      ending.abort();
      const cutOff = setTimeout(() => stopping.abort(), sendGraceMs);
      await Promise.all([closeJobs(), Promise.race([looking, delay(lookGraceMs, undefined, { ref: false })])]);
      clearTimeout(cutOff);
      stopping.abort();
    });
    const metrics = createMailMetrics(registry, own);
    const parts = { database: own, locks, mailer, smtpUrl, environment, metrics, logger };
    await workMail(boss, parts, { stopping: stopping.signal });
    const media = openMediaStore(environment.media.url, resolve(mediaFolder(environment.database.dataDir)));
    await workHousekeeping(boss, { database: own, media, logger, signal: ending.signal });
    await workBackups(boss, { database: own, databaseUrl, environment, outbox: createOutbox(own, boss), logger });
    await workImports(boss, { database: own, databaseUrl, media, environment, logger });
    await workPageChecks(boss, { database: own, publicUrl: environment.site.publicUrl, logger });
    const { purgeUrl, purgeToken } = environment.cdn;
    if (purgeUrl && notices) onClose(await workCdnPurge(boss, { purgeUrl, purgeToken, notices, logger }));
    const reconcile = (payPal: PayPal) => {
      const payments = { database: own, paypal: payPal, outbox: createOutbox(own, boss), mailTo: environment.mail.to };
      const parts = { ...payments, now: () => new Date(), log: logger };
      return Promise.all([workReconciliation(parts, ending.signal), keepBilling(parts, ending.signal)]);
    };
    const { imap } = environment.mail;
    const answers = { database: own, outbox: createOutbox(own, boss), environment, log: logger };
    looking = Promise.all([
      keepWaking(own, logger, ending.signal),
      paypal && reconcile(paypal),
      imap && watchMailbox({ ...answers, account: imap }, ending.signal),
    ]);
    const serverCheck = setTimeout(() => checkMailServer(parts, stopping.signal), serverCheckDelayMs).unref();
    onClose(() => clearTimeout(serverCheck));
    return {
      outbox: createOutbox(database, boss),
      requestPageCheck: (id, transaction) => requestCheck(boss, id, transaction),
      requestImport: (id) => requestImport(boss, id),
      mailboxUrl: mailbox?.url ?? null,
      check,
    };
  });
}
