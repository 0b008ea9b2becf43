import { useState } from 'react';
import type { AdminState, Dashboard } from '../load-dashboard.ts';
import type { NoticeName } from '../notices.ts';

/**
 * The dashboard to show: as it was read last, kept while the session is over or the API does not answer, since something
 * may stand half typed on it. Logging out lets it go. Null when there is none.
 */
export function useKeptDashboard(state: AdminState, notice: NoticeName | null): Dashboard | null {
  const [kept, setKept] = useState<Dashboard | null>(null);
  const shown = state.view === 'dashboard' ? state : notice === 'signed-out' ? null : kept;
  if (shown !== kept) setKept(shown);
  return shown;
}
