import { app, type Event, type Session, session, type WebContents } from 'electron';
import { appOrigin, isOurs } from '#main/protocol/scheme.ts';

/** By these Chromium lets other programs drive the window and read what it shows. No fuse turns them off. */
const debuggingSwitches = ['remote-debugging-port', 'remote-debugging-pipe'];

/** Whether the program was started so that another may look into it, which only while developing is meant well. */
export const isRemoteDebugged = (packaged: boolean, hasSwitch: (name: string) => boolean): boolean =>
  packaged && debuggingSwitches.some(hasSwitch);

/**
 * Holds every page where it is: no navigation away, no new windows, no pages inside pages. Nothing is handed to the
 * system's browser either, since an address can carry away what the page knows.
 */
export function guardPages(): void {
  app.on('web-contents-created', (_event, contents) => guard(contents));
}

function guard(contents: WebContents): void {
  contents.on('will-navigate', stay);
  contents.on('will-frame-navigate', stay);
  contents.on('will-redirect', (event) => event.preventDefault());
  contents.on('will-attach-webview', (event) => event.preventDefault());
  contents.setWindowOpenHandler(() => ({ action: 'deny' }));
}

/** The one page may be loaded anew; its files and the proxied paths are not pages. */
function stay(event: Event<{ url: string }>): void {
  const { pathname } = URL.parse(event.url) ?? { pathname: '' };
  if (!isOurs(event.url) || pathname !== new URL(`${appOrigin}/`).pathname) event.preventDefault();
}

/** The console needs no camera, no location, no devices and no downloads, so nothing is ever granted to any page. */
export function grantNothing(pages: Session): void {
  pages.setPermissionRequestHandler((_contents, _permission, decide) => decide(false));
  pages.setPermissionCheckHandler(() => false);
  pages.setDevicePermissionHandler(() => false);
  pages.setDisplayMediaRequestHandler(null);
  pages.on('will-download', (event) => event.preventDefault());
}

/** Removes what Chromium itself may have kept of somebody's work: pictures it was shown, and whatever a page stored. */
export async function forgetBrowsing(): Promise<void> {
  const { defaultSession } = session;
  await Promise.all([defaultSession.clearCache(), defaultSession.clearStorageData()]);
}
