import { type BrowserWindow, shell } from 'electron';
import type { Opened } from '#bridge/desktop.ts';
import { confirm } from '#main/confirm.ts';
import type { Log } from '#main/log.ts';
import { triesPerMinute } from '#main/tries-per-minute.ts';

type Parts = {
  window(): BrowserWindow | null;
  /** The origin of the session's server; null if nobody is signed in. */
  server(): string | null;
  log: Log;
};

/**
 * Returns a function that opens an address (from a stranger's message, for example) in the system's default program.
 * The function asks first, outside the page, because a compromised page could send inquiries to a stranger as parts of
 * an address. It asks one question at a time, and at most ten a minute, so that nobody presses Open just to end the
 * questions.
 */
export function linkOpener({ window, server, log }: Parts): (address: string) => Promise<Opened> {
  const mayTry = triesPerMinute();
  let asking = false;
  return async (address) => {
    if (asking || !mayTry()) return 'too many';
    asking = true;
    try {
      const { host, href, origin } = new URL(address);
      const message = host ? `Open ${host} in your browser?` : `Open ${href}?`;
      const warning =
        origin === server() ? null : 'This link comes from outside your agency. Open it only if you trust it.';
      const detail = [host ? href : null, warning].filter((part) => part !== null).join('\n\n');
      const question = { type: 'question', message, detail, buttons: ['Cancel', 'Open'] as [string, string] } as const;
      if (!(await confirm(window(), question))) return 'declined';
      await shell.openExternal(href);
      return 'opened';
    } catch (error) {
      log.warn('a link could not be opened', error);
      return 'failed';
    } finally {
      asking = false;
    }
  };
}
