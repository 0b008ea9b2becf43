import { useQuery } from '@apollo/client/react';
import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { Item } from '#bridge/portfolio-item.ts';
import { pageSize } from '../graphql/load-inquiries.ts';
import { portfolioQuery } from '../graphql/portfolio.ts';
import { overlayList, withMutations } from '../outbox/projections.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';

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
  const shown = useMemo(() => overlayList('portfolio-item', items, local), [items, local]);
  return { items, shown, /** Whether there is anything to show, current or not. */ known, error, retry: load };
}
