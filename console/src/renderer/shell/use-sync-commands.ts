import { grouped } from '@agency/api/contract/text';
import { announce } from '@agency/site/ui/announcer/announcer.tsx';
import { toast } from '@agency/site/ui/toast/toast-store.ts';
import { useCommand } from '../commands/use-command.ts';
import { useUnread } from '../inbox/use-unread.ts';
import { undoReadsMs } from '../live/reads.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';

/** The commands about everything that came from the server: load it anew, and call it read. */
export function useSyncCommands(): void {
  const { reload, reads } = useWorkspace();
  const unread = useUnread();

  async function loadAnew() {
    if (await reload()) return announce('Loaded anew');
    const description = 'What is shown may be out of date. It is tried again by itself.';
    toast({ title: 'Not everything could be loaded', description, variant: 'destructive' });
  }
  function markAllRead() {
    const { count } = unread;
    const undo = reads.markAllRead();
    const marked = count === 1 ? 'One inquiry' : count === null ? 'All inquiries' : `${grouped(count)} inquiries`;
    const title = `${marked} marked as read`;
    const elsewhere = 'Press F8 to get here';
    toast({ title, duration: undoReadsMs, action: { label: 'Undo', elsewhere, onSelect: undo } });
  }
  useCommand('reload-data', () => void loadAnew());
  useCommand('read-all', markAllRead, unread.any);
}
