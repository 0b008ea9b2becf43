import { join } from 'node:path';
import { app, session as electronSession, nativeTheme } from 'electron';
import type { Session } from '#bridge/session.ts';
import { isAnyUnsent } from '#bridge/unsent.ts';
import { desktopHandlers } from './desktop/desktop-handlers.ts';
import { forwardGraphQL } from './graphql-proxy/forward-graphql.ts';
import { handleCalls } from './ipc/handle-calls.ts';
import { eventSender } from './ipc/send-event.ts';
import { links } from './links/links.ts';
import { createLive } from './live/live.ts';
import { watchNetwork } from './live/network.ts';
import { logFile } from './logs/log-file.ts';
import { watchFaults } from './logs/watch-faults.ts';
import { showMenu } from './menu/menu.ts';
import { closeNotifications } from './notifications/notify.ts';
import { pictures } from './pictures/show-picture.ts';
import { quitWhenWritten } from './platform/quit-when-written.ts';
import { rendererFile } from './protocol/renderer-files.ts';
import { serveApp } from './protocol/serve-app.ts';
import { encryptedFiles } from './secrets/encrypted-file.ts';
import { knownServers } from './servers/known-servers.ts';
import { guardedSignIn } from './session/guarded-sign-in.ts';
import { createSession } from './session/session.ts';
import { sessionFile } from './session/session-file.ts';
import { askBeforeLoss, beforeQuit, beforeSignIn } from './store/ask-before-loss.ts';
import { askBeforeQuit } from './store/ask-before-quit.ts';
import { askToReadAgain } from './store/ask-to-read-again.ts';
import { stores } from './store/stores.ts';
import { themeKeeper } from './theme/theme.ts';
import { startUpdates } from './updates/updates.ts';
import { forgetBrowsing } from './window/forget-browsing.ts';
import { guardPages } from './window/guards.ts';
import { mainWindow } from './window/main-window.ts';
import { grantNothing } from './window/permissions.ts';

/** Puts the program together: every capability is made here, and knows of the others what it is handed here. */
export async function run(): Promise<void> {
  const folder = app.getPath('userData');
  const log = logFile(app.getPath('logs'));
  watchFaults(log);
  guardPages();
  // Windows shows notifications of programs only that it knows by this name.
  if (process.platform === 'win32') app.setAppUserModelId('example.meridianweb.console');

  const files = encryptedFiles(log);
  const sessionPath = join(folder, 'session.bin');
  const kept = stores(join(folder, 'stores'), files, (error) => askToReadAgain(window.current(), error));
  askBeforeQuit({
    atStake: kept.isInMemory,
    async mayQuit() {
      const lost = await kept.lostAtQuit();
      if (isAnyUnsent(lost)) window.show();
      return askBeforeLoss(window.current(), lost, beforeQuit);
    },
  });
  const linked = links({
    show: () => window.show(),
    tell: () => send('desktop:link-waits', undefined),
    signedIn: () => session.get().state === 'signed-in',
  });
  const window = mainWindow(join(folder, 'window.json'), log);
  const send = eventSender(() => window.current()?.webContents ?? null);
  const servers = knownServers(join(folder, 'servers.json'));
  const session = createSession({
    file: sessionFile(sessionPath, files),
    servers,
    log,
    mayReplace: async (owner) =>
      askBeforeLoss(window.current(), await kept.unsentBeside(owner), beforeSignIn(owner.username)),
    async keepOnly(owner) {
      await kept.keepOnly(owner);
      if (!owner) await forgetBrowsing();
    },
    onChange: sessionChanged,
  });
  const restored = app.whenReady().then(protectFiles).then(session.restore);
  const live = createLive({
    door: session.door,
    onChange: (change) => send('live:changed', change),
    onConnection: (connection) => send('live:connection-changed', connection),
    onEnded: () => session.ended(),
    log,
  });

  await app.whenReady();
  grantNothing(electronSession.defaultSession);
  const shown = pictures(session.door);
  const theme = themeKeeper(join(folder, 'theme.json'), refreshMenu);
  const desktop = desktopHandlers({ window, linked, theme, log });
  serveApp(
    {
      '/graphql': (request) => forwardGraphQL(request, session.door(), session.get()),
      '/picture': shown.show,
      files: rendererFile,
    },
    log,
  );
  handleCalls(
    {
      // A window that opens early must not ask for a password that is not needed.
      'session:get': () => restored.then(session.get),
      'session:sign-in': guardedSignIn({ session, servers, window: window.current }),
      'session:sign-out': session.signOut,
      'session:ended': session.ended,
      'live:start': live.start,
      'live:connection': live.connection,
      'store:read': kept.read,
      'store:write': kept.write,
      'store:set-aside': kept.setAside,
      'picture:preview': shown.preview,
      ...desktop.handlers,
    },
    log,
  );
  watchNetwork(live.lookAgain);
  nativeTheme.on('updated', refreshMenu);
  app.on('activate', window.show);
  quitWhenWritten([session.settled, kept.settled], live.stop);

  await restored;
  sessionChanged(session.get());
  window.show();
  log.info(`started ${app.getVersion()}`);
  void startUpdates(log);

  async function protectFiles() {
    await Promise.all([files.protect(sessionPath), kept.protectFiles()]).catch((error) =>
      log.error('what anybody can read could not be protected', error),
    );
  }

  function sessionChanged(now: Session) {
    if (now.state === 'signed-in') kept.open(now);
    else {
      live.stop();
      closeNotifications();
      desktop.setUnread(0);
    }
    refreshMenu();
    send('session:changed', now);
    if (now.state === 'signed-in') linked.signedIn();
  }

  function refreshMenu() {
    showMenu({
      signedIn: session.get().state === 'signed-in',
      theme: theme.get(),
      run: (command) => {
        window.show();
        send('desktop:command', command);
      },
      setTheme: theme.set,
      openLogs: desktop.openLogs,
    });
  }
}
