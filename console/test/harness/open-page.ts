import { readFileSync } from 'node:fs';
import type { BrowserContext, Frame, Page, Request } from '@playwright/test';
import type { AppServer } from './app-server.ts';
import type { Desktop, ElectronWindow } from './desktop.ts';
import { pressMenu } from './menu.ts';
import { preloadScript } from './preload-host.ts';

declare global {
  interface Window {
    /** The binding that receives the keys for the menu. */
    __pressed(keys: string): void;
    /** The binding that receives the preload script's calls. */
    __invoke(channel: string, given: unknown[]): Promise<unknown>;
    /** Passes main's events to the host of the preload script. */
    __deliver?(channel: string, payload: unknown): void;
  }
}

/** Shows a window of the program as a page. The bridge, the guards and the menu's keys work as in Electron. */
export async function openPage(context: BrowserContext, desktop: Desktop, server: AppServer, opened: ElectronWindow) {
  const page = await context.newPage();
  const { webContents } = opened;
  const { mainFrame } = webContents;
  const frameOf = (frame: Frame) =>
    frame === page.mainFrame() ? mainFrame : { url: server.asApp(frame.url()), parent: mainFrame };

  await page.exposeBinding('__invoke', async ({ frame }, channel: string, given: unknown[]) => {
    if (webContents.closed) return new Promise(() => undefined);
    if (frame === page.mainFrame()) mainFrame.url = server.asApp(frame.url());
    return invoke(desktop, channel, given, { senderFrame: frameOf(frame), sender: webContents });
  });
  await page.exposeBinding('__pressed', (_source, key: string) => pressMenu(desktop.menu, key));
  const { preload } = opened.options.webPreferences ?? {};
  await page.addInitScript({ content: preloadScript(readFileSync(preload ?? '', 'utf8'), server.origin) });
  await page.addInitScript(() => {
    // Runs after the page's own listeners, so that the menu does not get the keys that the page has handled.
    window.addEventListener('keydown', (event) => {
      if (event.defaultPrevented) return;
      const held = [event.ctrlKey && 'Control', event.altKey && 'Alt', event.shiftKey && 'Shift'].filter(Boolean);
      if (held.length > 0 || /^F\d+$/.test(event.key)) window.__pressed([...held, event.key].join('+'));
    });
  });
  webContents.deliver = (channel, payload) => {
    page
      .evaluate(([name, value]) => window.__deliver?.(name, value), [channel, payload] as const)
      .catch(() => undefined);
  };
  await guardAsElectron(context, page, server, opened);
  webContents.forcefullyCrashRenderer = () => void crash(page, opened);
  webContents.reload = () => void (page.isClosed() ? desktop.openPage(opened) : page.reload());
  mainFrame.url = opened.address;
  await page.goto(server.origin + opened.address.slice('app://console'.length));
  return page;
}

/** Ends a page's process like a crash in Chromium. Closes the page, because Playwright cannot use a crashed page. */
async function crash(page: Page, { webContents }: ElectronWindow) {
  const crashed = page.waitForEvent('crash');
  page.goto('chrome://crash').catch(() => undefined);
  await crashed;
  await page.close();
  const { reload } = webContents;
  // In Electron, the process may still be ending here, and a reload would end the whole program:
  // https://github.com/electron/electron/pull/51900
  webContents.reload = () => {
    throw new Error('Reloaded while its process ends');
  };
  try {
    webContents.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 5 });
  } finally {
    webContents.reload = reload;
  }
}

/** Calls a handler of the bridge, and records its arguments (except those of a sign-in) and its result. */
export async function invoke(desktop: Desktop, channel: string, given: unknown[], event: unknown) {
  desktop.ipc.push(JSON.stringify([channel, ...(channel === 'session:signIn' ? [] : given)]));
  try {
    const handler = desktop.handlers.get(channel);
    if (!handler) throw new Error(`No handler registered for '${channel}'`);
    const value = structuredClone(await handler(event, ...given));
    desktop.ipc.push(JSON.stringify([channel, value]));
    return { value };
  } catch (error) {
    return { error: String(error) };
  }
}

/** Returns a request's page. Null while the window is still opening. */
function pageOf(request: Request): Page | null {
  try {
    return request.frame().page();
  } catch {
    return null;
  }
}

/** Like Electron, asks the program before it allows navigation or a new window. */
async function guardAsElectron(
  context: BrowserContext,
  page: Page,
  server: AppServer,
  { webContents }: ElectronWindow,
) {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Page.enable');
  const allowed = new Set<string>();
  devtools.on('Page.windowOpen', ({ url }) => {
    if (webContents.windowOpenHandler({ url }).action === 'allow') allowed.add(url);
  });
  page.on('popup', (popup) => {
    if (!allowed.has(popup.url())) void popup.close();
  });
  // Blocks the requests of a window that was not allowed.
  await context.route(
    (url) => !allowed.has(url.href) && url.origin !== server.origin,
    (route) => (pageOf(route.request()) === page ? route.fallback() : route.abort()),
  );
  await page.route('**', async (route) => {
    const request = route.request();
    const first = page.url() === 'about:blank';
    if (!request.isNavigationRequest() || first || server.asApp(request.url()) === webContents.mainFrame.url)
      return route.continue();
    let stays = false;
    const event = { url: server.asApp(request.url()), preventDefault: () => (stays = true) };
    webContents.emit(request.frame() === page.mainFrame() ? 'will-navigate' : 'will-frame-navigate', event);
    return stays ? route.abort('aborted') : route.continue();
  });
}
