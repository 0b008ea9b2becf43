import type { AnyRecord } from '@agency/site/ui/admin/kind.ts';
import { type KindName, kindOf } from '@agency/site/ui/admin/kinds.ts';
import { useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { listQueryOf } from '../graphql/load-list.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';

/** How long typing must pause before the server is asked, in ms. */
const restMs = 300;

type Found<Row> = { key: string; records: readonly Row[]; failed: boolean };

/**
 * Loads the first page of the records that match a search or filter and are older than the loaded list. Sends nothing
 * if the loaded list contains all records.
 *
 * @param wanted the variables of the search and filter; null if nothing is searched.
 */
export function useOlder<Row extends AnyRecord>(kind: KindName, wanted: object | null): Omit<Found<Row>, 'key'> {
  const { client, connection } = useWorkspace();
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
    const show = (records: readonly Row[] | null) =>
      isCurrent && setFound({ key, records: records ?? [], failed: records === null });
    const timer = setTimeout(() => {
      client.query({ query, variables: JSON.parse(key), fetchPolicy: 'no-cache' }).then(
        (answer) => show(answer.data?.[field]?.edges.map(({ node }) => node as Row) ?? null),
        () => show(null),
      );
    }, restMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
    // `online` repeats a failed search when the connection is back.
  }, [client, query, field, key, online]);
  return found && found.key === key ? found : { records: [], failed: false };
}
