import type { PrismaClient } from '@agency/prisma';
import { type Agency, withSettings } from '#api/contract/agency.ts';
import { siteTag } from '#api/contract/content-tags.ts';
import type { Environment } from '#api/contract/environment.ts';
import type { DatabaseNotices } from '#api/platform/database-notices.ts';
import type { Logger } from '#api/platform/logger.ts';

type Parts = { environment: Environment; database: PrismaClient; logger: Logger };

/**
 * Returns a function that loads the admin's settings into `environment.agency`, which every part of the process reads.
 * If that fails, it logs a warning and keeps the previous settings. Loads run one after another, so older settings
 * never replace newer ones. Calls that wait for their turn share one load.
 */
export function liveAgency({ environment, database, logger }: Parts): () => Promise<void> {
  const configured: Agency = structuredClone(environment.agency);
  const set = new Set<string>(environment.agencyVariables);
  // If MAIL_FROM has no name, the sender's name is the agency's name, and changes with it.
  const isSender = environment.mail.from.name === configured.name;
  const load = async () => {
    try {
      const settings = await database.agencySettings.findFirst({ orderBy: { createdAt: 'asc' } });
      Object.assign(environment.agency, withSettings(configured, settings, set));
      if (isSender) environment.mail.from.name = environment.agency.name;
    } catch (error) {
      logger.warn({ err: error }, 'could not read the settings of the agency');
    }
  };
  let current: Promise<void> = Promise.resolve();
  let next: Promise<void> | null = null;
  return () => {
    next ??= current.then(() => {
      next = null;
      current = load();
      return current;
    });
    return next;
  };
}

/** Wraps `onContentChange`: if the settings may have changed, loads them before it calls the listener. */
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
