import { itemModel } from '@agency/site/ui/admin/portfolio/portfolio-item.ts';
import type { Item } from '#bridge/portfolio-item.ts';
import type { Unsaved } from '#bridge/unsaved.ts';
import {
  type Documents,
  inboxId,
  isPending,
  type LocalDocument,
  type OutboxEntry,
  type QueuedMutation,
} from './documents.ts';

/** What was saved or deleted here: the same for as long as somebody only types. */
export const withMutations = (documents: Documents): Documents =>
  Object.fromEntries(Object.entries(documents).filter(([, { mutations }]) => mutations.length > 0));

/** Everything that the server has not said yes to, in the order of sending. */
export const outboxOf = (documents: Documents): OutboxEntry[] =>
  Object.values(documents)
    .flatMap((document) => document.mutations.map((mutation) => ({ document, mutation })))
    .sort((one, other) => one.mutation.order - other.mutation.order);

/** Items with drafts, in the order in which they were begun. */
export const draftsOf = (documents: Documents) =>
  Object.values(documents).flatMap(({ id, base, draft, mutations }) =>
    draft ? [{ id, isNew: base === null && mutations.length === 0, ...draft }] : [],
  );

export const idsOfDrafts = (documents: Documents): string[] =>
  Object.values(documents).flatMap(({ id, draft }) => (draft ? [id] : []));

/** How much of what the admin wrote the server has not got. */
export const unsavedIn = (documents: Documents): Unsaved => ({
  changes: Object.values(documents).reduce((sum, { mutations }) => sum + mutations.length, 0),
  drafts: Object.values(documents).filter(({ draft }) => draft !== null).length,
});

/** Whether it is on its way out of what is shown. One that the server would not delete is shown again. */
export const isBeingDeleted = ({ mutations }: LocalDocument): boolean =>
  mutations.some((mutation) => mutation.kind === 'delete' && isPending(mutation));

/** Inquiries that are being deleted, and are shown no more. */
export const inquiriesBeingDeleted = (documents: Documents): ReadonlySet<string> =>
  new Set(
    Object.values(documents).flatMap((document) =>
      document.type === 'inquiry' && isBeingDeleted(document) ? [document.id] : [],
    ),
  );

/** All that came up to this moment is marked as read here, and not at the server yet; null = nothing is. */
export function readUntil(documents: Documents): string | null {
  const pending = (documents[inboxId]?.mutations ?? []).filter(isPending);
  return pending.findLast((mutation) => mutation.kind === 'read-all')?.until ?? null;
}

/** An item as the admin left it, and what stands between that and the server. */
export type ShownItem = { item: Item; mutation: QueuedMutation | null };

/** One item with what waits laid over it; null while it is being deleted, or is not made yet and not saved. */
export function overlayItem(item: Item | null, document: LocalDocument | null | undefined): ShownItem | null {
  const mutation = document?.mutations.at(-1) ?? null;
  if (!document || !mutation) return item && { item, mutation: null };
  if (isBeingDeleted(document)) return null;
  if (mutation.kind !== 'save' || (item && mutation.refusal)) return item && { item, mutation };
  // The server had it, and has it no more.
  if (!item && document.base) return null;
  const saved = { __typename: 'PortfolioItem', id: document.id, version: item?.version ?? 0 };
  return { item: { ...saved, ...itemModel.contentOf(mutation.input) } as Item, mutation };
}

/**
 * The portfolio with what waits laid over it, so that a change is seen at once. The server's truth lies untouched beneath:
 * a change that is refused or canceled just lifts off again. New items stand first among their kind, as on the site.
 */
export function overlayItems(items: readonly Item[], documents: Documents): ShownItem[] {
  const known = new Set(items.map(({ id }) => id));
  // A document with a base is of an item that the server had: when it is not in the list, it is gone.
  const made = Object.values(documents).filter(
    ({ id, type, base }) => type === 'portfolio-item' && base === null && !known.has(id),
  );
  const all = [
    ...made.map((document) => overlayItem(null, document)),
    ...items.map((item) => overlayItem(item, documents[item.id])),
  ].filter((shown) => shown !== null);
  return [...all.filter(({ item }) => item.featured), ...all.filter(({ item }) => !item.featured)];
}
