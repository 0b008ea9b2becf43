import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openMediaStore } from '#api/media/media-store.ts';
import { capturedLog } from '../../test/captured-log.ts';
import { blogPost, contactSubmission } from '../../test/factories.ts';
import { useTestDatabase } from '../../test/test-database.ts';
import { openJobs } from './open-jobs.ts';
import { runHousekeeping, workHousekeeping } from './run-housekeeping.ts';

const { client, url: databaseUrl } = await useTestDatabase();
const now = new Date('2026-06-01T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60_000);
const hash = () => randomUUID().replaceAll('-', '').repeat(2);

test('housekeeping deletes what has expired, and nothing else', async () => {
  const { id: userId } = await client.user.create({ data: { username: 'admin', password: 'a hash' } });
  const createdAt = daysAgo(90);
  for (const expiresAt of [daysAgo(1), daysAgo(-1)]) {
    await client.session.create({ data: { userId, tokenHash: hash(), createdAt, expiresAt } });
    await client.passwordReset.create({ data: { userId, email: 'a@b.example', token: hash(), createdAt, expiresAt } });
    await client.planLink.create({ data: { person: 'a@b.example', token: hash(), createdAt, expiresAt } });
    await client.rateLimit.create({ data: { key: hash(), points: 1, expire: expiresAt.getTime() } });
  }
  // Clocks differ, so a token is deleted an hour after it expires.
  for (const minutes of [61, 59]) {
    const expiresAt = new Date(now.getTime() - minutes * 60_000);
    await client.usedBotCheck.create({ data: { tokenHash: hash(), expiresAt } });
  }
  const used = { userId, email: 'a@b.example', token: hash(), createdAt, expiresAt: daysAgo(-1), used: true };
  await client.passwordReset.create({ data: used });
  await client.rateLimit.create({ data: { key: 'forever', points: 1 } });
  const mail = { kind: 'inquiry-receipt', recipient: 'a@b.example', createdAt };
  await client.outgoingMail.createMany({
    data: [
      { ...mail, state: 'sent', sentAt: daysAgo(31) },
      { ...mail, state: 'sent', sentAt: daysAgo(29) },
      { ...mail, state: 'failed', createdAt: daysAgo(91) },
      { ...mail, state: 'failed', createdAt: daysAgo(89) },
      { ...mail, state: 'queued', createdAt: daysAgo(91) },
    ],
  });
  await client.change.deleteMany();
  await client.change.createMany({
    data: [9, 7].map((days) => ({ transactionId: 1, type: 'PortfolioItem', createdAt: daysAgo(days) })),
  });

  await client.contactSubmission.createMany({
    data: [31, 29].map((days) => contactSubmission({ trashedAt: daysAgo(days) })),
  });
  await client.caseStudy.updateMany({ where: { slug: 'eso' }, data: { trashedAt: daysAgo(31) } });
  await client.caseStudy.updateMany({ where: { slug: 'wellness-brand' }, data: { trashedAt: daysAgo(29) } });
  await client.blogPost.createMany({ data: [31, 29].map((days) => blogPost({ trashedAt: daysAgo(days) })) });
  for (const days of [8, 6]) {
    const data = { userId, key: randomUUID(), fingerprint: hash(), result: {}, createdAt: daysAgo(days) };
    await client.idempotencyKey.create({ data });
  }

  expect(await runHousekeeping(client, now)).toEqual({
    sessions: 1,
    passwordResets: 2,
    planLinks: 1,
    botChecks: 1,
    rateLimits: 1,
    mails: 2,
    changes: 1,
    idempotencyKeys: 1,
    trash: 1,
    trashedPosts: 1,
    trashedStudies: 1,
  });
  expect(await runHousekeeping(client, now)).toEqual({
    sessions: 0,
    passwordResets: 0,
    planLinks: 0,
    botChecks: 0,
    rateLimits: 0,
    mails: 0,
    changes: 0,
    idempotencyKeys: 0,
    trash: 0,
    trashedPosts: 0,
    trashedStudies: 0,
  });
  expect([await client.outgoingMail.count(), await client.change.count({ where: { type: 'PortfolioItem' } })]).toEqual([
    3, 1,
  ]);
});

test('housekeeping that fails is logged', async () => {
  const { logger, lines } = capturedLog();
  const { boss, close } = await openJobs({ databaseUrl, logger });
  const media = openMediaStore(undefined, '/dev/null');
  await workHousekeeping(boss, { database: client, media, logger, signal: new AbortController().signal });
  const failures = () => lines.filter(({ level }) => level >= 50);
  await expect.poll(failures).toMatchObject([{ msg: 'a job failed', queue: 'housekeeping' }]);
  await close();
});
