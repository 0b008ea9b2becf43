import { useQuery } from '@apollo/client/react';
import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { Item } from '#bridge/portfolio-item.ts';
import { pageSize } from '../graphql/load-inquiries.ts';
import { itemQuery, portfolioQuery } from '../graphql/portfolio.ts';
import { isBeingDeleted, overlayItem, overlayItems, withMutations } from '../outbox/projections.ts';
import { useDocument, useWorkspace } from '../workspace/workspace-context.ts';

/** Where this window gets a picture: main fetches it, since nothing in here comes from elsewhere. */
export const pictureAddress = (src: string): string => `/picture?src=${encodeURIComponent(src)}`;

/** The whole portfolio in the site's order, with what waits laid over it. */
export function usePortfolio() {
  const { documents, portfolio } = useWorkspace();
  const { load, state } = portfolio;
  const { data } = useQuery(portfolioQuery, { variables: { first: pageSize }, fetchPolicy: 'cache-only' });
  const local = useStore(documents, useShallow(withMutations));
  const list = data?.portfolioItems;
  const known = list !== undefined;

  const error = useStore(state, (last) => last.error);

  useEffect(() => {
    if (!known) void load();
  }, [known, load]);

  const items = useMemo(() => list?.edges.map(({ node }): Item => node) ?? [], [list]);
  const shown = useMemo(() => overlayItems(items, local), [items, local]);
  return { items, shown, /** Whether there is anything to show, be it old. */ known, error, retry: load };
}

/** The item that lies open. One that is not in the list is asked for by itself. */
export function useItem(id: string, items: readonly Item[]) {
  const document = useDocument(id);
  const listed = items.find((item) => item.id === id) ?? null;
  const isNew = document !== null && document.base === null;
  const skip = listed !== null || isNew;
  const { data, error } = useQuery(itemQuery, { variables: { id }, skip, fetchPolicy: 'no-cache' });

  const current = listed ?? data?.portfolioItem ?? null;
  const shown = useMemo(() => overlayItem(current, document), [current, document]);
  const leaving = document !== null && isBeingDeleted(document);
  const written =
    isNew || (document !== null && (document.draft !== null || document.mutations.some(({ kind }) => kind === 'save')));
  return {
    /** As the server has it. */
    current,
    /** As the admin left it, with what waits; null also while it waits to be deleted. */
    shown,
    /** There is something to write in: a new item, or what was typed or saved here, be the item gone. */
    written: written && !leaving,
    isNew,
    /** The server says that there is none. That a list does not have it proves nothing: it may be old, or in parts. */
    deleted: !skip && data?.portfolioItem === null,
    /** The admin deletes it, and the server has not said yes. */
    leaving,
    error,
  };
}
