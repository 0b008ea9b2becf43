import { useQuery } from '@apollo/client/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { pageSize } from '../graphql/load-page.ts';
import { type Item, portfolioQuery } from '../graphql/portfolio.ts';
import { overlaid } from '../outbox/overlay.ts';
import { useStore } from '../state/use-store.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';

/** The whole portfolio in the site's order, with what waits laid over it. */
export function usePortfolio() {
  const { outbox, loadPortfolio } = useWorkspace();
  const { data } = useQuery(portfolioQuery, { variables: { first: pageSize }, fetchPolicy: 'cache-only' });
  const [error, setError] = useState<unknown>(null);
  const writes = useStore(outbox.writes);
  const list = data?.portfolioItems;
  const known = list !== undefined;

  const load = useCallback(() => {
    setError(null);
    void loadPortfolio().catch(setError);
  }, [loadPortfolio]);
  useEffect(() => {
    if (!known) load();
  }, [known, load]);

  const items = useMemo(() => list?.edges.map(({ node }): Item => node) ?? [], [list]);
  const shown = useMemo(() => overlaid(items, writes), [items, writes]);
  return { items, shown, known, error, retry: load };
}
