import { app } from 'electron';
import type { Log } from '#main/log.ts';

/**
 * Where signed releases are published. Null = nowhere yet, so that nothing is looked for: an update that nobody signed
 * would let an attacker who controls the server in. The day there is one, put its https address here and in
 * `packaging/electron-builder.ts` (`publish`).
 */
const signedFeed: string | null = null;

/** What About says of updates. */
export const updatePolicy = signedFeed ? 'Looked for at every start' : 'Off: there is no signed feed yet';

/** Looks for an update of a packaged program, fetches it, and installs it when the program is quit. */
export async function startUpdates(log: Log): Promise<void> {
  if (!signedFeed || !app.isPackaged) return;
  try {
    const { default: updater } = await import('electron-updater');
    updater.autoUpdater.setFeedURL({ provider: 'generic', url: signedFeed });
    await updater.autoUpdater.checkForUpdatesAndNotify();
  } catch (error) {
    log.warn('updates could not be looked for', error);
  }
}
