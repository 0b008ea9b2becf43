import type { AnyRecord } from '@agency/site/ui/admin/kind.ts';
import { type KindName, kindOf } from '@agency/site/ui/admin/kinds.ts';
import { useQuery } from '@apollo/client/react';
import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { listQueryOf } from '../graphql/load-list.ts';
import { overlayList, withMutations } from '../outbox/projections.ts';
import { useNow } from '../use-now.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';

/** Returns a kind's loaded list in its order, with queued mutations applied. */
export function useList<Row extends AnyRecord>(kind: KindName) {
  const { documents, loaderOf } = useWorkspace();
  const { load, state } = loaderOf(kind);
  const { query, variables } = listQueryOf(kindOf(kind));
  const { data } = useQuery(query, { variables, fetchPolicy: 'cache-only' });
  const local = useStore(documents, useShallow(withMutations));
  const now = useNow();
  const list = data?.[kindOf(kind).list.field];
  const known = list !== undefined;

  const error = useStore(state, (last) => last.error);

  useEffect(() => {
    if (!known) void load();
  }, [known, load]);

  const records = useMemo(() => (list?.edges ?? []).map(({ node }) => node as Row), [list]);
  const shown = useMemo(() => overlayList(kind, records, local, now), [kind, records, local, now]);
  return {
    records,
    shown,
    /** Whether the list was ever loaded. It may be out of date. */
    known,
    /** Whether the list contains all records, rather than only the first `most`. */
    isWhole: !list?.pageInfo.hasNextPage,
    error,
    retry: load,
  };
}
