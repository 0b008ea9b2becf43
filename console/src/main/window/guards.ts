import { app, type Event, type Session, session, type WebContents } from 'electron';
import { linkAddressSchema } from '#bridge/desktop.ts';
import { appOrigin, isOurs } from '#main/protocol/scheme.ts';
import { mailPath } from '#main/protocol/serve-app.ts';

/**
 * Chromium's switches that could read or change what the console shows and sends. A shortcut or an injected argument
 * could contain them. The program refuses to start with them, because no fuse of Electron turns them off.
 */
const unsafeSwitches = [
  // These let another program control the window, or replace the program's processes.
  ...['remote-debugging-port', 'remote-debugging-pipe', 'load-extension', 'js-flags', 'browser-subprocess-path'],
  ...['renderer-cmd-prefix', 'utility-cmd-prefix', 'gpu-launcher'],
  // These bypass the system's proxy or certificates, or log requests with their keys.
  ...['proxy-server', 'proxy-pac-url', 'host-rules', 'host-resolver-rules', 'ssl-key-log-file', 'log-net-log'],
  ...['ignore-certificate-errors', 'ignore-certificate-errors-spki-list', 'allow-insecure-localhost'],
  // These turn off the isolation of pages.
  ...['disable-web-security', 'disable-site-isolation-trials', 'allow-running-insecure-content'],
  ...['unsafely-treat-insecure-origin-as-secure', 'allow-file-access-from-files'],
];

/** Returns the first unsafe switch of this start; undefined if there is none, or in development. */
export const unsafeSwitch = (packaged: boolean, hasSwitch: (name: string) => boolean): string | undefined =>
  packaged ? unsafeSwitches.find(hasSwitch) : undefined;

/**
 * In every page, blocks navigation, new windows, and all frames except those with mails. A link that would open a
 * window, such as a mail's, goes to `openLink`, which asks first.
 */
export function guardPages(openLink: (address: string) => Promise<unknown>): void {
  app.on('web-contents-created', (_event, contents) => guard(contents, openLink));
}

function guard(contents: WebContents, openLink: (address: string) => Promise<unknown>): void {
  contents.on('will-navigate', stay);
  contents.on('will-frame-navigate', stayInFrame);
  contents.on('will-redirect', (event) => event.preventDefault());
  contents.on('will-attach-webview', (event) => event.preventDefault());
  contents.setWindowOpenHandler(({ url }) => {
    if (linkAddressSchema.safeParse(url).success) void openLink(url);
    return { action: 'deny' };
  });
}

/** Allows only reloading the page itself, and no navigation to its files or to the proxied paths. */
function stay(event: Event<{ url: string }>): void {
  const { pathname } = URL.parse(event.url) ?? { pathname: '' };
  if (!isOurs(event.url) || pathname !== new URL(`${appOrigin}/`).pathname) event.preventDefault();
}

/** Allows a frame in the page to show a mail, whose policy blocks scripts. */
function stayInFrame(event: Event<{ url: string; isMainFrame: boolean }>): void {
  const isMail = isOurs(event.url) && URL.parse(event.url)?.pathname === mailPath;
  if (event.isMainFrame) stay(event);
  else if (!isMail) event.preventDefault();
}

/** Denies every permission and every download, because the console needs none. */
export function grantNothing(pages: Session): void {
  pages.setPermissionRequestHandler((_contents, _permission, decide) => decide(false));
  pages.setPermissionCheckHandler(() => false);
  pages.setDevicePermissionHandler(() => false);
  pages.setDisplayMediaRequestHandler(null);
  pages.on('will-download', (event) => event.preventDefault());
}

/** Removes what Chromium itself may have stored for the admin: cached pictures, and the storage of pages. */
export async function forgetBrowsing(): Promise<void> {
  const { defaultSession } = session;
  await Promise.all([defaultSession.clearCache(), defaultSession.clearStorageData()]);
}
