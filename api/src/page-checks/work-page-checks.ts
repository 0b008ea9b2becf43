import type { PrismaClient } from '@agency/prisma';
import { load } from 'cheerio';
import type { PgBoss } from 'pg-boss';
import type { Browser } from 'playwright-core';
import { findWrittenPost, hashOfPost } from '#api/blog/written-post.ts';
import { notifiedPollingSeconds } from '#api/jobs/open-jobs.ts';
import type { Logger } from '#api/platform/logger.ts';
import { makePreviewToken } from '#api/publishing/preview-token.ts';
import { openBrowser } from './check-in-browser.ts';
import { checkPage } from './check-page.ts';
import { beginCheck } from './page-checks.ts';

type Parts = { database: PrismaClient; publicUrl: string; logger: Logger };

/** Thirty-one minutes past three at night, UTC. */
const nightly = '31 3 * * *';
/** A night and some time to look. */
const lateMs = 26 * 60 * 60_000;
/** The most pages that a night looks at: those first that were looked at longest ago. */
const mostPages = 2_000;

/** Asks a worker to check a page, which `beginCheck` has made the row of. */
export const requestCheck = (boss: PgBoss, page: string) =>
  boss.send('page-check', { page }, { singletonKey: page }).then(() => undefined);

/**
 * Checks pages when somebody asks, and every public page every night, in one process of all. A night that was missed is made up
 * for soon after a start.
 */
export async function workPageChecks(boss: PgBoss, parts: Parts): Promise<void> {
  await boss.work<{ page: string }>(
    'page-check',
    { notifyPollingIntervalSeconds: notifiedPollingSeconds },
    async ([job]) => {
      if (job) await withBrowser(parts.logger, (browser) => checkWritten(parts, job.data.page, browser));
    },
  );
  await boss.schedule('page-watch', nightly, { why: 'night' }, { singletonKey: 'night' });
  await boss.send('page-watch', { why: 'start' }, { singletonKey: 'start', startAfter: 60 });
  await boss.work<{ why: 'night' | 'start' }>('page-watch', { pollingIntervalSeconds: 30 }, async ([job]) => {
    if (job?.data.why === 'start' && !(await isLate(parts.database))) return;
    await withBrowser(parts.logger, (browser) => watchPages(parts, browser));
  });
}

/** A new installation has time until its first night. */
async function isLate(database: PrismaClient): Promise<boolean> {
  const [count, latest] = await Promise.all([
    database.pageCheck.count({ where: { isPublic: true } }),
    database.pageCheck.findFirst({ where: { isPublic: true }, orderBy: { requestedAt: 'desc' } }),
  ]);
  return count > 0 && Date.now() - (latest?.requestedAt.getTime() ?? 0) > lateMs;
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

/** How often a page is checked again that was written on meanwhile. */
const mostTries = 3;

/** Checks the page of a post as it is written now. */
export async function checkWritten(
  { database, publicUrl, logger }: Parts,
  id: string,
  browser: Browser | null,
): Promise<void> {
  const begun = Date.now();
  for (let tries = 0; tries < mostTries; tries += 1) {
    const hash = await hashNow(database, id);
    if (hash === null) return;
    const token = await makePreviewToken(database, id, new Date());
    const checked = await checkPage(`${publicUrl}/preview/blog?token=${token}`, { publicUrl, browser });
    if ((await hashNow(database, id)) !== hash) continue;
    await database.pageCheck.updateMany({
      where: { page: id },
      data: { ...checked, contentHash: hash, checkedAt: new Date() },
    });
    logger.info({ page: id, ms: Date.now() - begun, findings: checked.findings.length }, 'page checked');
    return;
  }
}

const hashNow = async (database: PrismaClient, id: string): Promise<string | null> => {
  const post = await findWrittenPost(database, id);
  return post && hashOfPost(post);
};

/** Checks every page that visitors can read: those of the site map. */
export async function watchPages({ database, publicUrl, logger }: Parts, browser: Browser | null): Promise<void> {
  const began = new Date();
  const answer = await fetch(`${publicUrl}/sitemap.xml`, { signal: AbortSignal.timeout(30_000) });
  if (!answer.ok) throw new Error(`The site map answers ${answer.status}.`);
  const $ = load(await answer.text(), { xml: true });
  const paths = $('loc')
    .toArray()
    .map((element) => new URL($(element).text()).pathname);
  const pages = await named(database, paths);
  await database.pageCheck.deleteMany({ where: { isPublic: true, page: { notIn: pages.map(({ page }) => page) } } });
  const known = await database.pageCheck.findMany({ select: { page: true, requestedAt: true } });
  const lastOf = new Map(known.map(({ page, requestedAt }) => [page, requestedAt.getTime()]));
  const due = pages.toSorted((one, other) => (lastOf.get(one.page) ?? 0) - (lastOf.get(other.page) ?? 0));
  for (const { path, page, postId } of due.slice(0, mostPages)) {
    // A browser that ended at night must not make every page after it look broken.
    const running = browser?.isConnected() ? browser : null;
    const hash = postId && (await hashSaved(database, postId));
    const checked = await checkPage(publicUrl + path, { publicUrl, browser: running });
    const isSame = postId !== null && (await hashSaved(database, postId)) === hash;
    const { requestedAt } = await beginCheck(database, page, true);
    await database.pageCheck.updateMany({
      where: { page, requestedAt },
      data: { ...checked, contentHash: isSame ? hash : null, checkedAt: new Date() },
    });
  }
  logger.info({ pages: due.length, ms: Date.now() - began.getTime() }, 'public pages checked');
}

const hashSaved = async (database: PrismaClient, id: string): Promise<string | null> => {
  const post = await database.blogPost.findUnique({ where: { id } });
  return post && hashOfPost(post);
};

/** The pages at these paths, by which they are known: that of a post by its id, others by their path. */
async function named(database: PrismaClient, paths: readonly string[]) {
  const slugs = paths.flatMap((path) => /^\/blog\/([^/]+)$/.exec(path)?.[1] ?? []);
  const posts = await database.blogPost.findMany({
    where: { slug: { in: slugs } },
    select: { id: true, slug: true },
  });
  const ids = new Map(posts.map(({ id, slug }) => [`/blog/${slug}`, id]));
  return paths.map((path) => ({ path, page: ids.get(path) ?? path, postId: ids.get(path) ?? null }));
}
