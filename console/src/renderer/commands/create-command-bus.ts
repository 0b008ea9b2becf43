import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Command } from '#bridge/commands.ts';

type Handler = () => void;
type Handlers = ReadonlyMap<Command, readonly Handler[]>;

export type CommandBus = {
  /** Does it, if anybody on screen can: whoever came last, such as an open form over a list. */
  run(command: Command): boolean;
  handle(command: Command, handler: Handler): () => void;
  handlers: StoreApi<Handlers>;
};

/** Brings a command from key, palette or native menu to what can do it. */
export function createCommandBus(): CommandBus {
  const handlers = createStore<Handlers>(() => new Map());
  const change = (command: Command, next: (all: readonly Handler[]) => readonly Handler[]) =>
    handlers.setState((map) => new Map(map).set(command, next(map.get(command) ?? [])), true);
  return {
    handlers,
    run(command) {
      const handler = handlers.getState().get(command)?.at(-1);
      handler?.();
      return handler !== undefined;
    },
    handle(command, handler) {
      change(command, (all) => [...all, handler]);
      return () => change(command, (all) => all.filter((each) => each !== handler));
    },
  };
}
