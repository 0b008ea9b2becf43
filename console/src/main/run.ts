import { join } from 'node:path';
import { app, session as electronSession, nativeTheme } from 'electron';
import type { Session as SessionState } from '#bridge/session.ts';
import { hasUnsaved } from '#bridge/unsaved.ts';
import { confirm } from './confirm.ts';
import { forwardGraphQL } from './connection/forward-graphql.ts';
import { forwardPicture } from './connection/pictures.ts';
import { desktopHandlers } from './desktop/desktop.ts';
import { createLinks } from './desktop/links.ts';
import { showMenu } from './desktop/menu.ts';
import { closeNotifications } from './desktop/notifications.ts';
import { eventSender, handleCalls } from './ipc.ts';
import { createLive, watchNetwork } from './live/live.ts';
import { logUncaught, openLog } from './log.ts';
import { serveApp } from './protocol/serve-app.ts';
import { confirmBeforeQuit, quitWhenWritten } from './quit.ts';
import { createSession, deviceTokens, sessionFile } from './session/session.ts';
import { guardedSignIn, openForgotPassword } from './session/sign-in.ts';
import { openSettings } from './settings.ts';
import { encryptedFiles, Unreadable } from './store/encrypted-files.ts';
import { createStores } from './store/stores.ts';
import { mayLoseAtQuit, mayLoseAtSignIn } from './store/unsaved.ts';
import { startUpdates } from './updates.ts';
import { forgetBrowsing, grantNothing, guardPages } from './window/guards.ts';
import { mainWindow } from './window/main-window.ts';

/** Puts the program together: every capability is made here, and knows of the others what it is handed here. */
export async function run(): Promise<void> {
  const folder = app.getPath('userData');
  const log = openLog(app.getPath('logs'));
  logUncaught(log);
  guardPages();
  // Windows shows notifications of programs only that it knows by this name.
  if (process.platform === 'win32') app.setAppUserModelId('example.meridianweb.console');

  const settings = openSettings(folder, log);
  const files = encryptedFiles(log);
  const sessionPath = join(folder, 'session.bin');
  const stores = createStores({ folder: join(folder, 'stores'), files, readAgain });
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
  const restored = app.whenReady().then(protectFiles).then(session.restore);

  await app.whenReady();
  grantNothing(electronSession.defaultSession);
  const desktop = desktopHandlers({ window, links, settings, onThemeChange: refreshMenu, log });
  serveApp(
    {
      '/graphql': (request) => forwardGraphQL(request, session.endpoint(), session.get()),
      '/picture': (request) => forwardPicture(request, session.endpoint()),
    },
    log,
  );
  handleCalls(
    {
      session: {
        // A window that opens early must not ask for a password that is not needed.
        get: () => restored.then(session.get),
        signIn: guardedSignIn({ session, settings, window: window.current }),
        forgotPassword: openForgotPassword({ settings, window: window.current }),
        signOut: session.signOut,
        ended: session.ended,
      },
      live,
      store: stores,
      desktop,
    },
    log,
  );
  watchNetwork(live.tryNow);
  nativeTheme.on('updated', refreshMenu);
  app.on('activate', window.show);
  quitWhenWritten([session.idle, stores.idle], live.stop);

  await restored;
  onSession(session.get());
  window.show();
  log.info(`started ${app.getVersion()}`);
  void startUpdates(log);

  function onSession(now: SessionState): void {
    if (now.state === 'signed-in') stores.open(now);
    else {
      live.stop();
      closeNotifications();
      desktop.setUnread(0);
    }
    refreshMenu();
    send('session', 'onChange', now);
    if (now.state === 'signed-in') links.signedIn();
  }

  function refreshMenu(): void {
    showMenu({
      signedIn: session.get().state === 'signed-in',
      theme: settings.get().theme,
      run(command) {
        window.show();
        send('desktop', 'onCommand', command);
      },
      setTheme: desktop.setTheme,
      openLogs: desktop.openLogs,
    });
  }

  async function mayQuit(): Promise<boolean> {
    const lost = await stores.lostAtQuit();
    if (hasUnsaved(lost)) window.show();
    return mayLoseAtQuit(window.current(), lost);
  }

  /** A keyring that is locked opens later, and a file that another program holds is free again: nothing is given up unasked. */
  async function readAgain(error: unknown): Promise<boolean> {
    const why =
      error instanceof Unreadable
        ? 'Its keyring does not open it. It may be locked: unlock it and try again.'
        : 'Its disk does not give it out. Another program may hold it: close that one and try again.';
    const goesOn = await confirm(window.current(), {
      type: 'warning',
      message: 'What was kept on this computer cannot be read.',
      detail: `${why} Otherwise it is set aside.`,
      buttons: ['Try again', 'Go on without it'],
    });
    return !goesOn;
  }

  async function protectFiles(): Promise<void> {
    await Promise.all([files.protect(sessionPath), stores.protectFiles()]).catch((error) =>
      log.error('what anybody can read could not be protected', error),
    );
  }
}
