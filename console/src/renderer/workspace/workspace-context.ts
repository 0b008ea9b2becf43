import { type KindName, viewOfKind } from '@agency/site/ui/admin/kinds.ts';
import { createContext, use, useCallback } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { countUnsaved } from '#bridge/unsaved.ts';
import { openNew } from '../outbox/documents.ts';
import type { LocalDocument, OutboxEntry } from '../outbox/local-document.ts';
import { outboxOf, withMutations } from '../outbox/projections.ts';
import type { Place, Workspace } from './create-workspace.ts';

export const WorkspaceContext = createContext<Workspace | null>(null);

/** The workspace of the admin who is signed in. */
export function useWorkspace(): Workspace {
  const workspace = use(WorkspaceContext);
  if (!workspace) throw new Error('Only behind the sign-in is there a workspace.');
  return workspace;
}

/** What lies open, and the way elsewhere. */
export function usePlace() {
  const { place: store, documents } = useWorkspace();
  const place = useStore(store);
  const go = useCallback((view: Place['view']) => store.setState((from) => ({ ...from, view }), true), [store]);
  /** Opens a record in the view of its kind; null closes the one that is open. */
  const open = useCallback(
    (kind: KindName, id: string | null) =>
      store.setState((from) => ({ view: viewOfKind(kind), open: { ...from.open, [kind]: id } }), true),
    [store],
  );
  /** Opens the form of a record that does not exist yet: the one that was begun, if there is one. */
  const openNewForm = useCallback(
    (kind: KindName) => {
      const { documents: next, id } = openNew(documents.getState(), kind);
      documents.setState(next, true);
      open(kind, id);
    },
    [documents, open],
  );
  return { place, go, open, openNewForm };
}

/** What is here of a record, and not at the server; null when nothing is. */
export function useDocument(id: string | null): LocalDocument | null {
  const { documents } = useWorkspace();
  return useStore(documents, (all) => (id === null ? null : (all[id] ?? null)));
}

/** Everything that the server has not said yes to, in the order of sending. */
export function useOutboxEntries(): OutboxEntry[] {
  const { documents } = useWorkspace();
  return outboxOf(useStore(documents, useShallow(withMutations)));
}

/** How much of what the admin wrote the server has not got. */
export const useUnsaved = () => useStore(useWorkspace().documents, useShallow(countUnsaved));
