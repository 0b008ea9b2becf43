import { createContext, useState } from 'react';
import type { AdminState } from '../frame/read-page.ts';

/** Hears of each answer that was refused for want of a session. */
export const SessionEndedContext = createContext<(answer: object) => void>(() => undefined);

/**
 * What said last that the session has ended, a reading of the page or the answer to a form; null while there is a session.
 * A reading that failed says nothing of it, so what was said before holds.
 */
export function useEndedSession(state: AdminState<unknown>) {
  const [read, setRead] = useState(state);
  const [ended, setEnded] = useState<object | null>(null);
  if (state !== read) {
    setRead(state);
    if (state.view !== 'fault') setEnded(state.view === 'sign-in' ? state : null);
  }
  return [ended, setEnded] as const;
}
