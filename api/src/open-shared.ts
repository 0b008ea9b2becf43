import type { Environment } from './contract/environment.ts';
import { openMailbox } from './mail/open-mailbox.ts';
import { openDatabase } from './open-database.ts';
import { openDemo } from './paypal/open-paypal.ts';
import { openTogether } from './platform/closing.ts';
import { requireDisk } from './platform/disk-space.ts';
import type { Logger } from './platform/logger.ts';
import { makeDataDirPrivate } from './platform/private-data-dir.ts';
import { ensureAdmin, type NewSignIn } from './session/ensure-admin.ts';

/** What one process opens for all processes of the machine. */
export type Shared = { databaseUrl: string; smtpUrl: string; demo: Environment['paypal'] };

type OpenedShared = {
  readonly shared: Shared;
  /** The URL at which the embedded mailbox shows its mail. Null if a mail server is configured. */
  readonly mailboxUrl: string | null;
  ensureAdmin(): Promise<NewSignIn | null>;
  close(): Promise<void>;
};

type OpenSharedOptions = { environment: Environment; logger: Logger; onProgress(step: string): void };

const runsAsRoot = process.getuid?.() === 0;

/**
 * Opens what several processes share: the database, migrated and seeded, and the embedded mailbox and PayPal's
 * stand-in, unless the environment has a mail server and PayPal.
 */
export function openShared({ environment, logger, onProgress }: OpenSharedOptions): Promise<OpenedShared> {
  const { database, mail, paypal, site, admin } = environment;
  return openTogether(async ({ opened }) => {
    await requireDisk(environment);
    await makeDataDirPrivate(database.dataDir, runsAsRoot && !database.url, logger);
    const { client, url } = await opened(openDatabase({ environment, logger, onProgress }));
    const mailbox = mail.smtpUrl ? null : await opened(openMailbox(environment));
    const demo = paypal ? null : await opened(openDemo(database.dataDir));
    demo?.sendEventsTo(`http://127.0.0.1:${site.port}`);
    return {
      shared: { databaseUrl: url, smtpUrl: mail.smtpUrl ?? mailbox?.smtpUrl ?? '', demo: demo?.paypal ?? null },
      mailboxUrl: mailbox?.url ?? null,
      ensureAdmin: () => ensureAdmin(client, admin),
    };
  });
}
