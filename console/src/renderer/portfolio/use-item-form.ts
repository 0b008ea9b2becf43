import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Item } from '#bridge/portfolio-item.ts';
import type { Write } from '../outbox/write.ts';
import { type Entries, emptyEntries, entriesOf, entriesSchema } from './entries.ts';
import { type useDraftKeeper, useKeptDraft } from './use-draft.ts';

type Options = { written: Write | null; current: Item | null; keeper: ReturnType<typeof useDraftKeeper> };

/**
 * The form of an item, by the contract's rules. It begins with the draft, else with what waits or was refused, else with
 * the item; and it knows the version it was made from, by which the server tells whether somebody was faster.
 */
export function useItemForm({ written, current, keeper }: Options) {
  const [draft, setDraft] = useState(keeper.read);
  const [newId, setNewId] = useState(() => draft?.newId ?? crypto.randomUUID());
  const [{ base, mine, from }] = useState(() => {
    const started = startOf(written, current);
    const { entries, version: from } = draft ?? started;
    return { base: started.entries, mine: entries, from };
  });
  const [version, setVersion] = useState(from);
  const form = useForm({
    resolver: zodResolver(entriesSchema),
    defaultValues: base,
    values: mine,
    resetOptions: { keepDefaultValues: true },
    shouldFocusError: true,
  });
  useKeptDraft(form, keeper, { version, newId });

  function begin(start: ReturnType<typeof startOf>) {
    keeper.forget();
    setDraft(null);
    form.reset(start.entries);
    setVersion(start.version);
  }
  return {
    form,
    version,
    setVersion,
    /** What the item is called if it is made by this form: the same for as long as the form or its draft lives. */
    newId,
    /** For an item that was made by this form and deleted since: its id is used up. */
    renewId() {
      const renewed = crypto.randomUUID();
      setNewId(renewed);
      return renewed;
    },
    draft,
    /** What stands in it is the outbox's: from here on only what differs from that is typed and not saved. */
    sent() {
      keeper.forget();
      form.resetDefaultValues(form.getValues());
    },
    /** Lets what was typed go and begins with what the server has. */
    beginWith: (item: Item) => begin({ entries: entriesOf(item), version: item.version }),
    /** Lets what was typed go and begins with what waits, or else with the item. */
    beginAnew: () => begin(startOf(written, current)),
  };
}

/** What a form without a draft begins with. */
function startOf(written: Write | null, current: Item | null): { entries: Entries; version: number | null } {
  const mutation = written?.mutation;
  if (!mutation || !('input' in mutation))
    return { entries: current ? entriesOf(current) : emptyEntries, version: current?.version ?? null };
  const version = mutation.kind === 'update-item' ? mutation.expectedVersion : (current?.version ?? null);
  return { entries: entriesOf(mutation.input), version };
}

/** When the write beneath a form goes, what stands in the form is measured by the server's item again. */
export function useServersBase(
  { form }: Pick<ReturnType<typeof useItemForm>, 'form'>,
  written: boolean,
  current: Item | null,
) {
  const { resetDefaultValues } = form;
  useEffect(() => {
    if (!written) resetDefaultValues(current ? entriesOf(current) : emptyEntries);
  }, [resetDefaultValues, written, current]);
}
