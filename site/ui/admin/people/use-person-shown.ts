import { useCallback, useSyncExternalStore } from 'react';
import { tryStorage } from '#ui/try-storage.ts';

const storageKey = 'person-column';
const listeners = new Set<() => void>();
/** The current choice, kept here in case nothing can be stored. */
let hidden: boolean | null = null;

function isHidden(): boolean {
  hidden ??= tryStorage(() => localStorage.getItem(storageKey)) === 'hidden';
  return hidden;
}

function hide(hides: boolean): void {
  hidden = hides;
  // If the choice cannot be stored, it lasts until the page is closed.
  tryStorage(() => (hides ? localStorage.setItem(storageKey, 'hidden') : localStorage.removeItem(storageKey)));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Returns whether the person column is shown, as last chosen in this browser or console, and a function to toggle it. */
export function usePersonShown(): { shown: boolean; toggle(): void } {
  const shown = !useSyncExternalStore(subscribe, isHidden, () => false);
  return { shown, toggle: useCallback(() => hide(!isHidden()), []) };
}
