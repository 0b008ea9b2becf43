import '@agency/api/contract/zod-without-eval';
import { type PortfolioItemInput, portfolioItemSchema, technologySchema } from '@agency/api/contract/portfolio';
import { type ItemField, type ItemValues, itemModel } from '@agency/site/ui/admin/portfolio/portfolio-item.ts';
import { toast } from '@agency/site/ui/toast/toast-store.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { useStore } from 'zustand';
import type { Item } from '#bridge/portfolio-item.ts';
import { hasTrouble } from '../outbox/create-outbox.ts';
import {
  type Base,
  baseOf,
  discardDraft,
  lastSave,
  queueSave,
  rebase,
  saveAsNew,
  typeDraft,
} from '../outbox/documents.ts';
import { useDocument, useWorkspace } from '../workspace/workspace-context.ts';

/** The contract's rules for a form in which no technology may be chosen yet: what comes out of it is the contract's own. */
const formSchema = portfolioItemSchema.extend({ technology: z.string().pipe(technologySchema) });

const { valuesOf } = itemModel;
const now = () => new Date().toISOString();

/**
 * The form of an item, by the contract's rules, over its local document: letter by letter what is typed is a draft there, so
 * that leaving the form, a session that ends or a crash lose nothing. Where nothing is typed it shows what was saved here,
 * or else what the server has, whoever changes that.
 */
export function useItemForm(id: string, current: Item | null) {
  const { documents } = useWorkspace();
  const document = useDocument(id);
  const save = lastSave(document);
  const beneath = useMemo(
    () => (save ? valuesOf(save.input) : current ? valuesOf(current) : itemModel.empty),
    [save, current],
  );
  const [draftAt] = useState(document?.draft?.at ?? null);
  const form = useForm({
    resolver: zodResolver(formSchema),
    defaultValues: document?.draft?.values ?? beneath,
    shouldFocusError: true,
  });
  const { subscribe, reset, getValues, setError } = form;

  /** What the server had last: an item that is deleted while somebody types is no new one. */
  const base = useRef(baseOf(current));
  if (current) base.current = baseOf(current);
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values, name }) => {
          // Without a name nobody typed: the form began anew.
          if (name) documents.setState((all) => typeDraft(all, id, valuesOf(values), base.current, now()), true);
        },
      }),
    [subscribe, documents, id],
  );

  const typed = document !== null && document.draft !== null;
  useEffect(() => {
    if (!typed && !itemModel.isSame(getValues(), beneath)) reset(beneath);
  }, [typed, beneath, reset, getValues]);

  const refusal = save?.refusal ?? null;
  useEffect(() => {
    if (refusal?.reason !== 'invalid') return;
    for (const { path, message } of refusal.issues) setError(path as ItemField, { message });
  }, [refusal, setError]);

  return {
    form,
    document,
    /** Something is typed that is neither saved nor on its way. */
    typed,
    /** When the draft was typed that the form was opened with; null when it was opened without. */
    draftAt: typed ? draftAt : null,
    /** Why the server said no to what was saved, until it is saved again. */
    refusal,
    discard: () => documents.setState((all) => discardDraft(all, id), true),
    /** Settles a conflict: goes on with these values from what somebody else saved. */
    goOnFrom(theirs: Item, values: ItemValues) {
      documents.setState((all) => rebase(all, id, theirs, values, now()), true);
      reset(values);
    },
  };
}

/** How long a form stands open for the server's answer before its mutation waits in the outbox, in ms. */
const timeoutMs = 1_500;

type SavingOptions = {
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
