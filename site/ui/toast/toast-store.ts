import { create } from 'zustand';

/** How long a dismissed toast is kept before it is removed, in ms (SPEC section 9). */
const toastRemovalDelayMs = 1_000_000;

export type ToastContent = {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  /** How long the toast stays, in ms. Default: 5 seconds. */
  duration?: number;
  /** An action. `elsewhere` tells screen reader users how to perform the action without the toast. */
  action?: { label: string; elsewhere: string; onSelect(): void };
};

type Toast = ToastContent & { id: string; open: boolean };

/** Stores the only toast. A new toast replaces it (SPEC section 9). */
export const useToastStore = create<{ toast: Toast | null }>(() => ({ toast: null }));

let made = 0;
let removal: ReturnType<typeof setTimeout> | undefined;

/** Shows a toast for a few seconds: `toast({ title: 'Email Sent!' })`. Returns a function that closes the toast. */
export function toast(content: ToastContent): () => void {
  clearTimeout(removal);
  made += 1;
  const id = `toast-${made}`;
  useToastStore.setState({ toast: { ...content, id, open: true } });
  return () => dismissToast(id);
}

/**
 * Shows a toast unless that would replace an open toast with an action.
 * @returns a function that closes the toast.
 */
export function toastIfFree(content: ToastContent): () => void {
  const shown = shownToast();
  return shown?.open && shown.action ? () => undefined : toast(content);
}

/** Closes a toast. The toast animates out, and stays in the store as closed for `toastRemovalDelayMs`. */
export function dismissToast(id: string): void {
  const shown = shownToast();
  if (shown?.id !== id || !shown.open) return;
  useToastStore.setState({ toast: { ...shown, open: false } });
  removal = setTimeout(clearToast, toastRemovalDelayMs);
}

/** Removes the toast at once, if there is one. */
export function clearToast(): void {
  clearTimeout(removal);
  useToastStore.setState({ toast: null });
}

/** Returns the newest toast, open or closed. */
export const shownToast = (): Toast | null => useToastStore.getState().toast;
