import '@agency/api/contract/zod-without-eval';
import { portfolioItemSchema, technologySchema } from '@agency/api/contract/portfolio';
import {
  differencesOf,
  type ItemField,
  type ItemValues,
  valuesOf,
} from '@agency/site/ui/admin/portfolio/item-values.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import type { Item } from '#bridge/portfolio-item.ts';
import { baseOf, discardDraft, emptyValues, lastSave, rebase, typeDraft } from '../outbox/documents.ts';
import { useDocument, useWorkspace } from '../workspace/workspace-context.ts';

/** The contract's rules for a form in which no technology may be chosen yet: what comes out of it is the contract's own. */
const formSchema = portfolioItemSchema.extend({ technology: z.string().pipe(technologySchema) });

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
    () => (save ? valuesOf(save.input) : current ? valuesOf(current) : emptyValues),
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
    if (!typed && differencesOf(null, valuesOf(getValues()), beneath).length > 0) reset(beneath);
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
