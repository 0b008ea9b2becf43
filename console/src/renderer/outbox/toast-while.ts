import { type ToastContent, toast } from '@agency/site/ui/toast/toast-store.ts';
import type { Outbox } from './create-outbox.ts';
import type { Write } from './write.ts';

/** Shows a notice about a write, and takes it away once the write is not in the state any more that it speaks of. */
export function toastWhile(
  outbox: Outbox,
  { entry, state }: Pick<Write, 'entry' | 'state'>,
  content: ToastContent,
): void {
  const holds = () => outbox.writes.getState().some((write) => write.entry === entry && write.state === state);
  const close = toast(content);
  // Of what the outbox gave up at once there is nothing to wait for.
  if (!holds()) return;
  const stop = outbox.writes.subscribe(() => {
    if (holds()) return;
    stop();
    close();
  });
}
