import type { PgBoss } from 'pg-boss';
import { siteTag } from '#api/contract/content-tags.ts';
import type { DatabaseNotices } from '#api/platform/database-notices.ts';
import type { Logger } from '#api/platform/logger.ts';
import { notifiedPollingSeconds } from './open-jobs.ts';

const timeoutMs = 10_000;

/**
 * The number of seconds from the latest start until everything is purged again. While a new release replaces processes
 * one by one, the CDN gets pages of the earlier release until the last earlier process has ended.
 */
const handoverSeconds = 60;

type Purge = { tag: string };

/** The URL to which purges are sent, and the bearer token if the CDN requires one. */
type PurgeAddress = { purgeUrl: string; purgeToken: string | undefined };

/**
 * Purges everything from the CDN at the start and a minute later, because a new release changes every page. Then purges
 * the tag of each edit. The queue retries a failed call, even after a restart. A repeated purge does no harm.
 *
 * @returns a function that stops listening.
 */
export async function workCdnPurge(
  boss: PgBoss,
  { notices, logger, ...address }: PurgeAddress & { notices: Pick<DatabaseNotices, 'onContentChange'>; logger: Logger },
): Promise<() => void> {
  const purge = (tag: string) =>
    boss
      .send('cdn-purge', { tag } satisfies Purge, { singletonKey: tag })
      .catch((error: unknown) => logger.error({ err: error, tag }, 'a purge of the CDN could not be queued'));
  await boss.work<Purge>('cdn-purge', { notifyPollingIntervalSeconds: notifiedPollingSeconds }, async ([job]) => {
    if (job) await postPurge(address, job.data.tag, logger);
  });
  await purge(siteTag);
  const later = { singletonKey: 'handover', startAfter: handoverSeconds };
  await boss.upsert('cdn-purge', { tag: siteTag } satisfies Purge, later);
  return notices.onContentChange((tag) => void purge(tag));
}

/** @throws if the CDN refuses or cannot be reached. */
async function postPurge({ purgeUrl, purgeToken }: PurgeAddress, tag: string, logger: Logger): Promise<void> {
  const answer = await fetch(purgeUrl, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(purgeToken && { Authorization: `Bearer ${purgeToken}` }) },
    body: JSON.stringify({ tags: [tag] }),
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: unknown) => {
    logger.warn({ err: error, tag }, 'the CDN was not purged, and will be asked again');
    throw error;
  });
  await answer.body?.cancel();
  if (answer.ok) return logger.info({ tag }, 'the CDN was purged');
  logger.warn({ tag, status: answer.status }, 'the CDN was not purged, and will be asked again');
  throw new Error(`The CDN answered a purge with ${answer.status}.`);
}
