import { pageOwnerHeader, pageOwnerNamed } from '@agency/api/contract/session';
import { createContext, type ReactNode, type RefObject, useLayoutEffect, useState } from 'react';
import { textsInBrowser, UnsavedTextsContext } from '#ui/admin/reply/unsaved-texts.ts';
import { setOwnHeaders } from '#ui/admin/send-file.ts';

/** The admin who was signed in when a page was loaded. */
export type Owner = {
  username: string;
  /**
   * Whether this admin is still signed in. When another admin signs in, the page closes, and must not send anything.
   */
  isSignedIn(): boolean;
};

export const OwnerContext = createContext<Owner>({ username: '', isSignedIn: () => true });

type OwnedByProps = { username: string; signedIn: RefObject<{ username: string } | null>; children: ReactNode };

/** Keeps what is typed in `children` for this admin only. The caller passes the user name as the `key`. */
export function OwnedBy({ username, signedIn, children }: OwnedByProps) {
  const [owner] = useState<Owner>(() => ({ username, isSignedIn: () => signedIn.current?.username === username }));
  const [texts] = useState(() => textsInBrowser(username));
  return (
    <OwnerContext value={owner}>
      <UnsavedTextsContext value={texts}>{children}</UnsavedTextsContext>
    </OwnerContext>
  );
}

/**
 * Adds a header to each POST. The header names the admin for whom this page was loaded. This function wraps `fetch`,
 * because the router cannot add headers to its requests.
 */
export function useOwnedChanges(username: string | undefined): void {
  useLayoutEffect(() => {
    if (!username) return;
    const { fetch } = window;
    const name = pageOwnerNamed(username);
    setOwnHeaders({ [pageOwnerHeader]: name });
    window.fetch = (input, init) => {
      if (init?.method !== 'POST') return fetch(input, init);
      const headers = new Headers(init.headers);
      headers.set(pageOwnerHeader, name);
      return fetch(input, { ...init, headers });
    };
    return () => {
      setOwnHeaders({});
      window.fetch = fetch;
    };
  }, [username]);
}
