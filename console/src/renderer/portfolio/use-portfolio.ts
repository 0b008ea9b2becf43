import { useQuery } from '@apollo/client/react';
import { useEffect, useMemo } from 'react';
import { pageSize } from '../graphql/load-page.ts';
import { type Item, portfolioQuery } from '../graphql/portfolio.ts';
import { overlaid } from '../outbox/overlay.ts';
import { useStore } from '../state/use-store.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';

/** The whole portfolio in the site's order, with what waits laid over it. */
export function usePortfolio() {
  const { outbox } = useWorkspace();
  const { data, error, loading, fetchMore, refetch } = useQuery(portfolioQuery, { variables: { first: pageSize } });
  const writes = useStore(outbox.writes);
  const list = data?.portfolioItems;
  const next = list?.pageInfo.hasNextPage ? list.pageInfo.endCursor : null;

  // A portfolio is a few pages at most: all of it is shown, one page fetching the next.
  useEffect(() => {
    if (next && !error) void fetchMore({ variables: { after: next } }).catch(() => undefined);
  }, [next, error, fetchMore]);

  const items = useMemo(() => list?.edges.map(({ node }): Item => node) ?? [], [list]);
  const shown = useMemo(() => overlaid(items, writes), [items, writes]);
  return {
    items,
    shown,
    known: list !== undefined,
    complete: list !== undefined && next === null,
    loading,
    error,
    retry: () => void refetch(),
  };
}
