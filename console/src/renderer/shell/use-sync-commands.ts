import { announce } from '@agency/site/ui/announcer/announcer.tsx';
import { toast } from '@agency/site/ui/toast/toast-store.ts';
import { useCommand } from '../commands/use-command.ts';
import { loadedInquiries } from '../graphql/inquiry-lists.ts';
import { useUnread } from '../inbox/use-unread.ts';
import { inboxId, queueReadAll } from '../outbox/documents.ts';
import { inquiriesOf } from '../outbox/messages.ts';
import { toastWhile } from '../outbox/toast-while.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';

/** So long marking all as read can be undone before it is sent, in ms. */
const undoMs = 10_000;

/** The commands about everything that came from the server: load it anew, and call it read. */
export function useSyncCommands(): void {
  const { client, outbox, reload } = useWorkspace();
  const unread = useUnread();

  async function loadAnew() {
    if (await reload()) return announce('Loaded anew');
    const description = 'What is shown may be out of date. It is tried again by itself.';
    toast({ title: 'Not everything could be loaded', description, variant: 'destructive' });
  }
  /** Marks all that came until now. Nothing leaves for as long as it can be undone. */
  function markAllRead() {
    const { count } = unread;
    const until = loadedInquiries(client.cache, 1)[0]?.createdAt ?? new Date().toISOString();
    const order = outbox.queue(inboxId, (all, at) =>
      queueReadAll(all, { until, count, notBefore: Date.now() + undoMs }, at),
    );
    if (order === null) return;
    const undo = () => outbox.cancel(inboxId, order) || toast({ title: 'Too late to undo', variant: 'destructive' });
    // The notice's own clock stands still while it is pointed at, or the window is in the background.
    toastWhile(
      outbox,
      { id: inboxId, order, status: 'queued' },
      {
        title: `${inquiriesOf(count)} marked as read`,
        duration: undoMs,
        action: { label: 'Undo', elsewhere: 'Press Z to undo', onSelect: undo },
      },
    );
  }
  useCommand('reload-data', () => void loadAnew());
  useCommand('read-all', markAllRead, unread.any);
}
