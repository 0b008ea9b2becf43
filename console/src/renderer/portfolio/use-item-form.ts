import { portfolioItemSchema } from '@agency/api/contract/portfolio/portfolio';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Item } from '../graphql/portfolio.ts';
import type { ShownItem } from '../outbox/overlay.ts';
import { type Entries, emptyEntries, entriesOf } from './entries.ts';
import { type useDraftKeeper, useKeptDraft } from './use-draft.ts';

type Options = { shown: ShownItem | null; current: Item | null; keeper: ReturnType<typeof useDraftKeeper> };

/**
 * The form of an item, by the contract's rules. It begins with the draft, else with what waits or was refused, else with
 * the item; and it knows the version it was made from, by which the server tells whether somebody was faster.
 */
export function useItemForm({ shown, current, keeper }: Options) {
  const [beginning] = useState(() => {
    const draft = keeper.read();
    const deed = shown?.write?.deed;
    const sent = deed && 'input' in deed ? deed : null;
    const theirs = current ? entriesOf(current) : emptyEntries;
    const mine = draft ? ({ ...emptyEntries, ...draft.entries } as Entries) : sent ? entriesOf(sent.input) : theirs;
    const madeFrom = sent?.kind === 'update-item' ? sent.expectedVersion : null;
    return { draft, theirs, mine, version: draft?.version ?? madeFrom ?? current?.version ?? null };
  });
  const [version, setVersion] = useState(beginning.version);
  const [draft, setDraft] = useState(beginning.draft);
  const form = useForm({
    resolver: zodResolver(portfolioItemSchema),
    defaultValues: beginning.theirs,
    values: beginning.mine,
    resetOptions: { keepDefaultValues: true },
    shouldFocusError: true,
  });
  useKeptDraft(form, keeper, version);

  /** Lets what was typed go and begins with what the server has. */
  function beginWith(item: Item | null) {
    keeper.forget();
    setDraft(null);
    form.reset(item ? entriesOf(item) : emptyEntries);
    setVersion(item?.version ?? null);
  }
  return { form, version, setVersion, draft, beginWith };
}
