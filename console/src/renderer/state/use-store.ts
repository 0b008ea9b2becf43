import { useSyncExternalStore } from 'react';
import type { Store } from './create-store.ts';

type Followed<State> = Pick<Store<State>, 'current' | 'subscribe'>;

/** What a store holds, followed. */
export function useStore<State>(store: Followed<State>): State {
  return useSyncExternalStore(store.subscribe, store.current);
}

/** A part of what a store holds: drawn again only when that part becomes another one. */
export function usePart<State, Part>(store: Followed<State>, part: (state: State) => Part): Part {
  return useSyncExternalStore(store.subscribe, () => part(store.current()));
}
