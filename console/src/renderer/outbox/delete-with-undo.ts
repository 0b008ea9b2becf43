import { type ToastContent, toast } from '@agency/site/ui/toast/toast-store.ts';
import type { Outbox } from './create-outbox.ts';
import { type Base, type LocalDocument, type QueuedMutation, queueDeletion } from './documents.ts';

/** So long a deletion can be undone before it is sent, in ms. */
const undoMs = 10_000;

type Options = Pick<LocalDocument, 'id' | 'type'> & { name: string; base: Base; title: string };

/** Queues a deletion, says so, and offers Undo for as long as it waits. */
export function deleteWithUndo(outbox: Outbox, { title, ...deleted }: Options): void {
  const { id } = deleted;
  const order = outbox.queue(id, (all, at) => queueDeletion(all, { ...deleted, notBefore: Date.now() + undoMs }, at));
  if (order === null) return;
  // The notice's own clock stands still while it is pointed at, or the window is in the background.
  toastWhile(
    outbox,
    { id, order, status: 'queued' },
    {
      title,
      duration: undoMs,
      action: {
        label: 'Undo',
        elsewhere: 'Press Z to undo',
        onSelect: () => outbox.cancel(id, order) || toast({ title: 'Too late to undo', variant: 'destructive' }),
      },
    },
  );
}

type Subject = Pick<QueuedMutation, 'order' | 'status'> & { id: string };

/** Shows a notice about a mutation, and takes it away once the mutation is not in the state any more that it speaks of. */
export function toastWhile(
  { documents }: Pick<Outbox, 'documents'>,
  { id, order, status }: Subject,
  content: ToastContent,
): void {
  const holds = () =>
    documents.getState()[id]?.mutations.some((each) => each.order === order && each.status === status) ?? false;
  const close = toast(content);
  // Of what the outbox gave up at once there is nothing to wait for.
  if (!holds()) return;
  const stop = documents.subscribe(() => {
    if (holds()) return;
    stop();
    close();
  });
}
