import { useQuery } from '@apollo/client/react';
import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import type { Item } from '#bridge/portfolio-item.ts';
import { itemQuery } from '../graphql/portfolio.ts';
import { overlaid, type ShownItem } from '../outbox/overlay.ts';
import type { Write } from '../outbox/write.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';

type ItemState = {
  /** As the server has it. */
  current: Item | null;
  /** As the admin left it, with what waits; null also while it waits to be deleted. */
  shown: ShownItem | null;
  /** What was last written for it and is not saved: there also when the item is gone. */
  written: Write | null;
  /** The server says that there is none. That a list does not have it proves nothing: it may be old, or in parts. */
  deleted: boolean;
  /** The admin deletes it, and can still take that back. */
  leaving: boolean;
  error: unknown;
};

/** The item that lies open. One that is not in the list is asked for by itself. */
export function useItem(id: string | null, items: readonly Item[]): ItemState {
  const { outbox, connection } = useWorkspace();
  const allWrites = useStore(outbox.writes);
  const writes = useMemo(() => allWrites.filter(({ mutation }) => mutation.id === id), [allWrites, id]);
  const listed = items.find((item) => item.id === id) ?? null;
  const unsent = writes.some(({ mutation }) => mutation.kind === 'create-item');
  const skip = id === null || listed !== null || unsent;
  const { data, error, refetch } = useQuery(itemQuery, {
    variables: { id: id ?? '' },
    skip,
    fetchPolicy: 'no-cache',
  });

  const online = useStore(connection) === 'online';
  const again = online && error !== undefined && !skip;
  useEffect(() => {
    if (again) void refetch().catch(() => undefined);
  }, [again, refetch]);

  const current = listed ?? data?.portfolioItem ?? null;
  const [shown = null] = useMemo(() => overlaid(current ? [current] : [], writes), [current, writes]);
  const leaving = writes.some(({ mutation, state }) => mutation.kind === 'delete-item' && state !== 'refused');
  const written = writes.findLast(({ mutation }) => 'input' in mutation) ?? null;
  return { current, shown, written, deleted: !skip && data?.portfolioItem === null, leaving, error };
}
