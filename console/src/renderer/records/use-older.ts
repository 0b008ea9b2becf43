import type { AnyRecord } from '@agency/site/ui/admin/kind.ts';
import { type KindName, kindOf } from '@agency/site/ui/admin/kinds.ts';
import { useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { listQueryOf } from '../graphql/load-list.ts';
import { afterChanges } from '../live/use-refetch-after-changes.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';

/** How long typing and changes at the server must pause before the server is asked, in ms. */
const restMs = 300;

type Found<Row> = {
  key: string;
  records: readonly Row[];
  /** Whether the server has more matching records after these. */
  more: boolean;
  failed: boolean;
};

/**
 * Loads the first page of the records that match a search or filter and are older than the loaded list. Keeps them
 * up to date. Sends nothing if the loaded list contains all records.
 *
 * @param wanted the variables of the search and filter; null if nothing is searched.
 */
export function useOlder<Row extends AnyRecord>(kind: KindName, wanted: object | null): Omit<Found<Row>, 'key'> {
  const { client, connection, sync } = useWorkspace();
  const online = useStore(connection) === 'online';
  const { query, variables } = listQueryOf(kindOf(kind));
  const { data } = useQuery(query, { variables, fetchPolicy: 'cache-only' });
  const { field } = kindOf(kind).list;
  const { hasNextPage = false, endCursor = null } = data?.[field]?.pageInfo ?? {};
  const key = wanted && hasNextPage ? JSON.stringify({ ...variables, ...wanted, after: endCursor }) : null;
  const [found, setFound] = useState<Found<Row> | null>(null);
  useEffect(() => {
    if (key === null) return;
    let isCurrent = true;
    async function ask(variables: string) {
      const answer = await client
        .query({ query, variables: JSON.parse(variables), fetchPolicy: 'no-cache' })
        .catch(() => null);
      const list = answer?.data?.[field];
      if (!isCurrent) return;
      const records = list?.edges.map(({ node }) => node as Row) ?? [];
      setFound({ key: variables, records, more: list?.pageInfo.hasNextPage ?? false, failed: !list });
    }
    const timer = setTimeout(() => void ask(key), restMs);
    const stop = afterChanges(sync, () => void ask(key), restMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      stop();
    };
    // `online` repeats a failed search when the connection is back.
  }, [client, sync, query, field, key, online]);
  return found && found.key === key ? found : { records: [], more: false, failed: false };
}
