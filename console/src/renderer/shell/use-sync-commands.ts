import { inquiryKind } from '@agency/site/ui/admin/inbox/inquiry.ts';
import { announce } from '@agency/site/ui/announcer/announcer.tsx';
import { toast } from '@agency/site/ui/toast/toast-store.ts';
import { useCommand } from '../commands/use-command.ts';
import { receivedUntil } from '../inbox/unread.ts';
import { useUnread } from '../inbox/use-unread.ts';
import { useQueue } from '../outbox/use-queue.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';

/** Handles the commands for all data from the server: reload it, and mark everything as read. */
export function useSyncCommands(): void {
  const { client, reload, searched } = useWorkspace();
  const queue = useQueue();
  const unread = useUnread();

  async function loadAnew() {
    if (await reload()) return announce('Everything reloaded');
    const description = 'The data on screen may be out of date. Loading will be retried automatically.';
    toast({ title: 'Not everything could be loaded', description, variant: 'destructive' });
  }
  /** Marks everything in the open list as read, except inquiries with news that has not arrived here yet. */
  function markAllRead() {
    const search = searched.getState();
    const until = receivedUntil(client.cache, search);
    const kind = inquiryKind.name;
    queue({ kind, id: kind, mutation: 'markAllRead', title: '', variables: { until, count: unread.count, search } });
  }
  useCommand('reload-data', () => void loadAnew());
  useCommand('read-all', markAllRead, unread.any);
}
