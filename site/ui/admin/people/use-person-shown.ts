import { useCallback, useSyncExternalStore } from 'react';

const storageKey = 'person-column';
const listeners = new Set<() => void>();
/** The current choice, kept here in case nothing can be stored. */
let hidden: boolean | null = null;

function isHidden(): boolean {
  try {
    hidden ??= localStorage.getItem(storageKey) === 'hidden';
  } catch {
    hidden = false;
  }
  return hidden;
}

function hide(hides: boolean): void {
  hidden = hides;
  try {
    if (hides) localStorage.setItem(storageKey, 'hidden');
    else localStorage.removeItem(storageKey);
  } catch {
    // The choice lasts until the page is closed.
  }
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
