import { useQuery } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { isUnreachable, messageOf } from '../graphql/errors.ts';
import { loadedInquiries, loadedInquiriesQuery } from '../graphql/inquiry-lists.ts';
import { matchesSearch } from '../graphql/matches-search.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';

type Failed = { search: string | null; after: string | null; error: unknown };

/** The inbox, or what a search finds in it: as far as it is loaded, with the way to more. */
export function useInquiries(search: string | null) {
  const { client, connection, loadInquiries, loads, searched } = useWorkspace();
  const { data } = useQuery(loadedInquiriesQuery, { variables: { search }, fetchPolicy: 'cache-only' });
  const loaded = data?.loadedInquiries ?? null;
  const [failed, setFailed] = useState<Failed | null>(null);
  const underWay = useRef<string | null>(null);
  const link = useStore(connection);
  const online = link === 'online';
  const turn = useStore(loads);

  const load = useCallback(
    async (after: string | null) => {
      const key = `${search ?? ''} ${after ?? ''}`;
      if (underWay.current === key) return;
      underWay.current = key;
      try {
        await loadInquiries({ search, after });
        setFailed(null);
      } catch (error) {
        setFailed({ search, after, error });
      }
      if (underWay.current === key) underWay.current = null;
    },
    [loadInquiries, search],
  );

  useEffect(() => {
    searched.setState(search, true);
    return () => searched.setState(null, true);
  }, [searched, search]);

  const searchLoaded = (words: string) =>
    loadedInquiries(client.cache).flatMap((inquiry) => (matchesSearch(inquiry, words) ? [inquiry.id] : []));
  const known = loaded !== null;
  // A search is always asked anew, and when the inbox began anew; the inbox itself is followed, so that what is loaded
  // holds. Being back online retries.
  useEffect(() => {
    setFailed(null);
    if (search !== null) void load(null);
  }, [load, search, online, turn]);
  useEffect(() => {
    if (!known) void load(null);
  }, [load, known, online]);

  const error = failed && failed.search === search ? failed.error : null;
  const outdated = error !== null && failed?.after === null && known;
  // One that is known to be away is not waited for: a network that swallows everything says so after half a minute.
  const away = link === 'offline' || (error !== null && isUnreachable(error));
  // Better than nothing while the server cannot be asked.
  const kept = search !== null && !known && away ? searchLoaded(search) : null;
  return {
    ids: loaded?.ids ?? kept ?? none,
    /** How many there are at the server, as far as it counted; how many were found here, without it. Null when nobody counted. */
    total: loaded ? loaded.total : (kept?.length ?? null),
    more: loaded?.more ?? false,
    state: known || kept ? ('ready' as const) : error ? ('failed' as const) : ('loading' as const),
    failure: error ? messageOf(error) : null,
    /** The server could not be asked: only what is kept here was searched. */
    keptOnly: kept !== null,
    /** The server could not be asked again: the list is from before. */
    outdated,
    loadMore: () => {
      // Not over and over by itself: once it failed, somebody asks, or the connection comes back.
      if (loaded?.more && !error) void load(loaded.endCursor);
    },
    retry: () => void load(outdated ? null : (loaded?.endCursor ?? null)),
  };
}

export type Inquiries = ReturnType<typeof useInquiries>;

const none: readonly string[] = [];
