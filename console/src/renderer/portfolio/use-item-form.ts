import { portfolioItemSchema } from '@agency/api/contract/portfolio/portfolio';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Item } from '#bridge/portfolio-item.ts';
import type { ShownItem } from '../outbox/overlay.ts';
import { type Entries, emptyEntries, entriesOf } from './entries.ts';
import { type useDraftKeeper, useKeptDraft } from './use-draft.ts';

type Options = { shown: ShownItem | null; current: Item | null; keeper: ReturnType<typeof useDraftKeeper> };

/**
 * The form of an item, by the contract's rules. It begins with the draft, else with what waits or was refused, else with
 * the item; and it knows the version it was made from, by which the server tells whether somebody was faster.
 */
export function useItemForm({ shown, current, keeper }: Options) {
  const [draft, setDraft] = useState(keeper.read);
  const [newId, setNewId] = useState(() => draft?.newId ?? crypto.randomUUID());
  const [{ base, mine, from }] = useState(() => {
    const started = startOf(shown, current);
    const typed = draft ? ({ ...emptyEntries, ...draft.entries } as Entries) : started.entries;
    return { base: started.entries, mine: typed, from: draft ? draft.version : started.version };
  });
  const [version, setVersion] = useState(from);
  const form = useForm({
    resolver: zodResolver(portfolioItemSchema),
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
    /** Lets what was typed go and begins with what the server has. */
    beginWith: (item: Item) => begin({ entries: entriesOf(item), version: item.version }),
    /** Lets what was typed go and begins with what waits, or else with the item. */
    beginAnew: () => begin(startOf(shown, current)),
  };
}

/** What a form without a draft begins with. */
function startOf(shown: ShownItem | null, current: Item | null): { entries: Entries; version: number | null } {
  const deed = shown?.write?.deed;
  if (!deed || !('input' in deed))
    return { entries: current ? entriesOf(current) : emptyEntries, version: current?.version ?? null };
  const version = deed.kind === 'update-item' ? deed.expectedVersion : (current?.version ?? null);
  return { entries: entriesOf(deed.input), version };
}
