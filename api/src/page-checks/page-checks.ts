import type { PrismaClient } from '@agency/prisma';
import type { PageCheck, Prisma } from '@agency/prisma/client';
import { z } from 'zod';
import { findingSchema, passOf, unchecked } from '#api/contract/page-checks.ts';
import { foundTogether } from '#api/graphql/cost.ts';
import { inputError } from '#api/graphql/failures.ts';

type Client = PrismaClient | Prisma.TransactionClient;

/**
 * Creates or resets the row of a check, which a worker fills in. The findings of an earlier check are deleted, but the
 * check of a draft keeps the findings of the public page.
 */
export function beginCheck(database: Client, page: string, isPublic: boolean): Promise<PageCheck> {
  const begun = { requestedAt: new Date(), checkedAt: null, isPublic, contentHash: null, findings: [] };
  const where = { page_isPublic: { page, isPublic } };
  return database.pageCheck.upsert({ where, create: { page, ...begun }, update: begun });
}

/** Returns the latest check of a page, whether of its draft or of what is public. Null if there was none. */
export const latestCheck = (database: Client, page: string): Promise<PageCheck | null> =>
  database.pageCheck.findFirst({ where: { page }, orderBy: { requestedAt: 'desc' } });

/** Returns the findings of a check, each with the decision to let it pass, if there is one. */
export async function findingsOf(database: Client, { page, findings }: PageCheck, now: Date) {
  const passes = await passesOf(database, page);
  return z
    .array(findingSchema)
    .parse(findings)
    .map((finding) => ({ ...finding, pass: passOf(finding, passes, now) ?? null }));
}

/**
 * Returns the latest check of a record with this content, and its open findings: errors, and warnings that nobody let
 * pass. Open findings keep the record from being published. A record that is saved as new gets another id. A check
 * under the earlier id counts, because the content is the same.
 */
async function openFindings(database: Client, { page, hash, now }: { page: string; hash: string; now: Date }) {
  const where = { contentHash: hash, checkedAt: { not: null } };
  const checks = await database.pageCheck.findMany({ where, orderBy: { requestedAt: 'desc' } });
  const check = checks.find((each) => each.page === page) ?? checks[0];
  const passes = await passesOf(database, check?.page ?? page);
  const findings = check
    ? z.array(findingSchema).parse(check.findings)
    : [unchecked('The current version of the page has not been checked.')];
  return { check, open: findings.filter((finding) => !passOf(finding, passes, now)) };
}

/**
 * Requires that a page can be published with this content. Then deletes the earlier check of the public page, because
 * its content is replaced.
 *
 * @throws InputError at `field` if a finding keeps the page from being published, or if the page was not checked with
 * this content.
 */
export async function requireChecked(
  database: Client,
  { field, ...checked }: { page: string; hash: string; field: string },
): Promise<void> {
  const { check, open } = await openFindings(database, { ...checked, now: new Date() });
  const [first] = open;
  if (first) throw inputError([{ path: [field], message: `Its page is not ready: ${first.message}` }]);
  const earlier = { page: checked.page, isPublic: true, requestedAt: { lt: check?.requestedAt } };
  await database.pageCheck.deleteMany({ where: earlier });
}

/**
 * Returns up to `most` public pages with an error, or with a warning without a valid pass, sorted by title. Skips pages
 * that are no longer public, but keeps their checks until the next nightly check.
 */
export async function findFaultyPages(database: Client, most: number, now: Date): Promise<PageCheck[]> {
  return database.$queryRaw<PageCheck[]>`
    SELECT page, is_public AS "isPublic", title, checked_at AS "checkedAt", has_browser AS "hasBrowser", findings
    FROM page_checks AS checked
    WHERE is_public AND EXISTS (
      SELECT FROM jsonb_array_elements(findings) AS finding WHERE finding->>'severity' = 'error' OR NOT EXISTS (
        SELECT FROM finding_passes AS pass WHERE pass.page = checked.page AND pass.rule = finding->>'rule'
          AND pass.quote = finding->>'quote' AND pass.until >= ${now}::date))
      AND page NOT IN (
        SELECT id::text FROM blog_posts WHERE NOT published OR trashed_at IS NOT NULL OR created_at > ${now}
        UNION ALL SELECT id::text FROM case_studies WHERE draft OR trashed_at IS NOT NULL)
    ORDER BY title, page LIMIT ${most}`;
}

/** Loads the message of the worst finding of each record's latest check, except findings that somebody let pass. */
export const pageProblems = foundTogether<{ problem: string | undefined }>(async (database, ids) => {
  const checks = await database.pageCheck.findMany({
    where: { page: { in: [...ids] } },
    orderBy: { requestedAt: 'asc' },
  });
  return Promise.all(
    checks.map(async (check) => {
      const findings = await findingsOf(database, check, new Date());
      const open = findings.filter(({ pass }) => !pass);
      const worst = open.find(({ severity }) => severity === 'error') ?? open[0];
      return { id: check.page, problem: worst?.message };
    }),
  );
});

/** Loads the GraphQL types of these records, and the titles by which the admin's lists show and find them. */
export const recordsOfPages = foundTogether<{ type: string; title: string }>(
  (database, ids) => database.$queryRaw<{ id: string; type: string; title: string }[]>`
    SELECT id, 'BlogPost' AS type, title FROM blog_posts WHERE id = ANY(${ids}::uuid[])
    UNION ALL SELECT id, 'CaseStudy', client FROM case_studies WHERE id = ANY(${ids}::uuid[])
    UNION ALL SELECT id, 'PortfolioItem', title FROM portfolio_items WHERE id = ANY(${ids}::uuid[])`,
);

async function passesOf(database: Client, page: string) {
  const passes = await database.findingPass.findMany({ where: { page } });
  return passes.map((pass) => ({ ...pass, until: pass.until.toISOString().slice(0, 10) }));
}
