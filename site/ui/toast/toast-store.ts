/** At most this many toasts at a time: a new one takes the place of the old (SPEC section 9). */
export const toastLimit = 1;
/** How long a dismissed toast is kept before it is forgotten, in ms. */
export const toastRemovalDelayMs = 1_000_000;

export type ToastContent = {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  /** What can be done about it. `elsewhere` tells screen reader users how to do the same when the toast is gone. */
  action?: { label: string; elsewhere: string; onSelect(): void };
};

export type Toast = ToastContent & { id: string; open: boolean };

/** Holds the toasts and tells `subscribe`d listeners of each change. The site has one, `toasts`; tests make their own. */
export function createToastStore() {
  let toasts: readonly Toast[] = [];
  let made = 0;
  const listeners = new Set<() => void>();
  const removals = new Map<string, ReturnType<typeof setTimeout>>();

  function set(next: readonly Toast[]) {
    for (const { id } of toasts) if (!next.some((kept) => kept.id === id)) forgetRemoval(id);
    toasts = next;
    for (const listener of listeners) listener();
  }

  function forgetRemoval(id: string) {
    clearTimeout(removals.get(id));
    removals.delete(id);
  }

  /** Closes a toast; it stays in the store, closed, so that it can leave in its own time. */
  function dismiss(id: string) {
    if (!toasts.some((toast) => toast.id === id && toast.open)) return;
    removals.set(
      id,
      setTimeout(() => set(toasts.filter((toast) => toast.id !== id)), toastRemovalDelayMs),
    );
    set(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
  }

  /** Shows a toast and gives its id. */
  function show(content: ToastContent): string {
    made += 1;
    const id = `toast-${made}`;
    set([{ ...content, id, open: true }, ...toasts].slice(0, toastLimit));
    return id;
  }

  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  return { show, dismiss, subscribe, current: () => toasts };
}

export const toasts = createToastStore();

/** Shows a notice in the corner of the page for a few seconds: `toast({ title: 'Email Sent!', description: '...' })`. */
export const toast = toasts.show;
