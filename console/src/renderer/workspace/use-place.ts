import { useCallback } from 'react';
import type { Place } from '../kept-view/kept-view.ts';
import { usePart } from '../state/use-store.ts';
import { useWorkspace } from './workspace-context.ts';

/** What lies open, and the way elsewhere. */
export function usePlace() {
  const { view } = useWorkspace();
  const place = usePart(view, (kept) => kept.place);
  const go = useCallback(
    (to: Partial<Place>) => view.update((kept) => ({ ...kept, place: { ...kept.place, ...to } })),
    [view],
  );
  return { place, go };
}
