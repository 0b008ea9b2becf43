import type { PrismaClient } from '@agency/prisma';
import { type Agency, withSettings } from '#api/contract/agency.ts';
import { siteTag } from '#api/contract/content-tags.ts';
import type { Environment } from '#api/contract/environment.ts';
import type { DatabaseNotices } from '#api/platform/database-notices.ts';
import type { Logger } from '#api/platform/logger.ts';

type Parts = { environment: Environment; database: PrismaClient; logger: Logger };

/**
 * Reads the admin's settings into `environment.agency`, which every part of the process reads from: pages, mails and invoices
 * show them at once. While the database does not answer, they stay as they were.
 *
 * @returns what reads them again.
 */
export function liveAgency({ environment, database, logger }: Parts): () => Promise<void> {
  const configured: Agency = structuredClone(environment.agency);
  const set = new Set<string>(environment.agencyVariables);
  // Unless MAIL_FROM has a name, mails come from the agency's.
  const isSender = environment.mail.from.name === configured.name;
  return async () => {
    try {
      const settings = await database.agencySettings.findFirst({ orderBy: { createdAt: 'asc' } });
      Object.assign(environment.agency, withSettings(configured, settings, set));
      if (isSender) environment.mail.from.name = environment.agency.name;
    } catch (error) {
      logger.warn({ err: error }, 'the settings of the agency could not be read');
    }
  };
}

/** Subscribes to changes of content: when the settings may have changed, they are read before anybody is told. */
export const withLiveAgency = (
  { onContentChange }: Pick<DatabaseNotices, 'onContentChange'>,
  readSettings: () => Promise<void>,
): Pick<DatabaseNotices, 'onContentChange'> => ({
  onContentChange: (listener) =>
    onContentChange((tag) => {
      if (tag !== siteTag) listener(tag);
      else void readSettings().then(() => listener(tag));
    }),
});
