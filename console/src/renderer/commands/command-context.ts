import { createContext, use, useEffect, useEffectEvent } from 'react';
import type { Command } from '#bridge/commands.ts';
import { type CommandBus, createCommandBus } from './create-command-bus.ts';

export const CommandContext = createContext<CommandBus>(createCommandBus());
export const useCommandBus = (): CommandBus => use(CommandContext);

/** Does a command for as long as the component is on screen; `able` = false hands it to whoever was there before. */
export function useCommand(command: Command, handler: () => void, able = true): void {
  const bus = useCommandBus();
  const run = useEffectEvent(handler);
  useEffect(() => (able ? bus.handle(command, () => run()) : undefined), [bus, command, able]);
}
