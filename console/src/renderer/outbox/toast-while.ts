import { type ToastContent, toast } from '@agency/site/ui/toast/toast-store.ts';
import type { Outbox } from './create-outbox.ts';
import type { QueuedMutation } from './local-document.ts';

type Subject = Pick<QueuedMutation, 'order' | 'status'> & { id: string };

/** Shows a notice about a mutation, and removes it once the mutation leaves the state that the notice describes. */
export function toastWhile(
  { documents }: Pick<Outbox, 'documents'>,
  { id, order, status }: Subject,
  content: ToastContent,
): void {
  const holds = () =>
    documents.getState()[id]?.mutations.some((each) => each.order === order && each.status === status) ?? false;
  const close = toast(content);
  // The outbox may have dropped the mutation already. Its notice then stays for its duration.
  if (!holds()) return;
  const stop = documents.subscribe(() => {
    if (holds()) return;
    stop();
    close();
  });
}
