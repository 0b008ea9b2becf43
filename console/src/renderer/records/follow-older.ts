import type { StoreApi } from 'zustand/vanilla';
import type { Connection } from '#bridge/live.ts';
import { createLoader } from '../live/create-loader.ts';
import type { Sync } from '../live/sync.ts';
import { afterChanges } from '../live/use-refetch-after-changes.ts';

/** How long typing and changes at the server must pause before the server is asked, in ms. */
const restMs = 300;

type Page<Row> = {
  records: readonly Row[];
  /** Whether the server has more records than these. */
  more: boolean;
};

/** The older records that a search found. */
export type Found<Row> = Page<Row> & {
  /** Whether the last request failed. The records are then those of an earlier request. */
  failed: boolean;
};

type Following<Row> = {
  sync: Pick<StoreApi<Sync>, 'subscribe'>;
  connection: Pick<StoreApi<Connection>, 'getState' | 'subscribe'>;
  ask(): Promise<Page<Row>>;
  /** Called with a function that computes the new result from the previous one, which is null at first. */
  onAnswer(change: (found: Found<Row> | null) => Found<Row>): void;
};

/**
 * Asks for older records after a pause in typing, and again after changes at the server. Sends one request at a time,
 * and repeats a failed one. Returns a function that stops this.
 */
export function followOlder<Row>({ sync, connection, ask, onAnswer }: Following<Row>): () => void {
  let isCurrent = true;
  const { load, retry, stop } = createLoader('older records', async () => {
    const page = await ask().catch((error) => {
      if (isCurrent) onAnswer((found) => ({ ...(found ?? { records: [], more: false }), failed: true }));
      throw error;
    });
    if (isCurrent) onAnswer(() => ({ ...page, failed: false }));
  });
  const timer = setTimeout(() => void load(), restMs);
  const stops = [
    afterChanges(sync, () => void load(), restMs),
    connection.subscribe(() => connection.getState() === 'online' && retry()),
    stop,
  ];
  return () => {
    isCurrent = false;
    clearTimeout(timer);
    for (const each of stops) each();
  };
}
