import { createContext, use } from 'react';
import type { Workspace } from './workspace.ts';

export const WorkspaceContext = createContext<Workspace | null>(null);

/** The workspace that everything behind the sign-in stands in. */
export function useWorkspace(): Workspace {
  const workspace = use(WorkspaceContext);
  if (!workspace) throw new Error('Only behind the sign-in is there a workspace.');
  return workspace;
}
