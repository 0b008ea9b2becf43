import { heldTitle } from '@agency/site/ui/admin/inbox/held-changes.tsx';
import { viewOfKind } from '@agency/site/ui/admin/kinds.ts';
import { announce } from '@agency/site/ui/announcer/announcer.tsx';
import { toastIfFree } from '@agency/site/ui/toast/toast-store.ts';
import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'zustand';
import { runCommand } from '../commands/use-command.ts';
import { usePlace, useWorkspace } from '../workspace/workspace-context.ts';
import { hasTrouble } from './create-outbox.ts';
import type { Result } from './documents.ts';
import { isSave, messagesOf, type OutboxEntry, shownIn } from './local-document.ts';
import { toastWhile } from './use-queue.ts';

/** Shows and announces the results of mutations, whichever view is open. */
export function useResultToasts(): void {
  const { results, outbox } = useWorkspace();
  const { place } = usePlace();
  const say = useEffectEvent((entry: OutboxEntry, result: Result) => {
    const { document, mutation } = entry;
    const messages = messagesOf(entry);
    if (!messages) return;
    const { ok, refused } = messages;
    if (result.kind === 'ok') {
      if (ok === null) return;
      announce(ok);
      return void toastIfFree({ title: ok });
    }
    // If the record's form is open, it shows the reason, so no toast is needed.
    const { kind, id } = shownIn(document, document);
    const isOpen = viewOfKind(kind) === place.view && place.open[kind] === id;
    if (isSave(mutation) && isOpen) return announce(refused);
    const status = result.refusal.reason === 'conflict' ? 'conflict' : 'refused';
    toastWhile(
      outbox,
      { id: document.id, order: mutation.order, status },
      {
        title: status === 'conflict' && !isSave(mutation) ? heldTitle : refused,
        description: result.refusal.message,
        variant: 'destructive',
        duration: 15_000,
        action: {
          label: 'Show',
          elsewhere: 'It is listed in the outbox',
          onSelect: () => void runCommand('outbox'),
        },
      },
    );
  });
  const troubled = useStore(outbox.backoffs, hasTrouble);
  useEffect(() => {
    if (troubled) announce('The server has a problem. Your changes will be retried automatically.');
  }, [troubled]);
  useEffect(() => {
    const subscription = results.subscribe(({ entry, result }) => say(entry, result));
    return () => subscription.unsubscribe();
  }, [results]);
}
