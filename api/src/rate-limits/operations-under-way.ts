import { isLoopback, networkOf } from '#api/http/client-address.ts';

/**
 * The maximum number of running operations per network. Each takes a few milliseconds, unless its sender makes it slow
 * on purpose.
 */
const maxOfNetwork = 20;

/** Counts each network's running operations in this process. */
export type OperationsUnderWay = {
  /** @returns a function to call when the operation ends, or null if the network has too many. */
  begin(address: string): (() => void) | null;
};

export function countOperationsUnderWay(): OperationsUnderWay {
  const counts = new Map<string, number>();
  const add = (network: string, change: number) => {
    const count = (counts.get(network) ?? 0) + change;
    if (count > 0) counts.set(network, count);
    else counts.delete(network);
  };
  return {
    begin(address) {
      const network = networkOf(address);
      if (!isLoopback(address) && (counts.get(network) ?? 0) >= maxOfNetwork) return null;
      add(network, 1);
      return () => add(network, -1);
    },
  };
}
