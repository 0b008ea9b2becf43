import { z } from 'zod';

const keptSchema = z.object({
  /** What the server had when it was typed. */
  base: z.record(z.string(), z.union([z.string(), z.boolean()])),
  values: z.record(z.string(), z.union([z.string(), z.boolean()])),
});
/** What is typed and not on the server yet. */
export type Kept = z.infer<typeof keptSchema>;

/**
 * Keeps what is typed in this browser, through a reload, a crash and an ended session. Each open form has an entry of its own,
 * so that two tabs never overwrite each other's, and a lock for as long as it is open.
 *
 * @param record the name of the record, which all its forms share.
 */
export function keptHere(record: string) {
  const prefix = `unsaved-${record}-`;
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
      try {
        localStorage.setItem(own, JSON.stringify(kept));
      } catch {}
    },
    drop: () => remove(own),
    /** Gives what forms left behind that are not open any more, one at a time, and forgets it. */
    async takeLeft(take: (kept: Kept) => void): Promise<void> {
      for (const key of keysOf(prefix).filter((key) => key !== own)) {
        const takeIt = () => {
          const kept = read(key);
          if (kept) take(kept);
          remove(key);
        };
        // A page without https has no locks.
        if (locks) await locks.request(key, { ifAvailable: true }, (lock) => lock && takeIt());
        else takeIt();
      }
    },
    close: () => release(),
  };
}

// A browser may refuse its storage: then the form is as it is without.
function keysOf(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

function read(key: string): Kept | null {
  try {
    return keptSchema.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

function remove(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {}
}
