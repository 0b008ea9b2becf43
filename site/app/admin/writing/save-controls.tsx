import type { Standing } from '@agency/api/contract/publishing';
import { Save } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useEffectEvent } from 'react';

/** The icon and the label of a button. A phone shows only the icon. */
export const Labeled = ({ children }: { children: ReactNode }) => (
  <>
    <Save size={17} aria-hidden="true" />
    <span>{children}</span>
  </>
);

/** Names what a save does to the standing; null if a public or scheduled record keeps its standing. */
export function effectOf(before: Standing | null, after: Standing): string | null {
  if (after === 'draft') return before === null || before === 'draft' ? 'Save draft' : 'Unpublish';
  if (after === before) return null;
  return after === 'public' ? 'Publish' : 'Schedule';
}

/** Saves a form by Ctrl or Cmd+S, wherever the focus is. */
export function useSaveKey(form: RefObject<HTMLFormElement | null>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 's' || !(event.metaKey || event.ctrlKey) || event.shiftKey || event.altKey) return;
    event.preventDefault();
    form.current?.requestSubmit();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
