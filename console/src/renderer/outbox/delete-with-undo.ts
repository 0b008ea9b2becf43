import { toast } from '@agency/site/ui/toast/toast-store.ts';
import type { Outbox } from './create-outbox.ts';
import { toastWhile } from './toast-while.ts';
import type { Mutation } from './write.ts';

/** So long a deletion can be taken back before it is sent, in ms. */
const undoTime = 10_000;

/** Writes a deletion down, says so, and offers the way back for as long as it waits. */
export function deleteWithUndo(
  outbox: Outbox,
  mutation: Extract<Mutation, { kind: `delete-${string}` }>,
  title: string,
): void {
  const entry = outbox.add(mutation, undoTime);
  // The notice's own clock stands still while it is pointed at, or the window is in the background.
  toastWhile(
    outbox,
    { entry, state: 'waiting' },
    {
      title,
      duration: undoTime,
      action: {
        label: 'Undo',
        elsewhere: 'Press Z to take it back',
        onSelect: () => outbox.cancel(entry) || toast({ title: 'Too late to take it back', variant: 'destructive' }),
      },
    },
  );
}
