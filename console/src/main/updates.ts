import { app } from 'electron';
import type { Log } from '#main/log.ts';

/**
 * Where signed releases are published. Null = nowhere yet, so nothing is looked for: unsigned updates would let an attacker
 * who controls the server in. Once it exists, put its https address here and in `packaging/electron-builder.ts` (`publish`).
 */
const signedFeed: string | null = null;

/** The state of updates, for About. */
export const updatePolicy = signedFeed ? 'Looked for at every start' : 'Off: there is no signed feed yet';

/** Looks for an update of a packaged program, downloads it, and installs it on Quit. */
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
