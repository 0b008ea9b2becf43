import { type ToastContent, toast } from '@agency/site/ui/toast/toast-store.ts';
import { useCallback } from 'react';
import { useWorkspace } from '../workspace/workspace-context.ts';
import type { Outbox } from './create-outbox.ts';
import type { NewMutation } from './documents.ts';
import { declared, messagesOf, type QueuedMutation } from './local-document.ts';

/** Returns a function that queues the same mutation for several inquiries. One toast offers to undo all of them. */
export function useQueueAll(): (requests: readonly NewMutation[]) => void {
  const { outbox, documents } = useWorkspace();
  const queue = useQueue();
  return (requests) => {
    const [only, ...others] = requests;
    if (!only) return;
    if (others.length === 0) return void queue(only);
    const queued = requests.map((request) => ({ id: request.id, order: outbox.queue(request) }));
    const document = documents.getState()[only.id];
    const mutation = document?.mutations.find(({ order }) => order === queued[0]?.order);
    const done = document && mutation ? messagesOf({ document, mutation })?.done : undefined;
    const undo = () => {
      const sent = queued.filter(({ id, order }) => order !== null && !outbox.cancel(id, order));
      const undone = queued.length - sent.length;
      const title = undone === 0 ? 'Too late to undo' : `${undone} of ${queued.length} changes undone`;
      if (sent.length > 0) toast({ title, variant: 'destructive' });
    };
    toast({
      title: `${done ?? 'Queued'}: ${requests.length} inquiries`,
      duration: (mutation && declared(mutation).undoMs) ?? 0,
      action: { label: 'Undo', elsewhere: 'Press Z to undo them one by one', onSelect: undo },
    });
  };
}

/** Returns a function that queues a mutation. If the mutation can be undone, a toast offers Undo. */
export function useQueue(): Outbox['queue'] {
  const { outbox, documents } = useWorkspace();
  return useCallback(
    (request: NewMutation) => {
      const order = outbox.queue(request);
      const document = documents.getState()[request.id];
      const mutation = document?.mutations.find((each) => each.order === order);
      if (!document || !mutation || order === null) return order;
      const done = messagesOf({ document, mutation })?.done;
      if (done === undefined) return order;
      const undo = () =>
        outbox.cancel(document.id, order) || toast({ title: 'Too late to undo', variant: 'destructive' });
      // Close the toast when its mutation is sent. The toast's own timer would pause on hover and in the background.
      toastWhile(
        outbox,
        { id: document.id, order, status: 'queued' },
        {
          title: done,
          duration: declared(mutation).undoMs,
          action: { label: 'Undo', elsewhere: 'Press Z to undo', onSelect: undo },
        },
      );
      return order;
    },
    [outbox, documents],
  );
}

type Subject = Pick<QueuedMutation, 'order' | 'status'> & { id: string };

/** Shows a toast about a mutation, and removes it once the mutation leaves this status. */
export function toastWhile(
  { documents }: Pick<Outbox, 'documents'>,
  { id, order, status }: Subject,
  content: ToastContent,
): void {
  const holds = () =>
    documents.getState()[id]?.mutations.some((each) => each.order === order && each.status === status) ?? false;
  const close = toast(content);
  // If the outbox has dropped the mutation already, the toast stays for its usual duration.
  if (!holds()) return;
  const stop = documents.subscribe(() => {
    if (holds()) return;
    stop();
    close();
  });
}
