import { app } from 'electron';
import type { Log } from '#main/log.ts';

/**
 * The URL of the feed of signed releases. Null: there is no feed yet, and the program does not check for updates,
 * because an attacker who controls the server could replace unsigned releases. Once there is a feed, put its https URL
 * here and in `packaging/electron-builder.ts` (`publish`).
 */
const signedFeed: string | null = null;

/** The state of updates, for the About dialog. */
export const updatePolicy = signedFeed ? 'Checked at every start' : 'Off: there is no signed feed yet';

/** Checks for an update of a packaged program, downloads it, and installs it on Quit. */
export async function startUpdates(log: Log): Promise<void> {
  if (!signedFeed || !app.isPackaged) return;
  try {
    const { default: updater } = await import('electron-updater');
    updater.autoUpdater.setFeedURL({ provider: 'generic', url: signedFeed });
    await updater.autoUpdater.checkForUpdatesAndNotify();
  } catch (error) {
    log.warn('the check for updates failed', error);
  }
}
