import { type ToastContent, toast } from '@agency/site/ui/toast/toast-store.ts';
import type { Outbox } from './create-outbox.ts';
import type { QueuedMutation } from './local-document.ts';

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
