import { useEffect, useState } from 'react';
import { useFetchers, useNavigation, useRevalidator } from 'react-router';
import { type Connection, followChanges } from './follow-changes.ts';

/** Reloads at most this often, in ms. */
const readEveryMs = 250;

/** Reloads the page after a change on the server, but not while a form is sent or a page is opened. */
export function useLive(signedIn: boolean): Connection {
  const [connection, setConnection] = useState<Connection>(null);
  const [changed, setChanged] = useState(false);
  const { revalidate, state } = useRevalidator();
  const navigation = useNavigation();
  const fetchers = useFetchers();
  const busy = state !== 'idle' || navigation.state !== 'idle' || fetchers.some((fetcher) => fetcher.state !== 'idle');

  useEffect(() => {
    if (!signedIn) return;
    return followChanges({ onChange: () => setChanged(true), onConnection: setConnection });
  }, [signedIn]);

  useEffect(() => {
    if (!changed || busy) return;
    const timer = setTimeout(() => {
      setChanged(false);
      void revalidate();
    }, readEveryMs);
    return () => clearTimeout(timer);
  }, [changed, busy, revalidate]);

  return connection;
}
