import type { PortfolioItemInput } from '@agency/api/contract/portfolio';
import { toast } from '@agency/site/ui/toast/toast-store.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { hasTrouble } from '../outbox/create-outbox.ts';
import { type Base, lastSave, queueSave, saveAsNew } from '../outbox/documents.ts';
import { useDocument, useWorkspace } from '../workspace/workspace-context.ts';

/** How long a form stands open for the server's answer before its mutation waits in the outbox, in ms. */
const timeoutMs = 1_500;

type SavingOptions = {
  /** What this form sent is at the server. */
  onSaved(): void;
  /** It could not be sent for now, and waits. */
  onWaiting(): void;
};

/** Sends what a form holds by way of the outbox, and says what came of it. */
export function useSaving(id: string, { onSaved, onWaiting }: SavingOptions) {
  const { outbox, documents, connection, results } = useWorkspace();
  const save = lastSave(useDocument(id));
  const [submitted, setSubmitted] = useState(false);
  // Beside the state, which a second click within one moment would not see yet.
  const order = useRef<number | null>(null);
  const saving = submitted && save !== null && save.refusal === null;
  const offline = useStore(connection) === 'offline';

  function end() {
    order.current = null;
    setSubmitted(false);
  }
  const settle = useEffectEvent((sent: number, isOk: boolean) => {
    // A refusal of what was sent before takes what waits behind it into itself.
    if (order.current === null || (isOk && sent !== order.current)) return;
    end();
    if (isOk) onSaved();
  });
  useEffect(() => {
    const subscription = results.subscribe(({ entry: { document, mutation }, result }) => {
      if (document.id === id && mutation.kind === 'save') settle(mutation.order, result.kind === 'ok');
    });
    return () => subscription.unsubscribe();
  }, [results, id]);

  const wait = useEffectEvent(() => {
    end();
    const description = hasTrouble(outbox.backoffs.getState())
      ? 'The server has trouble. It is tried again by itself.'
      : 'It goes out when the server can be reached again.';
    toast({ title: 'Waiting to be sent', description });
    onWaiting();
  });
  const waiting = saving && save.status === 'queued';
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => wait(), offline ? 0 : timeoutMs);
    return () => clearTimeout(timer);
  }, [waiting, offline]);

  /** Guards against a double submit. */
  function submit(subject: string, change: Parameters<typeof outbox.queue>[1]) {
    const pending = Object.values(documents.getState()).some(({ mutations }) =>
      mutations.some((mutation) => mutation.order === order.current && mutation.refusal === null),
    );
    if (pending) return;
    order.current = outbox.queue(subject, change);
    setSubmitted(true);
  }
  return {
    saving,
    /** Lets the form stay open whatever comes of it: somebody does something else in it. */
    stay: end,
    save: (input: PortfolioItemInput, base: Base) => submit(id, (all, at) => queueSave(all, id, input, base, at)),
    /** Saves what was written for an item that is gone as a new one, which gets this id. */
    saveAsNew: (input: PortfolioItemInput, newId: string) =>
      submit(newId, (all, at) => saveAsNew(all, id, newId, input, at)),
  };
}
