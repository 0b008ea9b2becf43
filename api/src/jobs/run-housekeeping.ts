import type { PrismaClient } from '@agency/prisma';
import type { Disk } from 'flydrive';
import type { PgBoss } from 'pg-boss';
import { forgetUsedBotChecks } from '#api/bot-check/bot-check.ts';
import { forgetOldChanges } from '#api/changes/read-changes.ts';
import { deleteTrashed } from '#api/contact/delete-inquiry.ts';
import { trashDays } from '#api/contract/inquiries.ts';
import { deleteOldIdempotencyKeys } from '#api/idempotency/run-idempotent.ts';
import { requeueForgottenImports } from '#api/imports/work-imports.ts';
import { requeueForgottenMail } from '#api/mail/outbox.ts';
import { addSharePictures } from '#api/media/add-share-pictures.ts';
import { sweepMedia } from '#api/media/sweep-media.ts';
import type { Logger } from '#api/platform/logger.ts';
import { logged } from './open-jobs.ts';

const day = 24 * 60 * 60_000;
const keepDeliveredMs = 30 * day;
/** How long a mail that was given up or may not have arrived is kept. It contains personal data. */
const keepFailedMs = 90 * day;

type Swept = Record<
  | 'sessions'
  | 'passwordResets'
  | 'planLinks'
  | 'botChecks'
  | 'rateLimits'
  | 'mails'
  | 'changes'
  | 'idempotencyKeys'
  | 'trash'
  | 'trashedPosts'
  | 'trashedStudies',
  number
>;

/**
 * Deletes what has expired (sessions, links, records of used bot checks, counters, old mail, changes and idempotency
 * keys), used reset links, and inquiries, posts and case studies that have been in the trash for 30 days.
 */
export async function runHousekeeping(database: PrismaClient, now = new Date()): Promise<Swept> {
  const expired = { expiresAt: { lt: now } };
  const before = (ms: number) => ({ lt: new Date(now.getTime() - ms) });
  const [
    sessions,
    passwordResets,
    planLinks,
    botChecks,
    rateLimits,
    mails,
    changes,
    idempotencyKeys,
    trash,
    trashedPosts,
    trashedStudies,
  ] = await Promise.all([
    database.session.deleteMany({ where: expired }),
    database.passwordReset.deleteMany({ where: { OR: [expired, { used: true }] } }),
    database.planLink.deleteMany({ where: expired }),
    forgetUsedBotChecks(database, now.getTime()),
    database.rateLimit.deleteMany({ where: { expire: { lt: now.getTime() } } }),
    database.outgoingMail.deleteMany({
      where: {
        OR: [
          { state: 'sent', sentAt: before(keepDeliveredMs) },
          { state: { in: ['failed', 'unknown'] }, createdAt: before(keepFailedMs) },
        ],
      },
    }),
    forgetOldChanges(database, now),
    deleteOldIdempotencyKeys(database, now),
    emptyTrash(database, before(trashDays * day)),
    database.blogPost.deleteMany({ where: { trashedAt: before(trashDays * day) } }),
    database.caseStudy.deleteMany({ where: { trashedAt: before(trashDays * day) } }),
  ]);
  return {
    sessions: sessions.count,
    passwordResets: passwordResets.count,
    planLinks: planLinks.count,
    botChecks,
    rateLimits: rateLimits.count,
    mails: mails.count,
    changes,
    idempotencyKeys,
    trash,
    trashedPosts: trashedPosts.count,
    trashedStudies: trashedStudies.count,
  };
}

/** The maximum number of inquiries that one run deletes from the trash. The next run continues. */
const mostOfTrash = 1_000;

/** Deletes the inquiries that were put in the trash `before` a moment, and returns how many. */
async function emptyTrash(database: PrismaClient, before: { lt: Date }): Promise<number> {
  const old = await database.contactSubmission.findMany({
    where: { trashedAt: before },
    select: { id: true },
    take: mostOfTrash,
  });
  let deleted = 0;
  for (const { id } of old) {
    const isDeleted = await database.$transaction((transaction) => deleteTrashed(transaction, id, before));
    if (isDeleted) deleted += 1;
  }
  return deleted;
}

/** Seven minutes past every hour, UTC. */
const hourly = '7 * * * *';

/**
 * Works every hour in one of the processes, and once soon after a start: queues mail and imports that lost their jobs,
 * deletes what has expired, removes pictures that nothing shows, and makes missing share pictures until `signal`
 * aborts.
 */
export async function workHousekeeping(
  boss: PgBoss,
  parts: { database: PrismaClient; media: Disk; logger: Logger; signal: AbortSignal },
): Promise<void> {
  const { database, media, logger } = parts;
  await boss.schedule('housekeeping', hourly, null, { singletonKey: 'hourly' });
  await boss.send('housekeeping', null, { singletonKey: 'start' });
  const work = async () => {
    const requeued = await requeueForgottenMail(database, boss);
    if (requeued > 0) logger.warn({ requeued }, 'mails had lost their jobs');
    const imports = await requeueForgottenImports(database, boss);
    if (imports > 0) logger.warn({ imports }, 'imports had lost their jobs');
    const deleted = await runHousekeeping(database);
    const files = await sweepMedia(database, media, new Date());
    if (files.pictures + files.files > 0) logger.info(files, 'removed pictures that nothing shows');
    const made = await addSharePictures(parts);
    if (made > 0) logger.info({ made }, 'made missing share pictures');
    const anything = Object.values(deleted).some((count) => count > 0);
    logger[anything ? 'info' : 'debug']({ deleted }, 'housekeeping done');
  };
  await boss.work('housekeeping', { pollingIntervalSeconds: 10 }, logged(logger, work));
}
