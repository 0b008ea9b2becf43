import { createContext } from 'react';
import { tryStorage } from '#ui/try-storage.ts';

/**
 * Stores texts that were typed but not added to a thread, by the name of their field. An empty text deletes the stored
 * text.
 */
export type UnsavedTexts = { read(field: string): string; keep(field: string, text: string): void };

/**
 * Keeps an admin's texts in this browser through a reload, a crash, and the end of the session. Without storage,
 * keeps nothing.
 */
export function textsInBrowser(username: string): UnsavedTexts {
  const keyOf = (field: string) => `unsaved-text-${encodeURIComponent(username)} ${field}`;
  return {
    read: (field) => tryStorage(() => localStorage.getItem(keyOf(field))) ?? '',
    keep(field, text) {
      tryStorage(() => (text ? localStorage.setItem(keyOf(field), text) : localStorage.removeItem(keyOf(field))));
    },
  };
}

export const UnsavedTextsContext = createContext<UnsavedTexts>({ read: () => '', keep: () => undefined });
