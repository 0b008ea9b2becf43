import { compareInquiries, parseInquirySearch } from '@agency/api/contract/inquiries';
import { inquiryKind } from '@agency/site/ui/admin/inbox/inquiry.ts';
import { useQuery } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { isUnreachable, messageOf } from '../graphql/errors.ts';
import { type LoadedInquiries, loadedInquiriesQuery } from '../graphql/inquiry-lists.ts';
import type { SegmentPage } from '../graphql/list-segment.ts';
import { loadedRecords } from '../graphql/lists.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';
import type { Missing } from './rows.ts';

type Failed = { search: string | null; page: Page; error: unknown };
/** A page of the list's beginning, from its start or a cursor; or a page of a segment further down. */
type Page = { from: string | null } | SegmentPage;

/** Returns the loaded part of the inbox or of a search's results, and functions to load more. */
export function useInquiries(search: string | null) {
  const { client, connection, loadInquiries, loadSegment, loads, searched } = useWorkspace();
  const { data } = useQuery(loadedInquiriesQuery, { variables: { search }, fetchPolicy: 'cache-only' });
  const loaded = data?.loadedInquiries ?? null;
  const [failed, setFailed] = useState<Failed | null>(null);
  const underWay = useRef(new Set<string>());
  const link = useStore(connection);
  const online = link === 'online';
  const turn = useStore(loads);

  const load = useCallback(
    async (page: Page) => {
      const key = JSON.stringify([search, page]);
      if (underWay.current.has(key)) return;
      underWay.current.add(key);
      try {
        await ('from' in page ? loadInquiries({ search, after: page.from }) : loadSegment(search, page));
        setFailed(null);
      } catch (error) {
        setFailed({ search, page, error });
      }
      underWay.current.delete(key);
    },
    [loadInquiries, loadSegment, search],
  );

  useEffect(() => {
    searched.setState(search, true);
    return () => searched.setState(null, true);
  }, [searched, search]);

  const searchLoaded = (words: string) =>
    loadedRecords(client.cache, inquiryKind)
      .filter((inquiry) => inquiryKind.list.has?.(inquiry, words))
      .sort((one, other) => compareInquiries(parseInquirySearch(words).sort, one, other))
      .map(({ id }) => id);
  const known = loaded !== null;
  // Send a search whenever it is opened, because the change feed keeps only the results on screen complete. Each reload
  // of the inbox and each reconnection repeats the search.
  useEffect(() => {
    setFailed(null);
    if (search !== null) void load(firstPage);
  }, [load, search, online, turn]);
  useEffect(() => {
    if (!known) void load(firstPage);
  }, [load, known, online]);

  const error = failed && failed.search === search ? failed.error : null;
  const outdated = error !== null && failed?.page === firstPage && known;
  // Show local results at once if the server is known to be unreachable, instead of after a timeout of half a minute.
  const away = link === 'offline' || (error !== null && isUnreachable(error));
  // Without the server, search the stored inquiries.
  const kept = search !== null && !known && away ? searchLoaded(search) : null;
  return {
    ids: loaded?.ids ?? kept ?? none,
    segment: loaded?.segment ?? null,
    /** The server's count, up to its limit, or the number of local results. Null if unknown. */
    total: loaded ? loaded.total : (kept?.length ?? null),
    /** When the server read the list, by the server's clock; null if unknown. */
    asOf: loaded?.asOf ?? null,
    more: loaded?.more ?? false,
    state: known || kept ? ('ready' as const) : error ? ('failed' as const) : ('loading' as const),
    failure: error ? messageOf(error) : null,
    /** Whether only stored inquiries were searched, because the server could not be reached. */
    keptOnly: kept !== null,
    /** Whether the list may be out of date, because it could not be reloaded. */
    outdated,
    loadMissing: (missing: Missing) => {
      // After a failure, load nothing on scrolling, until the admin retries or the connection returns.
      const page = loaded && !error ? pageOf(loaded, missing) : null;
      if (page) void load(page);
    },
    retry: () => void load(failed?.page ?? firstPage),
  };
}

const firstPage: Page = { from: null };

function pageOf({ more, endCursor, segment }: LoadedInquiries, missing: Missing): Page | null {
  if (missing === 'more') return more ? { from: endCursor } : null;
  if (missing === 'last') return { last: true };
  if (missing === 'before') return segment && { before: segment.startCursor };
  if (missing === 'after') return segment && { after: segment.endCursor };
  return missing;
}

export type Inquiries = ReturnType<typeof useInquiries>;

const none: readonly string[] = [];
