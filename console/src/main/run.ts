import { app, session as electronSession, nativeTheme } from 'electron';
import type { Handlers } from '#bridge/agency.ts';
import type { Session as SessionState } from '#bridge/session.ts';
import { forwardGraphQL } from './connection/forward-graphql.ts';
import { forwardMail } from './connection/mail-parts.ts';
import { forwardPicture } from './connection/pictures.ts';
import { showContextMenus } from './desktop/context-menu.ts';
import { desktopHandlers } from './desktop/desktop.ts';
import { showMenu } from './desktop/menu.ts';
import { closeNotifications } from './desktop/notifications.ts';
import { linkOpener } from './desktop/open-link.ts';
import { startAtLogin } from './desktop/start-at-login.ts';
import { handleCalls } from './ipc.ts';
import { watchNetwork } from './live/live.ts';
import { logUncaught, openLog } from './log.ts';
import { createProgram, type Program } from './program.ts';
import { mailPath, serveApp } from './protocol/serve-app.ts';
import { quitWhenWritten } from './quit.ts';
import { forgotPassword } from './session/forgot-password.ts';
import { guardedSignIn } from './session/sign-in.ts';
import { startUpdates } from './updates.ts';
import { grantNothing, guardPages } from './window/guards.ts';

export async function run(): Promise<void> {
  const log = openLog(app.getPath('logs'));
  logUncaught(log);
  // Windows shows notifications only from programs with an app user model ID.
  if (process.platform === 'win32') app.setAppUserModelId('example.meridianweb.console');
  const program = createProgram(log, (now) => onSession(now));
  const server = () => program.session.endpoint()?.server ?? null;
  const openLink = linkOpener({ window: program.window.current, server, log });
  guardPages(openLink);
  showContextMenus();

  await app.whenReady();
  grantNothing(electronSession.defaultSession);
  const refreshMenu = () => refreshMenuOf(program, desktop);
  const desktop = desktopHandlers({ ...program, openLink, onThemeChange: refreshMenu });
  const onSession = (now: SessionState) => {
    followSession(program, desktop, now);
    refreshMenu();
  };
  const restored = program.session.restore();
  serveRenderer(program, desktop, restored);
  watchNetwork(program.live.tryNow);
  nativeTheme.on('updated', refreshMenu);
  app.on('activate', program.window.show);
  quitWhenWritten([program.requests.idle, program.session.idle, program.stores.idle], program.live.stop);

  await restored;
  onSession(program.session.get());
  program.window.show();
  log.info(`started ${app.getVersion()}`);
  void startUpdates(log);
}

type Desktop = Handlers['desktop'];

/** Serves the renderer's files and answers its calls. A page that loads early waits until the session is restored. */
function serveRenderer(program: Program, desktop: Desktop, restored: Promise<void>): void {
  const { log, live, session, settings, stores, window, requests } = program;
  serveApp(
    {
      '/graphql': (request) => forwardGraphQL(request, session.endpoint(), session.get()),
      '/picture': (request) => forwardPicture(request, session.endpoint()),
      [mailPath]: (request) => forwardMail(request, session.endpoint()),
    },
    log,
  );
  handleCalls(
    {
      session: {
        get: () => restored.then(session.get),
        signIn: guardedSignIn({ session, settings, window: window.current }),
        forgotPassword: forgotPassword({ settings, window: window.current }),
        signOut: session.signOut,
        ended: session.ended,
      },
      live,
      store: stores,
      requests,
      desktop,
    },
    log,
  );
}

/** Opens the stores of an admin who signs in. Stops changes and notifications when the session is over. */
function followSession({ stores, live, links, send }: Program, desktop: Desktop, now: SessionState): void {
  if (now.state === 'signed-in') stores.open(now);
  else {
    live.stop();
    closeNotifications();
    desktop.setUnread(0);
  }
  send('session', 'onChange', now);
  if (now.state === 'signed-in') links.signedIn();
}

function refreshMenuOf(program: Program, desktop: Desktop): void {
  const { session, settings, window, send } = program;
  const { setTheme, openLogs } = desktop;
  const logins = startAtLogin();
  showMenu({
    signedIn: session.get().state === 'signed-in',
    theme: settings.get().theme,
    run(command) {
      window.show();
      send('desktop', 'onCommand', command);
    },
    setTheme,
    openLogs,
    startAtLogin: {
      ...logins,
      set(on) {
        try {
          logins.set(on);
        } catch (error) {
          program.log.warn('the start at login could not be changed', error);
        }
        refreshMenuOf(program, desktop);
      },
    },
    spelling: settings.get().spelling,
    setSpelling(spelling) {
      settings.set({ spelling });
      refreshMenuOf(program, desktop);
    },
  });
}
