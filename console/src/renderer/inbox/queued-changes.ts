import { compareInquiries, parseInquirySearch } from '@agency/api/contract/inquiries';
import { inquiryKind } from '@agency/site/ui/admin/inbox/inquiry.ts';
import type { Inquiry } from '@agency/site/ui/admin/inbox/inquiry-documents.ts';
import type { ApolloCache } from '@apollo/client/cache';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { readRecord } from '../graphql/lists.ts';
import type { Documents } from '../outbox/local-document.ts';
import { idsBeingDeleted, patched, patchesOf } from '../outbox/projections.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';

/** Returns an inquiry with its queued changes applied. */
export function usePatched(inquiry: Inquiry | null): Inquiry | null {
  const { documents } = useWorkspace();
  const patches = useStore(
    documents,
    useShallow((all) => (inquiry ? patchesOf(all, inquiryKind.name, inquiry.id) : [])),
  );
  return useMemo(() => inquiry && patched(inquiry, patches), [inquiry, patches]);
}

/** Returns when the last message was written, as the server has reported it. Ignores queued answers. */
export const lastReportedAt = (cache: ApolloCache, { id, lastMessageAt }: Inquiry): string =>
  readRecord(cache, inquiryKind, id)?.lastMessageAt ?? lastMessageAt;

/**
 * Returns the ids of a list, plus the ids of inquiries that queued changes add to it, in the list's order. `more` says
 * that the list continues after its last loaded inquiry. Inquiries that belong after it are left out.
 */
export function withArriving(
  cache: ApolloCache,
  documents: Documents,
  search: string | null,
  { ids, more }: { ids: readonly string[]; more: boolean },
): readonly string[] {
  const { name, list } = inquiryKind;
  const arriving = Object.values(documents).flatMap(({ kind, id }) => {
    const inquiry = kind === name && !ids.includes(id) ? readRecord(cache, inquiryKind, id) : null;
    if (!inquiry || list.has?.(inquiry, search)) return [];
    return list.has?.(patched(inquiry, patchesOf(documents, name, id)), search) ? [inquiry] : [];
  });
  if (arriving.length === 0) return ids;
  const { sort } = parseInquirySearch(search);
  const listed = ids.flatMap((id) => readRecord(cache, inquiryKind, id) ?? []);
  const last = listed.at(-1);
  const near = arriving.filter((each) => !more || !last || compareInquiries(sort, each, last) < 0);
  return [...listed, ...near].sort((one, other) => compareInquiries(sort, one, other)).map(({ id }) => id);
}

/**
 * Returns the ids of inquiries that a list must hide, because they do not match its search after their queued changes.
 */
export function idsLeaving(cache: ApolloCache, documents: Documents, search: string | null): ReadonlySet<string> {
  const { name, list } = inquiryKind;
  const leaves = (id: string) => {
    const inquiry = readRecord(cache, inquiryKind, id);
    return inquiry !== null && !list.has?.(patched(inquiry, patchesOf(documents, name, id)), search);
  };
  const changed = Object.values(documents).filter(({ kind, id }) => kind === name && leaves(id));
  return new Set([...idsBeingDeleted(documents, name), ...changed.map(({ id }) => id)]);
}
