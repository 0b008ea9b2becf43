import { useStore } from 'zustand';
import type { Unsaved } from '#bridge/unsaved.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';

/** How much of what the admin wrote the server has not got. */
export function useUnsaved(): Unsaved {
  const { outbox, view } = useWorkspace();
  return {
    changes: useStore(outbox.writes, (writes) => writes.length),
    drafts: useStore(view, ({ drafts }) => Object.keys(drafts).length),
  };
}
