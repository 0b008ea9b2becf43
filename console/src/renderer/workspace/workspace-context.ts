import { type KindName, kindOf, viewOfKind } from '@agency/site/ui/admin/kinds.ts';
import { createContext, use, useCallback } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { countUnsaved } from '#bridge/unsaved.ts';
import { openNew } from '../outbox/documents.ts';
import { type LocalDocument, type OutboxEntry, shownIn } from '../outbox/local-document.ts';
import { outboxOf, withMutations } from '../outbox/projections.ts';
import { openLink } from '../shell/open-link.ts';
import type { Place, Workspace } from './create-workspace.ts';

export const WorkspaceContext = createContext<Workspace | null>(null);

export function useWorkspace(): Workspace {
  const workspace = use(WorkspaceContext);
  if (!workspace) throw new Error('There is a workspace only after the sign-in.');
  return workspace;
}

/** Returns the open view and records, and functions to open others. */
export function usePlace() {
  const { place: store, documents, desktop, server } = useWorkspace();
  const place = useStore(store);
  const go = useCallback(
    (view: Place['view'], search?: string, filter?: string) =>
      store.setState((from) => ({ ...from, view, search, filter }), true),
    [store],
  );
  /** Opens a record in its kind's view, or in the browser if it is edited there. Null closes the open record. */
  const open = useCallback(
    (kind: KindName, id: string | null) => {
      const { editedAt } = kindOf(kind);
      if (editedAt) {
        go(viewOfKind(kind));
        if (id !== null) void openLink(desktop, new URL(editedAt(id), server).href);
        return;
      }
      const to = id === null ? { kind, id } : shownIn({ kind, id }, documents.getState()[id]);
      store.setState(
        ({ open: before, sort }) => ({ view: viewOfKind(to.kind), open: { ...before, [to.kind]: to.id }, sort }),
        true,
      );
    },
    [store, documents, go, desktop, server],
  );
  const setSort = useCallback((sort: Place['sort']) => store.setState({ sort }), [store]);
  /** Opens the form of a new record, or of a record that was begun and not saved. */
  const openNewForm = useCallback(
    (kind: KindName) => {
      const { editedAt } = kindOf(kind);
      if (editedAt) return void openLink(desktop, new URL(editedAt(null), server).href);
      const { documents: next, id } = openNew(documents.getState(), kind);
      documents.setState(next, true);
      open(kind, id);
    },
    [documents, open, desktop, server],
  );
  return { place, go, open, openNewForm, setSort };
}

export function useDocument(id: string | null): LocalDocument | null {
  const { documents } = useWorkspace();
  return useStore(documents, (all) => (id === null ? null : (all[id] ?? null)));
}

export function useOutboxEntries(): OutboxEntry[] {
  const { documents } = useWorkspace();
  return outboxOf(useStore(documents, useShallow(withMutations)));
}

export function useUnsaved() {
  const { documents, texts } = useWorkspace();
  const typed = useStore(texts);
  return useStore(
    documents,
    useShallow((all) => countUnsaved(all, typed)),
  );
}
