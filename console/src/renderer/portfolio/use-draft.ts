import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { withDraft, withoutDraft } from '../kept-view/drafts.ts';
import type { Draft } from '../kept-view/kept-view.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';
import type { Entries } from './entries.ts';

/** The draft of a form, from when it was left or the program ended; read once, when the form opens. */
export function useDraftKeeper(item: string) {
  const { view } = useWorkspace();
  return {
    read: (): Draft | null => view.current().drafts[item] ?? null,
    forget: () => view.update((kept) => withoutDraft(kept, item)),
    keep: (entries: Entries, version: number | null) => {
      const draft: Draft = { entries: entries as Draft['entries'], version, at: new Date().toISOString() };
      view.update((kept) => withDraft(kept, item, draft));
    },
  };
}
type DraftKeeper = ReturnType<typeof useDraftKeeper>;

/** Keeps what is typed, letter by letter: leaving the form, a session that ends, a crash lose nothing. */
export function useKeptDraft<Output>(
  form: UseFormReturn<Entries, unknown, Output>,
  { keep, forget }: DraftKeeper,
  version: number | null,
): void {
  const { subscribe } = form;
  // The keeper does the same however often it is made.
  useEffect(
    () =>
      subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty, name }) => {
          if (isDirty) keep(values, version);
          else if (name) forget();
        },
      }),
    [subscribe, version],
  );
}
