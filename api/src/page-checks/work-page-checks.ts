import type { PrismaClient } from '@agency/prisma';
import type { Prisma } from '@agency/prisma/client';
import { load } from 'cheerio';
import { fromPrisma, type PgBoss } from 'pg-boss';
import type { Browser } from 'playwright-core';
import { lastTimeAt } from '#api/jobs/last-time-at.ts';
import { logged, notifiedPollingSeconds } from '#api/jobs/open-jobs.ts';
import type { Logger } from '#api/platform/logger.ts';
import { makePreviewToken } from '#api/publishing/preview-token.ts';
import { hashOfPage, type WrittenPage } from '#api/writing/written-page.ts';
import { openBrowser } from './check-in-browser.ts';
import { checkPage } from './check-page.ts';
import { checkedPages, findCheckedPage } from './checked-pages.ts';
import { beginCheck } from './page-checks.ts';

type Parts = { database: PrismaClient; publicUrl: string; logger: Logger };

/** When the public pages are checked each night, in UTC. */
const nightlyAt = { hours: 3, minutes: 31 };
/** The job of the nightly check. Its key lets only one such check wait or run at a time. */
const night = [{ why: 'night' }, { singletonKey: 'night' }] as const;
/** The maximum number of pages per night. Pages whose last check is oldest come first. */
const mostPages = 2_000;

/**
 * Asks a worker to check a page. `beginCheck` must have created its row. With the `transaction` of a save, the check
 * begins after the commit, and after the checks that an admin waits for. An admin's request has another key, because
 * the queue drops a request if one with the same key is already queued.
 */
export async function requestCheck(boss: PgBoss, page: string, transaction?: Prisma.TransactionClient): Promise<void> {
  const when = transaction
    ? { singletonKey: page, db: fromPrisma(transaction) }
    : { singletonKey: `${page} asked`, priority: 1 };
  await boss.send('page-check', { page }, when);
}

/**
 * Checks pages on request, and the public pages every night, in one of the running processes. If a night was missed,
 * the check runs soon after startup.
 */
export async function workPageChecks(boss: PgBoss, parts: Parts): Promise<void> {
  const { logger } = parts;
  await boss.work<{ page: string }>(
    'page-check',
    { notifyPollingIntervalSeconds: notifiedPollingSeconds },
    logged(logger, ({ data: { page } }) => withBrowser(logger, (browser) => checkWritten(parts, page, browser))),
  );
  await boss.schedule('page-watch', `${nightlyAt.minutes} ${nightlyAt.hours} * * *`, ...night);
  await boss.send('page-watch', { why: 'start' }, { singletonKey: 'start', startAfter: 60 });
  await boss.work<{ why: 'night' | 'start' }>(
    'page-watch',
    { pollingIntervalSeconds: 30 },
    logged(logger, async ({ data: { why } }) => {
      if (why === 'start') {
        if (await hasMissedNight(parts.database, new Date())) await boss.send('page-watch', ...night);
      } else await withBrowser(logger, (browser) => watchPages(parts, browser));
    }),
  );
}

/**
 * Whether a public page has missed the latest nightly check. Looks only at pages without a record, because a save also
 * checks the page of a record. A new installation has no checks yet, so it waits for its first night.
 */
export async function hasMissedNight({ pageCheck }: PrismaClient, now: Date): Promise<boolean> {
  const where = { isPublic: true, page: { startsWith: '/' }, requestedAt: { lt: lastTimeAt(nightlyAt, now) } };
  return (await pageCheck.count({ where })) > 0;
}

async function withBrowser(logger: Logger, use: (browser: Browser | null) => Promise<void>): Promise<void> {
  const browser = await openBrowser().catch((error: unknown) => {
    logger.warn({ err: error }, 'the browser that checks pages did not start');
    return null;
  });
  try {
    await use(browser);
  } finally {
    await browser?.close();
  }
}

/** The maximum number of tries, if the page changes during every try. */
const mostTries = 3;

