import type { Prisma } from '@agency/prisma/client';
import { z } from 'zod';
import { writtenKinds } from '#api/contract/subscriptions.ts';
import { NotFoundError } from '#api/graphql/failures.ts';
import { lockSubscription, recordStep } from './subscription-state.ts';

type Transaction = Prisma.TransactionClient;
type Writing = { now(): Date; by: string | null };

async function lockAny(transaction: Transaction, id: string) {
  const isThere = z.uuid().safeParse(id).success && (await transaction.subscription.count({ where: { id } })) > 0;
  if (!isThere) throw new NotFoundError('This subscription');
  return lockSubscription(transaction, id);
}

/** Stores when the last report was sent. The update also announces that the timeline has changed. */
async function noteReports(transaction: Transaction, id: string, { now }: Writing): Promise<{ id: string }> {
  const last = await transaction.subscriptionEvent.findFirst({
    where: { subscriptionId: id, kind: 'report-sent' },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
  });
  await transaction.subscription.update({ where: { id }, data: { reportedAt: last?.at ?? null, updatedAt: now() } });
  return { id };
}

/**
 * Adds a private note to a subscription's timeline.
 *
 * @throws NotFoundError if there is no such subscription.
 */
export async function addSubscriptionNote(
  transaction: Transaction,
  { id, text }: { id: string; text: string },
  writing: Writing,
): Promise<{ id: string }> {
  const subscription = await lockAny(transaction, id);
  await recordStep(transaction, subscription, { kind: 'note', detail: text, by: writing.by }, writing);
  return noteReports(transaction, id, writing);
}

/**
 * Records that a maintenance report was sent now.
 *
 * @throws NotFoundError if there is no such subscription.
 */
export async function markReportSent(transaction: Transaction, id: string, writing: Writing): Promise<{ id: string }> {
  const subscription = await lockAny(transaction, id);
  const period = subscription.paidPeriods - 1;
  await recordStep(transaction, subscription, { kind: 'report-sent', period, by: writing.by }, writing);
  return noteReports(transaction, id, writing);
}

/**
 * Deletes a note, or the record that a report was sent. Other entries of the timeline cannot be deleted.
 *
 * @throws NotFoundError if there is no such subscription or entry.
 */
export async function deleteSubscriptionLine(
  transaction: Transaction,
  { id, lineId }: { id: string; lineId: string },
  writing: Writing,
): Promise<{ id: string }> {
  await lockAny(transaction, id);
  const where = { id: lineId, subscriptionId: id, kind: { in: [...writtenKinds] } };
  const { count } = z.uuid().safeParse(lineId).success
    ? await transaction.subscriptionEvent.deleteMany({ where })
    : { count: 0 };
  if (count === 0) throw new NotFoundError('This entry');
  return noteReports(transaction, id, writing);
}
