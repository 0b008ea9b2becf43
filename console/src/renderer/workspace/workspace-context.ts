import { createContext, use, useCallback } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { type LocalDocument, type OutboxEntry, openNewItem } from '../outbox/documents.ts';
import { outboxOf, unsavedIn, withMutations } from '../outbox/projections.ts';
import type { Place, Workspace } from './create-workspace.ts';

export const WorkspaceContext = createContext<Workspace | null>(null);

/** The workspace that everything behind the sign-in stands in. */
export function useWorkspace(): Workspace {
  const workspace = use(WorkspaceContext);
  if (!workspace) throw new Error('Only behind the sign-in is there a workspace.');
  return workspace;
}

/** What lies open, and the way elsewhere. */
export function usePlace() {
  const { place: store, documents } = useWorkspace();
  const place = useStore(store);
  const go = useCallback((to: Partial<Place>) => store.setState((from) => ({ ...from, ...to }), true), [store]);
  /** Opens the form of an item that does not exist yet: the one that was begun, if there is one. */
  const goToNewItem = useCallback(() => {
    const { documents: next, id } = openNewItem(documents.getState());
    documents.setState(next, true);
    go({ view: 'portfolio', item: id });
  }, [documents, go]);
  return { place, go, goToNewItem };
}

/** What is here of an item or inquiry, and not at the server; null when nothing is. */
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
export const useUnsaved = () => useStore(useWorkspace().documents, useShallow(unsavedIn));
