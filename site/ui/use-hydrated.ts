import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and in the first paint, true once scripts run: for parts that do more with scripts. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
