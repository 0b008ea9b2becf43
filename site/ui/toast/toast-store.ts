import { create } from 'zustand';

/** How long a dismissed toast is kept before it is forgotten, in ms (SPEC section 9). */
const toastRemovalDelayMs = 1_000_000;

export type ToastContent = {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  /** How long it stays, in ms; 5 seconds if unset. */
  duration?: number;
  /** What can be done about it. `elsewhere` says to screen reader users how to do the same when the toast is gone. */
  action?: { label: string; elsewhere: string; onSelect(): void };
};

type Toast = ToastContent & { id: string; open: boolean };

/** The toast in the corner. There is one at a time: a new one takes the place of the old (SPEC section 9). */
export const useToastStore = create<{ toast: Toast | null }>(() => ({ toast: null }));

let made = 0;
let removal: ReturnType<typeof setTimeout> | undefined;

/** Shows a notice in the corner for a few seconds, `toast({ title: 'Email Sent!' })`, and gives a way to close it before. */
export function toast(content: ToastContent): () => void {
  clearTimeout(removal);
  made += 1;
  const id = `toast-${made}`;
  useToastStore.setState({ toast: { ...content, id, open: true } });
  return () => dismissToast(id);
}

/** The same, unless it would push aside a toast by which something can still be done. */
export function toastIfFree(content: ToastContent): () => void {
  const shown = shownToast();
  return shown?.open && shown.action ? () => undefined : toast(content);
}

/** Closes a toast; it is kept, closed, so that it can leave in its own time. */
export function dismissToast(id: string): void {
  const shown = shownToast();
  if (shown?.id !== id || !shown.open) return;
  useToastStore.setState({ toast: { ...shown, open: false } });
  removal = setTimeout(clearToast, toastRemovalDelayMs);
}

/** Takes away whatever toast there is, at once. */
export function clearToast(): void {
  clearTimeout(removal);
  useToastStore.setState({ toast: null });
}

/** The newest toast, open or closed. */
export const shownToast = (): Toast | null => useToastStore.getState().toast;
