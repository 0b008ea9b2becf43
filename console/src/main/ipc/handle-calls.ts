import { ipcMain } from 'electron';
import type { z } from 'zod';
import { type CallName, type Calls, calls } from '#bridge/channels.ts';
import type { Log } from '#main/logs/log.ts';
import { isOurWindow } from './is-our-window.ts';

/** What main does for each call of the bridge. */
export type CallHandlers = {
  [Name in CallName]: (
    ...given: z.output<Calls[Name]['takes']>
  ) => z.input<Calls[Name]['gives']> | Promise<z.input<Calls[Name]['gives']>>;
};

/**
 * Answers the bridge's calls. Arguments are parsed before anything happens, and answers too: what the schema does not name
 * stays here. What goes wrong inside is logged, and told without its words, which the renderer has no use for.
 */
export function handleCalls(handlers: CallHandlers, log: Log): void {
  for (const name of Object.keys(calls) as CallName[]) {
    const { takes, gives } = calls[name];
    const handler = handlers[name] as (...given: unknown[]) => unknown;
    ipcMain.handle(name, async (event, ...given: unknown[]) => {
      if (!isOurWindow(event)) throw new Error(`${name}: refused`);
      const parsed = takes.safeParse(given);
      if (!parsed.success) throw new Error(`${name}: not as agreed`);
      try {
        return gives.parse(await handler(...parsed.data));
      } catch (error) {
        log.error(`${name} failed`, error);
        throw new Error(`${name}: failed`);
      }
    });
  }
}
