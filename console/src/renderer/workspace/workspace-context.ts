import { createContext, use, useCallback } from 'react';
import { useStore } from 'zustand';
import type { Place } from '../kept-view/kept-view.ts';
import type { Workspace } from './workspace.ts';

export const WorkspaceContext = createContext<Workspace | null>(null);

/** The workspace that everything behind the sign-in stands in. */
export function useWorkspace(): Workspace {
  const workspace = use(WorkspaceContext);
  if (!workspace) throw new Error('Only behind the sign-in is there a workspace.');
  return workspace;
}

/** What lies open, and the way elsewhere. */
export function usePlace() {
  const { view } = useWorkspace();
  const place = useStore(view, (kept) => kept.place);
  const go = useCallback(
    (to: Partial<Place>) => view.setState((kept) => ({ ...kept, place: { ...kept.place, ...to } }), true),
    [view],
  );
  return { place, go };
}
