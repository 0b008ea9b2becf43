/** A value that changes over time, outside React so that what is not on screen can change it too. */
export type Store<State> = {
  current(): State;
  set(next: State): void;
  /** Makes the next state of the current one; the same state again tells nobody. */
  update(change: (state: State) => State): void;
  subscribe(listener: () => void): () => void;
};

export function createStore<State>(first: State): Store<State> {
  let state = first;
  const listeners = new Set<() => void>();
  function set(next: State) {
    if (Object.is(next, state)) return;
    state = next;
    for (const listener of [...listeners]) listener();
  }
  return {
    current: () => state,
    set,
    update: (change) => set(change(state)),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
