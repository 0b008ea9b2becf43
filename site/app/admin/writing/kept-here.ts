import { z } from 'zod';
import { tryStorage } from '#ui/try-storage.ts';

const keptSchema = z.object({
  /** The server's values when `values` were typed. */
  base: z.record(z.string(), z.union([z.string(), z.boolean()])),
  values: z.record(z.string(), z.union([z.string(), z.boolean()])),
});
/** Unsaved changes that are not on the server yet. */
export type Kept = z.infer<typeof keptSchema>;

/**
 * Keeps unsaved changes in this browser, through a reload, a crash and an ended session. Each form has its own entry,
 * so that two tabs never overwrite each other's changes. A form holds a lock on its entry while it is open.
 *
 * @param username the admin who types. Another admin does not get the entries.
 * @param record the name of the record, which all its forms share.
 */
export function keptHere(username: string, record: string) {
  const prefix = `unsaved-${encodeURIComponent(username)} ${record}-`;
  const own = prefix + Math.random().toString(36).slice(2);
  let release: () => void = () => undefined;
  const locks = (navigator as { locks?: LockManager }).locks;
  void locks?.request(
    own,
    () =>
      new Promise<void>((resolve) => {
        release = resolve;
      }),
  );
  return {
    keep(kept: Kept): void {
      tryStorage(() => localStorage.setItem(own, JSON.stringify(kept)));
    },
    drop: () => remove(own),
    /** Passes the entries of forms that are no longer open to `take`, one at a time, and removes them. */
    async takeLeft(take: (kept: Kept) => void): Promise<void> {
      for (const key of keysOf(prefix).filter((key) => key !== own)) {
        const takeIt = () => {
          const kept = read(key);
          if (kept) take(kept);
          remove(key);
        };
        // Without HTTPS, browsers have no locks, so this also takes the entries of open forms.
        if (locks) await locks.request(key, { ifAvailable: true }, (lock) => lock && takeIt());
        else takeIt();
      }
    },
    close: () => release(),
  };
}

// Uses `tryStorage`, because a form must work even if the browser refuses access to its storage.
const keysOf = (prefix: string): string[] =>
  tryStorage(() => Object.keys(localStorage).filter((key) => key.startsWith(prefix))) ?? [];
const read = (key: string): Kept | null =>
  tryStorage(() => keptSchema.parse(JSON.parse(localStorage.getItem(key) ?? 'null')));
const remove = (key: string) => tryStorage(() => localStorage.removeItem(key));
