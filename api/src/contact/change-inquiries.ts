import type { PrismaClient } from '@agency/prisma';
import type { Prisma } from '@agency/prisma/client';
import { z } from 'zod';
import { bulkMost, parseInquirySearch } from '#api/contract/inquiries.ts';
import { sortedBy } from '#api/graphql/keyset.ts';
import type { Outbox } from '#api/mail/outbox.ts';
import { type Actor, effectOf, enqueueReceipt, type InquiryChange, isUndone } from './change-inquiry.ts';
import { matching } from './list-inquiries.ts';

const date = z.coerce.date().nullable();
const changedInquiry = z.object({
  id: z.string(),
  state: z.string(),
  snoozedAt: date,
  wakesAt: date,
  wokenAt: date,
  trashedAt: date,
  /** The inquiry's `changedAt` after the change. Undo skips an inquiry that has changed since. */
  stamp: z.coerce.date(),
});

/** The result of a bulk change. It contains the inquiries as they were before, so that the change can be undone. */
export const bulkResult = z.object({ before: z.array(changedInquiry), more: z.boolean(), change: z.string() });
export type BulkResult = z.infer<typeof bulkResult>;

type Bulk = Actor & { search: string; seenAt: Date; outbox: Outbox; now: Date };

const standing = { id: true, state: true, snoozedAt: true, wakesAt: true, wokenAt: true, trashedAt: true } as const;

/**
 * Changes the inquiries that match a search, up to the first `bulkMost` in its order. Skips inquiries that arrived or
 * changed after `seenAt`, because the admin has not seen their current content.
 */
export async function changeInquiries(
  transaction: Prisma.TransactionClient,
  change: InquiryChange,
  { search, seenAt, outbox, now, by, client, session }: Bulk,
): Promise<BulkResult> {
  const { contactSubmission, inquiryEvent } = transaction;
  const found = await contactSubmission.findMany({
    where: { AND: [matching(search), { changedAt: { lte: seenAt } }, isUndone(change)] },
    orderBy: sortedBy(parseInquirySearch(search).sort),
    take: bulkMost + 1,
    select: { id: true },
  });
  const ids = found.slice(0, bulkMost).map(({ id }) => id);
  await lockInquiries(transaction, ids);
  await transaction.$queryRaw`SELECT set_config('agency.session', ${session ?? ''}, true)`;
  const before = await contactSubmission.findMany({
    where: { AND: [{ id: { in: ids }, changedAt: { lte: seenAt } }, isUndone(change)] },
    select: { ...standing, mailHeld: true },
  });
  const { data, value = null } = effectOf(change, now);
  const idsOf = (rows: typeof before) => ({ id: { in: rows.map(({ id }) => id) } });
  const opening = change.change === 'snoozed' ? before.filter(({ state }) => state === 'new') : [];
  await contactSubmission.updateMany({
    where: idsOf(before),
    data: data as Prisma.ContactSubmissionUpdateManyMutationInput,
  });
  await contactSubmission.updateMany({ where: idsOf(opening), data: { state: 'open' } });
  await inquiryEvent.createMany({
    data: before.map(({ id }) => ({ inquiryId: id, at: now, change: change.change, value, by, client })),
  });
  // If inquiries that were taken for spam now count as genuine, their senders get the receipt, once.
  if ('state' in change && change.state !== 'spam') {
    const held = idsOf(before.filter(({ mailHeld }) => mailHeld));
    const released = await contactSubmission.updateManyAndReturn({ where: held, data: { mailHeld: false } });
    for (const inquiry of released) await enqueueReceipt(transaction, outbox, inquiry);
  }
  const after = await contactSubmission.findMany({ where: idsOf(before), select: { id: true, changedAt: true } });
  const stamps = new Map(after.map(({ id, changedAt }) => [id, changedAt]));
  return {
    before: before.map(({ mailHeld: _held, ...each }) => ({ ...each, stamp: stamps.get(each.id) ?? now })),
    more: found.length > bulkMost,
    change: change.change,
  };
}

/** Locks inquiries in the order of their ids, so that two transactions that change many cannot deadlock. */
const lockInquiries = (transaction: Prisma.TransactionClient, ids: readonly string[]) =>
  transaction.$queryRaw`SELECT 1 FROM contact_submissions WHERE id = ANY(${ids}::uuid[]) ORDER BY id FOR UPDATE`;

/** Maps each change to the one that undoes it. A change that is not listed is undone by `state`. */
const reverse: Record<string, string> = {
  snoozed: 'woken',
  woken: 'snoozed',
  trashed: 'restored',
  restored: 'trashed',
};

/**
 * Undoes the bulk change with this idempotency key. Skips inquiries that have changed since. Returns the number of
 * inquiries that it changed back.
 */
export async function undoInquiriesChange(
  database: PrismaClient,
  { key, userId }: { key: string; userId: string },
  { now, by, client, session }: Actor & { now: Date },
): Promise<number> {
  return database.$transaction(async (transaction) => {
    const known = z.uuid().safeParse(key).success
      ? await transaction.idempotencyKey.findUnique({ where: { userId_key: { userId, key } } })
      : null;
    const { data: bulk } = bulkResult.safeParse(known?.result);
    if (!bulk || bulk.before.length === 0) return 0;
    await lockInquiries(
      transaction,
      bulk.before.map(({ id }) => id),
    );
    await transaction.$queryRaw`SELECT set_config('agency.session', ${session ?? ''}, true)`;
    const undone = await transaction.$queryRaw<{ id: string; state: string }[]>`
      UPDATE contact_submissions AS inquiry
      SET state = was.state, snoozed_at = was."snoozedAt", wakes_at = was."wakesAt", woken_at = was."wokenAt",
        trashed_at = was."trashedAt"
      FROM jsonb_to_recordset(${JSON.stringify(bulk.before)}::jsonb) AS was(
        id uuid, state text, "snoozedAt" timestamptz, "wakesAt" timestamptz, "wokenAt" timestamptz,
        "trashedAt" timestamptz, stamp timestamptz)
      WHERE inquiry.id = was.id AND inquiry.changed_at = was.stamp
      RETURNING inquiry.id, inquiry.state`;
    const change = reverse[bulk.change] ?? 'state';
    await transaction.inquiryEvent.createMany({
      data: undone.map(({ id, state }) => ({
        ...{ inquiryId: id, at: now, change, by, client },
        value: change === 'state' ? state : null,
      })),
    });
    return undone.length;
  });
}
