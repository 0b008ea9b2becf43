import { useEffect, useEffectEvent } from 'react';
import { create } from 'zustand';
import type { Command } from '#bridge/commands.ts';

type Handler = () => void;

/**
 * The handlers of mounted components, by command. Only the handler that was mounted last runs, such as that of a form
 * over a list.
 */
export const useHandlers = create<ReadonlyMap<Command, readonly Handler[]>>(() => new Map());

export const isHandled = (command: Command): boolean => (useHandlers.getState().get(command)?.length ?? 0) > 0;

/** Runs a command from a key, the palette or the native menu. Returns false if no mounted component handles it. */
export function runCommand(command: Command): boolean {
  const handler = useHandlers.getState().get(command)?.at(-1);
  handler?.();
  return handler !== undefined;
}

/**
 * Handles a command while the component is mounted. If `able` is false, an earlier component's handler runs instead.
 */
export function useCommand(command: Command, handler: Handler, able = true): void {
  const run = useEffectEvent(handler);
  useEffect(() => {
    if (!able) return;
    const own = () => run();
    const change = (next: (all: readonly Handler[]) => readonly Handler[]) =>
      useHandlers.setState((map) => new Map(map).set(command, next(map.get(command) ?? [])), true);
    change((all) => [...all, own]);
    return () => change((all) => all.filter((each) => each !== own));
  }, [command, able]);
}
