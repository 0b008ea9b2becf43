import { useCallback, useSyncExternalStore } from 'react';
import { tryStorage } from '#ui/try-storage.ts';

const storageKey = 'person-column';
const listeners = new Set<() => void>();
/** The admin's choice; null until it is read. Kept here too, because the browser's storage may be unavailable. */
let hidden: boolean | null = null;

function isHidden(): boolean {
  hidden ??= tryStorage(() => localStorage.getItem(storageKey)) === 'hidden';
  return hidden;
}

function hide(hides: boolean): void {
  hidden = hides;
  // Without storage, the choice lasts until the page is closed.
  tryStorage(() => (hides ? localStorage.setItem(storageKey, 'hidden') : localStorage.removeItem(storageKey)));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Returns whether this browser or console shows the column about a person, and a function that toggles this. */
export function usePersonShown(): { shown: boolean; toggle(): void } {
  const shown = !useSyncExternalStore(subscribe, isHidden, () => false);
  return { shown, toggle: useCallback(() => hide(!isHidden()), []) };
}
