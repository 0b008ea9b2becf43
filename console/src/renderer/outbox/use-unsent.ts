import type { Unsent } from '#bridge/unsent.ts';
import { usePart } from '../state/use-store.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';

/** How much of what the admin wrote the server has not got. */
export function useUnsent(): Unsent {
  const { outbox, view } = useWorkspace();
  return {
    changes: usePart(outbox.writes, (writes) => writes.length),
    drafts: usePart(view, ({ drafts }) => Object.keys(drafts).length),
  };
}