/**
 * Checks the preview of a record's page, which includes unsaved changes, unless a check has ended since the request.
 */
export async function checkWritten(
  { database, publicUrl, logger }: Parts,
  id: string,
  browser: Browser | null,
): Promise<void> {
  const begun = Date.now();
  for (let tries = 0; tries < mostTries; tries += 1) {
    // Read the row before the text: if a save in between resets `requestedAt`, the update below matches no row, and the
    // check runs again.
    const row = await database.pageCheck.findFirst({ where: { page: id, checkedAt: null } });
    const written = await findCheckedPage(database, id);
    if (!row || !written) return;
    const { page, hash } = written;
    const token = await makePreviewToken(database, id, new Date());
    const checked = await checkPage(`${publicUrl}${page.previewPath}?token=${token}`, { publicUrl, browser });
    if ((await findCheckedPage(database, id))?.hash !== hash) continue;
    const { count } = await database.pageCheck.updateMany({
      where: { page: id, requestedAt: row.requestedAt },
      data: { ...checked, contentHash: hash, checkedAt: new Date() },
    });
    if (count === 0) continue;
    logger.info({ page: id, ms: Date.now() - begun, findings: checked.findings.length }, 'page checked');
    return;
  }
}

/** Checks the public pages that the site map lists, at most `mostPages` of them, those with the oldest check first. */
export async function watchPages({ database, publicUrl, logger }: Parts, browser: Browser | null): Promise<void> {
  const began = new Date();
  const answer = await fetch(`${publicUrl}/sitemap.xml`, { signal: AbortSignal.timeout(30_000) });
  if (!answer.ok) throw new Error(`The site map responds with status ${answer.status}.`);
  const $ = load(await answer.text(), { xml: true });
  const paths = $('loc')
    .toArray()
    .map((element) => new URL($(element).text()).pathname);
  const pages = await named(database, paths);
  await database.pageCheck.deleteMany({ where: { isPublic: true, page: { notIn: pages.map(({ page }) => page) } } });
  const known = await database.pageCheck.findMany({ select: { page: true, requestedAt: true } });
  const lastOf = new Map(known.map(({ page, requestedAt }) => [page, requestedAt.getTime()]));
  const due = pages
    .toSorted((one, other) => (lastOf.get(one.page) ?? 0) - (lastOf.get(other.page) ?? 0))
    .slice(0, mostPages);
  for (const { path, page, written } of due) {
    // If the browser has crashed, check later pages without it. Otherwise, every later page would look broken.
    const running = browser?.isConnected() ? browser : null;
    const hashSaved = async () => {
      const record = await written?.findSaved(database, page);
      return written && record ? hashOfPage(written, record) : null;
    };
    const hash = await hashSaved();
    const checked = await checkPage(publicUrl + path, { publicUrl, browser: running, isPatient: true });
    const isSame = (await hashSaved()) === hash;
    const outcome = { ...checked, contentHash: isSame ? hash : null, checkedAt: new Date() };
    // Both statements are in one transaction. Otherwise a worker could mistake the new row for a requested check.
    await database.$transaction(async (transaction) => {
      const { requestedAt } = await beginCheck(transaction, page, true);
      await transaction.pageCheck.updateMany({ where: { page, requestedAt }, data: outcome });
    });
  }
  logger.info({ pages: due.length, ms: Date.now() - began.getTime() }, 'public pages checked');
}

/** Maps paths to pages. A record's page is identified by the record's id, and other pages by their path. */
async function named(database: PrismaClient, paths: readonly string[]) {
  const records = new Map<string, { page: string; written: WrittenPage }>();
  for (const written of checkedPages) {
    const begin = `${written.publicPath}/`;
    const slugs = paths.filter((path) => path.startsWith(begin)).map((path) => path.slice(begin.length));
    const found = await written.findBySlugs(database, slugs);
    for (const { id, slug } of found) records.set(begin + slug, { page: id, written });
  }
  return paths.map((path) => ({ path, page: path, written: null, ...records.get(path) }));
}
