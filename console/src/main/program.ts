import { join } from 'node:path';
import { app } from 'electron';
import type { Session as SessionState } from '#bridge/session.ts';
import { hasUnsaved } from '#bridge/unsaved.ts';
import { confirm } from './confirm.ts';
import { requestsAtClose } from './connection/requests-at-close.ts';
import { createLinks } from './desktop/links.ts';
import { eventSender } from './ipc.ts';
import { createLive } from './live/live.ts';
import type { Log } from './log.ts';
import { confirmBeforeQuit } from './quit.ts';
import { createSession, deviceTokens, sessionFile } from './session/session.ts';
import { openSettings } from './settings.ts';
import { encryptedFiles, Unreadable } from './store/encrypted-files.ts';
import { createStores } from './store/stores.ts';
import { mayLoseAtQuit, mayLoseAtSignIn } from './store/unsaved.ts';
import { forgetBrowsing } from './window/guards.ts';
import { mainWindow } from './window/main-window.ts';

export type Program = ReturnType<typeof createProgram>;

/** Creates the parts of the program that exist before the app is ready, and connects them. */
export function createProgram(log: Log, onSession: (now: SessionState) => void) {
  const folder = app.getPath('userData');
  const settings = openSettings(folder, log);
  const files = encryptedFiles(log);
  const sessionPath = join(folder, 'session.bin');
  const stores = createStores({ folder: join(folder, 'stores'), files, readAgain });
  // Must run before `mainWindow`, which also listens for Quit.
  confirmBeforeQuit({ atStake: stores.isInMemory, mayQuit });
  const window = mainWindow(settings, log);
  const send = eventSender(() => window.current()?.webContents ?? null);
  const links = createLinks({
    showWindow: window.show,
    onWaiting: () => send('desktop', 'onLinkWaits', undefined),
    isSignedIn: () => session.get().state === 'signed-in',
  });
  const session = createSession({
    file: sessionFile(sessionPath, files),
    devices: deviceTokens(join(folder, 'devices.bin'), files),
    settings,
    log,
    mayReplace: async (owner) => mayLoseAtSignIn(window.current(), await stores.unsavedBeside(owner), owner.username),
    async keepOnly(owner) {
      await stores.keepOnly(owner);
      if (!owner) await forgetBrowsing();
    },
    onChange: onSession,
  });
  const live = createLive({
    endpoint: session.endpoint,
    onChange: (change) => send('live', 'onChange', change),
    onConnection: (connection) => send('live', 'onConnection', connection),
    onEnded: session.ended,
    log,
  });
  const requests = requestsAtClose({ session, log });
  return { log, settings, stores, window, send, links, session, live, requests };

  async function mayQuit(): Promise<boolean> {
    const lost = await stores.lostAtQuit();
    if (hasUnsaved(lost)) window.show();
    return mayLoseAtQuit(window.current(), lost);
  }

  /** Asks whether to read a file again: a locked keyring may open later, or another program may release the file. */
  async function readAgain(error: unknown): Promise<boolean> {
    const why =
      error instanceof Unreadable
        ? 'The file could not be decrypted. If the system’s keyring is locked, unlock it and try again.'
        : 'The file could not be read from disk. If another program is using it, close that program and try again.';
    const goesOn = await confirm(window.current(), {
      type: 'warning',
      message: 'Data stored on this computer cannot be read.',
      detail: `${why} If you continue without it, the file is set aside and its data is not used.`,
      buttons: ['Try again', 'Continue without it'],
    });
    return !goesOn;
  }
}
