import type { PortfolioItemInput } from '@agency/api/contract/portfolio';
import { toast } from '@agency/site/ui/toast/toast-store.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { isTroubled } from '../outbox/pause.ts';
import type { Mutation, Outcome, Refusal, Write } from '../outbox/write.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';

/** How long a form stands open for the server's answer before its write waits in the outbox, in ms. */
const patience = 1_500;

type SavingOptions = {
  /** The id of the item that lies open, and the one it gets if it is made anew. */
  ids: readonly [string | null, string];
  /** What was typed is the outbox's from here on. */
  onSent(): void;
  /** The server has what was written for one of the ids, whichever form sent it. */
  onDone(version: number | null): void;
  /** What this form sent is done. */
  onSaved(id: string, version: number | null): void;
  onRefused(refusal: Refusal): void;
  /** It could not be sent for now, and waits. */
  onWaiting(): void;
};

/** Sends what a form holds by way of the outbox, and says what came of it. */
export function useSaving({ ids, onSent, onDone, onSaved, onRefused, onWaiting }: SavingOptions) {
  const { outbox, connection, onSettled } = useWorkspace();
  const [entry, setEntry] = useState<string | null>(null);
  // Beside the state, which a second click within one moment would not see yet.
  const sent = useRef<string | null>(null);
  const write =
    useStore(outbox.writes).findLast(({ mutation }) => ids.includes(mutation.id) && 'input' in mutation) ?? null;
  const saving = entry !== null && write?.entry === entry && write.state !== 'refused';
  const offline = useStore(connection) === 'offline';

  function over() {
    sent.current = null;
    setEntry(null);
  }
  const settled = useEffectEvent(({ entry: which, mutation }: Write, outcome: Outcome) => {
    if (outcome.kind === 'done' && 'input' in mutation && ids.includes(mutation.id)) onDone(outcome.version);
    if (which !== sent.current) return;
    over();
    if (outcome.kind === 'refused') onRefused(outcome.refusal);
    if (outcome.kind === 'done') onSaved(mutation.id, outcome.version);
  });
  useEffect(() => onSettled((settledWrite, outcome) => settled(settledWrite, outcome)), [onSettled]);
  const [id, newId] = ids;
  useEffect(() => outbox.attend([id, newId]), [outbox, id, newId]);

  const waits = useEffectEvent(() => {
    over();
    const description = isTroubled(outbox.pauses.getState())
      ? 'The server has trouble. It is tried again by itself.'
      : 'It goes out when the server can be reached again.';
    toast({ title: 'Waiting to be sent', description });
    onWaiting();
  });
  const waiting = saving && write.state === 'waiting';
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => waits(), offline ? 0 : patience);
    return () => clearTimeout(timer);
  }, [waiting, offline]);

  return {
    write,
    /** Why the server said no, until it is sent again. */
    refusal: write?.state === 'refused' ? write.refusal : null,
    saving,
    save(mutation: Mutation & { input: PortfolioItemInput }) {
      if (outbox.writes.getState().some((each) => each.entry === sent.current)) return;
      const another = write?.mutation.kind !== mutation.kind || write.mutation.id !== mutation.id;
      if (write?.state === 'refused' && another) outbox.cancel(write.entry);
      sent.current = outbox.add(mutation);
      setEntry(sent.current);
      onSent();
    },
    /** Lets a refused write go. */
    discard() {
      if (write) outbox.cancel(write.entry);
    },
  };
}
