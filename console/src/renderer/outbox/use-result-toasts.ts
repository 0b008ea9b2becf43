import { announce } from '@agency/site/ui/announcer/announcer.tsx';
import { toastIfFree } from '@agency/site/ui/toast/toast-store.ts';
import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'zustand';
import { runCommand } from '../commands/use-command.ts';
import { usePlace, useWorkspace } from '../workspace/workspace-context.ts';
import { hasTrouble } from './create-outbox.ts';
import type { OutboxEntry, Result } from './documents.ts';
import { messagesOf } from './messages.ts';
import { toastWhile } from './toast-while.ts';

/** Says what came of mutations, wherever one is by then. */
export function useResultToasts(): void {
  const { results, outbox } = useWorkspace();
  const { place } = usePlace();
  const say = useEffectEvent((entry: OutboxEntry, result: Result) => {
    const { document, mutation } = entry;
    const { ok, refused } = messagesOf(entry);
    if (result.kind === 'ok') {
      // That all are marked as read was said when they were.
      if (mutation.kind === 'read-all') return;
      announce(ok);
      return void toastIfFree({ title: ok });
    }
    // Whoever has the form of this very item open reads it there.
    if (mutation.kind === 'save' && place.view === 'portfolio' && place.item === document.id) return announce(refused);
    const status = result.refusal.reason === 'conflict' ? 'conflict' : 'refused';
    toastWhile(
      outbox,
      { id: document.id, order: mutation.order, status },
      {
        title: refused,
        description: result.refusal.message,
        variant: 'destructive',
        duration: 15_000,
        action: {
          label: 'Show',
          elsewhere: 'It is listed under Waiting to be sent',
          onSelect: () => void runCommand('waiting'),
        },
      },
    );
  });
  const troubled = useStore(outbox.backoffs, hasTrouble);
  useEffect(() => {
    if (troubled) announce('The server has trouble. What waits is tried again.');
  }, [troubled]);
  useEffect(() => {
    const subscription = results.subscribe(({ entry, result }) => say(entry, result));
    return () => subscription.unsubscribe();
  }, [results]);
}
