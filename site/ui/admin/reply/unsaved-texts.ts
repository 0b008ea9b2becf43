import { createContext } from 'react';

/** Keeps texts that were typed but not added to a thread, by the name of their field. An empty text is not kept. */
export type UnsavedTexts = { read(field: string): string; keep(field: string, text: string): void };

const prefix = 'unsaved-text-';

/** Keeps texts in this browser, through a reload, a crash and an ended session. Without storage, nothing is kept. */
const inBrowser: UnsavedTexts = {
  read(field) {
    try {
      return localStorage.getItem(prefix + field) ?? '';
    } catch {
      return '';
    }
  },
  keep(field, text) {
    try {
      if (text) localStorage.setItem(prefix + field, text);
      else localStorage.removeItem(prefix + field);
    } catch {}
  },
};

export const UnsavedTextsContext = createContext(inBrowser);
