import { toast } from '@agency/site/ui/toast/toast-store.ts';
import { takenBack } from '../kept-view/drafts.ts';
import { laterAbout } from '../outbox/queue.ts';
import type { Write } from '../outbox/write.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';

/**
 * Takes a write out of the outbox. What was typed for one that waits becomes a draft again, unless a later change of the
 * same item waits behind it; a refused one is discarded. One that left before is only sent no more: it may have arrived,
 * and is not called taken back.
 */
export function useTakeBack(): (write: Write) => void {
  const { outbox, view } = useWorkspace();
  return ({ entry, mutation, state, attempted, sent, at }) => {
    if (state === 'refused') return void outbox.cancel(entry);
    if (!('input' in mutation)) {
      if (outbox.cancel(entry) && attempted) toast({ title: 'Not sent any more', description: mayHaveArrived });
      return;
    }
    const writes = outbox.writes.getState();
    // Too late by now: it is on its way.
    if (!writes.some((write) => write.entry === entry && write.state !== 'sending')) return;
    const goesOn = laterAbout(writes, { entry, mutation }).some((later) => 'input' in later.mutation);
    const { drafts } = view.getState();
    // One that was typed over this very item is the newer of the two.
    if (
      !goesOn &&
      mutation.kind === 'create-item' &&
      drafts.new &&
      (drafts.new.newId !== mutation.id || mutation.id in drafts)
    )
      return void toast({
        title: 'Not taken back',
        description: 'There is a draft of another new item. Save or discard that one first.',
        variant: 'destructive',
      });
    // First kept, then let go: it is always in one of the two.
    if (!goesOn) view.setState((kept) => takenBack(kept, { mutation, sent, at }), true);
    outbox.cancel(entry);
    const left = goesOn ? 'Your later change of it still waits.' : 'What you typed is kept as a draft.';
    if (attempted) toast({ title: 'Not sent any more', description: `${mayHaveArrived} ${left}` });
    else toast({ title: 'Taken back', description: left });
  };
}

const mayHaveArrived = 'It may have reached the server already.';
