import { createStore } from '../../state/create-store.ts';

export type Toast = {
  id: number;
  open: boolean;
  title: string;
  description?: string;
  tone?: 'plain' | 'negative';
  /** In ms; 5 seconds if unset. */
  duration?: number;
  /** What can be done about it; `elsewhere` says how else, for when the toast is gone. */
  action?: { label: string; elsewhere: string; onSelect(): void };
};

let made = 0;

/** The notice in the corner: one at a time, as on the site. */
export const toasts = createStore<Toast | null>(null);

/** Shows a notice for a few seconds, and gives a way to close it before. */
export function toast(content: Omit<Toast, 'id' | 'open'>): () => void {
  made += 1;
  const id = made;
  toasts.set({ ...content, id, open: true });
  return () => dismissToast(id);
}

/** The same, unless it would push aside a notice with which something can still be taken back or looked at. */
export function toastIfFree(content: Omit<Toast, 'id' | 'open'>): () => void {
  const shown = toasts.current();
  return shown?.open && shown.action ? () => undefined : toast(content);
}

/** Takes away whatever notice there is, at once. */
export const clearToast = (): void => toasts.set(null);

export const dismissToast = (id: number): void =>
  toasts.update((shown) => (shown?.id === id ? { ...shown, open: false } : shown));
