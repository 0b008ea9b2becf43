import { asNewAgain, withDraft, withStopped } from '../kept-view/drafts.ts';
import type { Draft } from '../kept-view/kept-view.ts';
import type { Write } from '../outbox/write.ts';
import { toast } from '../ui/toast/toasts.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';
import { entriesOf } from './entries.ts';

/**
 * Takes a write out of the outbox. What was typed for one that waits becomes a draft again; a refused one is discarded.
 * One that left before is only sent no more: it may have arrived, and is not called taken back.
 */
export function useTakeBack(): (write: Write) => void {
  const { outbox, view } = useWorkspace();
  return ({ entry, deed, state, attempted, sent, at }) => {
    if (state === 'refused') return void outbox.cancel(entry);
    if (!('input' in deed)) {
      if (outbox.cancel(entry) && attempted) toast({ title: 'Not sent any more', description: mayHaveArrived });
      return;
    }
    const isNew = deed.kind === 'create-item';
    const item = isNew ? 'new' : deed.id;
    const { drafts } = view.current();
    // One that was typed over this very item is the newer of the two.
    if (isNew && drafts.new && (drafts.new.newId !== deed.id || deed.id in drafts))
      return void toast({
        title: 'Not taken back',
        description: 'There is a draft of another new item. Save or discard that one first.',
        tone: 'negative',
      });
    if (!outbox.cancel(entry)) return;
    toast({
      title: attempted ? 'Not sent any more' : 'Taken back',
      description: `${attempted ? `${mayHaveArrived} ` : ''}What you typed is kept as a draft.`,
    });
    view.update((kept) => withStopped(kept, deed.id, sent));
    if (isNew) view.update((kept) => asNewAgain(kept, deed.id));
    // A draft that is there already was made from this very change, and is newer.
    if (item in view.current().drafts) return;
    const draft: Draft = {
      entries: entriesOf(deed.input),
      version: isNew ? null : deed.expectedVersion,
      newId: isNew ? deed.id : crypto.randomUUID(),
      at,
    };
    view.update((kept) => withDraft(kept, item, draft));
  };
}

const mayHaveArrived = 'It may have reached the server already.';
