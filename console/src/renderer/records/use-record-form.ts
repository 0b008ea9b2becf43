import type { AnyRecord } from '@agency/site/ui/admin/kind.ts';
import { formKindOf, type KindName, kindOf } from '@agency/site/ui/admin/kinds.ts';
import { toast } from '@agency/site/ui/toast/toast-store.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { useStore } from 'zustand';
import { hasTrouble } from '../outbox/create-outbox.ts';
import { discardUnsaved, keepUnsaved, type NewMutation, rebase } from '../outbox/documents.ts';
import { type Base, baseOf, type FormValues, isSave, lastSave } from '../outbox/local-document.ts';
import { useDocument, useWorkspace } from '../workspace/workspace-context.ts';

const nothing = {};
const now = () => new Date().toISOString();

/**
 * Returns a record's form, which follows the contract's rules and edits the local document. Each keystroke is stored at
 * once, so that a closed form, an ended session or a crash loses nothing. Without unsaved changes, the form shows the
 * last save or else the server's version, and updates when either changes.
 *
 * @param blank the values of a new record.
 */
export function useRecordForm(kind: KindName, id: string, current: AnyRecord | null, blank: object = nothing) {
  const { documents } = useWorkspace();
  const { form: model } = formKindOf(kind);
  const document = useDocument(id);
  const save = lastSave(document);
  const beneath = useMemo(
    () => model.valuesOf((save?.variables ?? current ?? blank) as object),
    [model, save, current, blank],
  );
  const [typedAt] = useState(document?.unsaved?.at ?? null);
  const form = useForm<FormValues, unknown, object>({
    resolver: zodResolver(model.schema as unknown as z.ZodType<object, FormValues>),
    defaultValues: document?.unsaved?.values ?? beneath,
    shouldFocusError: true,
  });
  const { subscribe, reset, getValues, setError } = form;

  /**
   * The server's last version. It stays if the record is deleted while the admin types: without it, a save would create
   * a new record.
   */
  const base = useRef(baseOf(kind, current));
  if (current) base.current = baseOf(kind, current);
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values, name }) => {
          // Ignore a reset of the form. Its event names no field.
          if (!name) return;
          documents.setState((all) => keepUnsaved(all, { kind, id, base: base.current }, values, now()), true);
        },
      }),
    [subscribe, documents, kind, id],
  );

  const typed = document !== null && document.unsaved !== null;
  useEffect(() => {
    if (!typed && !model.isSame(getValues(), beneath)) reset(beneath);
  }, [typed, model, beneath, reset, getValues]);

  const refusal = save?.refusal ?? null;
  useEffect(() => {
    if (refusal?.reason !== 'invalid') return;
    for (const { path, message } of refusal.issues) setError(path, { message });
  }, [refusal, setError]);

  return {
    form,
    document,
    typed,
    /**
     * The time at which the admin typed the unsaved changes that the form restored when it opened. Null if it restored
     * none.
     */
    typedAt: typed ? typedAt : null,
    /** Why the server refused the last save; null after the next save. */
    refusal,
    discard: () => documents.setState((all) => discardUnsaved(all, id), true),
    /** Resolves a conflict: the form continues with these values, based on the server's version. */
    goOnFrom(theirs: AnyRecord, values: FormValues) {
      documents.setState((all) => rebase(all, id, theirs, values, now()), true);
      reset(values);
    },
  };
}

/** How long a form waits for its queued save, in ms, before it leaves the save to the outbox. */
const timeoutMs = 1_500;

type SavingOptions = {
  onSaved(): void;
  /** Called when the save could not be sent yet and stays in the outbox. */
  onWaiting(): void;
};

/** Queues a form's save in the outbox, and waits for its result. */
export function useSaving(kind: KindName, id: string, { onSaved, onWaiting }: SavingOptions) {
  const { outbox, documents, connection, results } = useWorkspace();
  const save = lastSave(useDocument(id));
  const [submitted, setSubmitted] = useState(false);
  // Use a ref, because a second click right after the first would not see the new state yet.
  const order = useRef<number | null>(null);
  const saving = submitted && save !== null && save.refusal === null;
  const offline = useStore(connection) === 'offline';

  function end() {
    order.current = null;
    setSubmitted(false);
  }
  const settle = useEffectEvent((sent: number, isOk: boolean) => {
    // If the server refuses an earlier save, the outbox merges this save into the earlier one. The refusal then applies
    // to this save, too.
    if (order.current === null || (isOk && sent !== order.current)) return;
    end();
    if (isOk) onSaved();
  });
  useEffect(() => {
    const subscription = results.subscribe(({ entry: { document, mutation }, result }) => {
      if (document.id === id && isSave(mutation)) settle(mutation.order, result.kind === 'ok');
    });
    return () => subscription.unsubscribe();
  }, [results, id]);

  const wait = useEffectEvent(() => {
    end();
    const description = hasTrouble(outbox.backoffs.getState())
      ? 'The server has a problem. The change will be retried automatically.'
      : 'It will be sent when the server can be reached again.';
    toast({ title: 'In the outbox', description });
    onWaiting();
  });
  const waiting = saving && save.status === 'queued';
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => wait(), offline ? 0 : timeoutMs);
    return () => clearTimeout(timer);
  }, [waiting, offline]);

  return {
    saving,
    /**
     * Stops waiting for the result, so that the form does not close on its own. Call it when the admin does something
     * else in the form.
     */
    stay: end,
    /**
     * Saves. Does nothing while an earlier save waits for its result.
     *
     * @param goneId the id of the deleted record that this save creates again.
     */
    save(input: object, base: Base, { newId = id, goneId }: { newId?: string; goneId?: string } = {}) {
      const pending = Object.values(documents.getState()).some(({ mutations }) =>
        mutations.some((mutation) => mutation.order === order.current && mutation.refusal === null),
      );
      if (pending) return;
      const title = kindOf(kind).title(input);
      const mutation = { kind, id: newId, mutation: 'save', title, variables: input, base, replaces: goneId };
      order.current = outbox.queue(mutation as NewMutation);
      setSubmitted(true);
    },
  };
}
