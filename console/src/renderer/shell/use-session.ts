import { useEffect, useState } from 'react';
import type { Agency } from '#bridge/agency.ts';
import type { Session } from '#bridge/session.ts';

/** Who is signed in, as main says it; null until it has said so. */
export function useSession(session: Agency['session']): Session | null {
  const [current, setCurrent] = useState<Session | null>(null);
  useEffect(() => {
    let changed = false;
    const unsubscribe = session.onChange((next) => {
      changed = true;
      setCurrent(next);
    });
    void session.get().then((first) => changed || setCurrent(first));
    return unsubscribe;
  }, [session]);
  return current;
}
