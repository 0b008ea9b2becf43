import { announce } from '@agency/site/ui/announcer/announcer.tsx';
import { toastIfFree } from '@agency/site/ui/toast/toast-store.ts';
import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'zustand';
import { useWorkspace } from '../workspace/workspace-context.ts';
import { isTroubled } from './pause.ts';
import { toastWhile } from './toast-while.ts';
import { told } from './words.ts';
import type { Outcome, Write } from './write.ts';

/** Says what came of writes, wherever one is by then. `onShow` leads to a refused one. */
export function useOutboxNews(onShow: (write: Write) => void): void {
  const { onSettled, outbox } = useWorkspace();
  const tell = useEffectEvent((write: Write, outcome: Outcome) => {
    const words = told[write.mutation.kind];
    if (outcome.kind === 'done') {
      announce(words.done);
      return toastIfFree({ title: words.done });
    }
    if (outcome.kind !== 'refused') return;
    // Whoever has the form of this very item open reads it there.
    if ('input' in write.mutation && outbox.isAttended(write)) return announce(words.failed);
    toastWhile(outbox, write, {
      title: words.failed,
      description: outcome.refusal.message,
      variant: 'destructive',
      duration: 15_000,
      action: { label: 'Show', elsewhere: 'It is listed under Waiting to be sent', onSelect: () => onShow(write) },
    });
  });
  const troubled = useStore(outbox.pauses, isTroubled);
  useEffect(() => {
    if (troubled) announce('The server has trouble. What waits is tried again.');
  }, [troubled]);
  useEffect(() => onSettled((write, outcome) => tell(write, outcome)), [onSettled]);
}
