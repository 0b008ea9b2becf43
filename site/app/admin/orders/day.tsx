import { useHydrated } from '#ui/use-hydrated.ts';
import { dayOf } from '../moments.ts';

/** The day of a moment (an ISO date). */
export function Day({ at }: { at: string }) {
  const local = useHydrated();
  return <time dateTime={at}>{dayOf(at, local)}</time>;
}
