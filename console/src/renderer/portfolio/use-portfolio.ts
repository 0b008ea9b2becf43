import { useQuery } from '@apollo/client/react';
import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import type { Item } from '#bridge/portfolio-item.ts';
import { pageSize } from '../graphql/load-inquiries.ts';
import { portfolioQuery } from '../graphql/portfolio.ts';
import { overlayItems } from '../outbox/projections.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';

/** The whole portfolio in the site's order, with what waits laid over it. */
export function usePortfolio() {
  const { documents, failures, loadPortfolio } = useWorkspace();
  const { data } = useQuery(portfolioQuery, { variables: { first: pageSize }, fetchPolicy: 'cache-only' });
  const local = useStore(documents);
  const list = data?.portfolioItems;
  const known = list !== undefined;

  const error = useStore(failures, (all) => all.get('portfolio'));

  useEffect(() => {
    if (!known) loadPortfolio();
  }, [known, loadPortfolio]);

  const items = useMemo(() => list?.edges.map(({ node }): Item => node) ?? [], [list]);
  const shown = useMemo(() => overlayItems(items, local), [items, local]);
  return { items, shown, known, error, retry: loadPortfolio };
}
