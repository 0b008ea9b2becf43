import type { AnyRecord } from '@agency/site/ui/admin/kind.ts';
import { type KindName, kindOf } from '@agency/site/ui/admin/kinds.ts';
import { useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { listQueryOf } from '../graphql/load-list.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';
import { type Found, followOlder } from './follow-older.ts';

type Older<Row> = Found<Row> & {
  /** Whether the first answer is awaited. */
  searching: boolean;
};

const nothing = { records: [], more: false, failed: false, searching: false };

/**
 * Loads the first page of the records that match a search or filter and are older than the loaded list. Keeps them
 * up to date. Sends nothing if the loaded list contains all records.
 *
 * @param wanted the variables of the search and filter; null if nothing is searched.
 */
export function useOlder<Row extends AnyRecord>(kind: KindName, wanted: object | null): Older<Row> {
  const { client, connection, sync } = useWorkspace();
  const { query, variables } = listQueryOf(kindOf(kind));
  const { data } = useQuery(query, { variables, fetchPolicy: 'cache-only' });
  const { field } = kindOf(kind).list;
  const { hasNextPage = false, endCursor = null } = data?.[field]?.pageInfo ?? {};
  const search = JSON.stringify(wanted);
  const request = wanted && hasNextPage ? JSON.stringify({ ...variables, ...wanted, after: endCursor }) : null;
  const [answered, setAnswered] = useState<{ search: string; found: Found<Row> } | null>(null);
  useEffect(() => {
    if (request === null) return;
    return followOlder<Row>({
      sync,
      connection,
      async ask() {
        const answer = await client.query({ query, variables: JSON.parse(request), fetchPolicy: 'no-cache' });
        const list = answer.data?.[field];
        if (!list) throw new Error('The answer has no list');
        return { records: list.edges.map(({ node }) => node as Row), more: list.pageInfo.hasNextPage };
      },
      onAnswer: (change) =>
        setAnswered((last) => ({ search, found: change(last?.search === search ? last.found : null) })),
    });
  }, [client, connection, sync, query, field, search, request]);
  if (request === null) return nothing;
  return answered?.search === search ? { ...answered.found, searching: false } : { ...nothing, searching: true };
}
