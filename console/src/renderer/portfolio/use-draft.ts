import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useStore } from 'zustand';
import { asMade, sentOfDraft, withDraft, withoutDraft } from '../kept-view/drafts.ts';
import type { Draft } from '../kept-view/kept-view.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';
import { type Entries, entriesOf } from './entries.ts';

/** The draft of a form, from when it was left or the program ended; read once, when the form opens. */
export function useDraftKeeper(item: string) {
  const { view } = useWorkspace();
  return {
    item,
    /** Whether there is one at the moment: something is typed that is neither saved nor on its way. */
    kept: useStore(view, ({ drafts }) => item in drafts),
    /** What left of it and is sent no more. */
    sent: useStore(view, (kept) => sentOfDraft(kept, item)),
    read: (): Draft | null => view.getState().drafts[item] ?? null,
    forget: () => view.setState((kept) => withoutDraft(kept, item), true),
    keep: (entries: Entries, made: Pick<Draft, 'version' | 'newId'>) => {
      const draft = { entries: entriesOf(entries), ...made, at: new Date().toISOString() };
      view.setState((kept) => withDraft(kept, item, { ...draft, sent: kept.drafts[item]?.sent ?? [] }), true);
    },
    /** Makes it the draft of an item that exists by now, and opens that. */
    moveTo: (id: string, version: number | null) => view.setState((kept) => asMade(kept, item, id, version), true),
  };
}
type DraftKeeper = ReturnType<typeof useDraftKeeper>;

/** Keeps what is typed, letter by letter: leaving the form, a session that ends, a crash lose nothing. */
export function useKeptDraft<Output>(
  form: UseFormReturn<Entries, unknown, Output>,
  { item, read, keep, forget }: DraftKeeper,
  { version, newId }: Pick<Draft, 'version' | 'newId'>,
): void {
  const { subscribe } = form;
  // The keeper of one item does the same however often it is made.
  useEffect(
    () =>
      subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty, name }) => {
          // Without a name nobody typed: the form began anew with what is kept elsewhere.
          if (!name) return;
          // What left of it outlives a moment in which it is as it was before: it may have arrived.
          if (isDirty || read()?.sent.length) keep(values, { version, newId });
          else forget();
        },
      }),
    [subscribe, item, version, newId],
  );
}
