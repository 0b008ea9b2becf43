import type { AnyRecord } from '@agency/site/ui/admin/kind.ts';
import type { ApolloClient } from '@apollo/client';
import { skipToken, useQuery } from '@apollo/client/react';
import type { TadaDocumentNode } from 'gql.tada';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createLoader } from '../live/create-loader.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';

/**
 * Returns a record from the cache, with the fields that its list leaves out. Loads the record when it is opened, when
 * it changes, and when the connection is back. The result is undefined until the record is loaded, and contains null if
 * the server has no such record.
 */
export function useOne<Data extends object>(
  query: TadaDocumentNode<Data, { id: string }>,
  id: string | null,
  listed: AnyRecord | null,
): Data | undefined {
  const { client, connection } = useWorkspace();
  const online = useStore(connection) === 'online';
  const { data } = useQuery(query, id === null ? skipToken : { variables: { id }, fetchPolicy: 'cache-only' });
  useEffect(() => {
    if (id === null || !online) return;
    return loadOne(client, query, id);
  }, [client, query, id, listed, online]);
  return data as Data | undefined;
}

/** Loads a record into the cache, and repeats a failed request. Returns a function that stops this. */
export function loadOne<Data>(client: ApolloClient, query: TadaDocumentNode<Data, { id: string }>, id: string) {
  const { load, stop } = createLoader('open record', async () => {
    await client.query({ query, variables: { id }, fetchPolicy: 'network-only' });
  });
  void load();
  return stop;
}
