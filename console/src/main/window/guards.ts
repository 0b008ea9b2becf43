import { app, type Event, type Session, session, type WebContents } from 'electron';
import { appOrigin, isOurs } from '#main/protocol/scheme.ts';

/**
 * Chromium's switches that let the writer of a shortcut, or of a smuggled argument, read or change what the console shows and
 * sends. No fuse turns them off, and by the time that this runs Chromium has read some of them: so they are refused, not removed.
 */
const unsafeSwitches = [
  // Others drive the window, or its processes are started by a program of theirs.
  ...['remote-debugging-port', 'remote-debugging-pipe', 'load-extension', 'js-flags', 'browser-subprocess-path'],
  ...['renderer-cmd-prefix', 'utility-cmd-prefix', 'gpu-launcher'],
  // Requests go another way than the system's, to a server that need not prove who it is, or are written down with their keys.
  ...['proxy-server', 'proxy-pac-url', 'host-rules', 'host-resolver-rules', 'ssl-key-log-file', 'log-net-log'],
  ...['ignore-certificate-errors', 'ignore-certificate-errors-spki-list', 'allow-insecure-localhost'],
  // Pages are not kept apart.
  ...['disable-web-security', 'disable-site-isolation-trials', 'allow-running-insecure-content'],
  ...['unsafely-treat-insecure-origin-as-secure', 'allow-file-access-from-files'],
];

/** A switch that only while developing is meant well; undefined where the program was started without. */
export const unsafeSwitch = (packaged: boolean, hasSwitch: (name: string) => boolean): string | undefined =>
  packaged ? unsafeSwitches.find(hasSwitch) : undefined;

/**
 * Holds every page where it is: no navigation away, no new windows, no pages inside pages. No address of the page's is
 * handed to the system's browser either, since it can carry away what the page knows.
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
