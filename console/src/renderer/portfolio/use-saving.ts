import type { PortfolioItemInput } from '@agency/api/contract/portfolio/portfolio';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Deed, Refusal, Write } from '../outbox/write.ts';
import { useStore } from '../state/use-store.ts';
import { toast } from '../ui/toast/toasts.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';

/** How long a form stands open for the server's answer before its write waits in the outbox, in ms. */
const patience = 1_500;

type SavingOptions = {
  /** A write of this item that was refused before the form was opened. */
  refused: Write | null;
  onSaved(): void;
  onRefused(refusal: Refusal): void;
  /** It could not be sent for now, and waits. */
  onWaiting(): void;
};

/** Sends what a form holds by way of the outbox, and says what came of it. */
export function useSaving({ refused, onSaved, onRefused, onWaiting }: SavingOptions) {
  const { outbox, connection, onSettled } = useWorkspace();
  const [entry, setEntry] = useState(refused?.entry ?? null);
  const sent = useRef<string | null>(null);
  const write = useStore(outbox.writes).find((each) => each.entry === entry) ?? null;
  const offline = useStore(connection) === 'offline';

  const settled = useEffectEvent(onSettledWrite);
  useEffect(() => onSettled((settledWrite, outcome) => settled(settledWrite, outcome)), [onSettled]);
  function onSettledWrite({ entry: which }: Write, outcome: { kind: string; refusal?: Refusal }) {
    if (which !== sent.current) return;
    sent.current = null;
    if (outcome.kind === 'refused' && outcome.refusal) return onRefused(outcome.refusal);
    onSaved();
  }

  const waits = useEffectEvent(() => {
    sent.current = null;
    toast({ title: 'Waiting to be sent', description: 'It goes out when the server can be reached again.' });
    onWaiting();
  });
  const waiting = write?.state === 'waiting';
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => waits(), offline ? 0 : patience);
    return () => clearTimeout(timer);
  }, [waiting, offline]);

  return {
    /** Why the server said no, until it is sent again. */
    refusal: write?.state === 'refused' ? write.refusal : null,
    saving: write !== null && write.state !== 'refused',
    save(deed: Deed & { input: PortfolioItemInput }) {
      if (write?.state === 'refused' && write.deed.kind === deed.kind) {
        sent.current = write.entry;
        return outbox.again(write.entry, deed);
      }
      if (write) outbox.cancel(write.entry);
      sent.current = outbox.add(deed);
      setEntry(sent.current);
    },
    /** Lets a refused write go. */
    discard() {
      if (write) outbox.cancel(write.entry);
      setEntry(null);
    },
  };
}
