import { useState } from 'react';
import type { NoticeName } from './notices.ts';
import type { AdminPage, AdminState } from './read-page.ts';

/**
 * The page to show: as it was read last, kept while the session is over or the API does not answer, since something
 * may stand half typed on it. Logging out lets it go. Null when there is none.
 */
export function useKeptPage<Content>(state: AdminState<Content>, notice: NoticeName | null): AdminPage<Content> | null {
  const [kept, setKept] = useState<AdminPage<Content> | null>(null);
  const shown = state.view === 'page' ? state : notice === 'signed-out' ? null : kept;
  if (shown !== kept) setKept(shown);
  return shown;
}
