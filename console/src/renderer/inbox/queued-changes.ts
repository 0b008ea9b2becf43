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

/** An inquiry as the admin left it: with what is queued for it. */
export function usePatched(inquiry: Inquiry | null): Inquiry | null {
  const { documents } = useWorkspace();
  const patches = useStore(
    documents,
    useShallow((all) => (inquiry ? patchesOf(all, inquiryKind.name, inquiry.id) : [])),
  );
  return useMemo(() => inquiry && patched(inquiry, patches), [inquiry, patches]);
}

/** The ids of inquiries that leave a search's list by what is queued: they are hidden. */
export function idsLeaving(cache: ApolloCache, documents: Documents, search: string | null): ReadonlySet<string> {
  const { name, list } = inquiryKind;
  const leaves = (id: string) => {
    const inquiry = readRecord(cache, inquiryKind, id);
    return inquiry !== null && !list.has?.(patched(inquiry, patchesOf(documents, name, id)), search);
  };
  const changed = Object.values(documents).filter(({ kind, id }) => kind === name && leaves(id));
  return new Set([...idsBeingDeleted(documents, name), ...changed.map(({ id }) => id)]);
}
