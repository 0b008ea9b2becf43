import { createContext } from 'react';
import { tryStorage } from '#ui/try-storage.ts';

/** Keeps texts that were typed but not added to a thread, by the name of their field. An empty text is not kept. */
export type UnsavedTexts = { read(field: string): string; keep(field: string, text: string): void };

const prefix = 'unsaved-text-';

/** Keeps texts in this browser, through a reload, a crash and an ended session. Without storage, nothing is kept. */
const inBrowser: UnsavedTexts = {
  read: (field) => tryStorage(() => localStorage.getItem(prefix + field)) ?? '',
  keep(field, text) {
    tryStorage(() => (text ? localStorage.setItem(prefix + field, text) : localStorage.removeItem(prefix + field)));
  },
};

export const UnsavedTextsContext = createContext(inBrowser);
