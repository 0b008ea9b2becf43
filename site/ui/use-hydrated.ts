import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and in the first paint, true once scripts run: for parts that are richer with scripts than without. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
