import { createHash } from 'node:crypto';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BrowserContext, Page } from '@playwright/test';
import { serveScheme } from '../harness/app-server.ts';
import { Desktop, type Machine, setDesktop } from '../harness/desktop.ts';
import { clickMenu } from '../harness/menu.ts';
import { openPage } from '../harness/open-page.ts';
import type { ConsoleApp, LaunchOptions } from './console-app.ts';

export type HarnessApp = ConsoleApp & {
  desktop: Desktop;
  origin: string;
  /** Chooses Quit in the menu or the tray. The program may ask first. */
  chooseQuit(): Promise<void>;
};

const out = join(import.meta.dirname, '../../out');
const standIn = pathToFileURL(join(import.meta.dirname, '../harness/electron.ts')).href;
let starts = 0;

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'electron' && context.parentURL?.includes('start=')
      ? {
          url: `${standIn}?${new URL(context.parentURL).searchParams}`,
          format: 'module-typescript',
          shortCircuit: true,
        }
      : next(specifier, context),
});

type HarnessOptions = LaunchOptions & Pick<Machine, 'keyring' | 'runsAlready' | 'switches'>;

function desktopOf(machine: Omit<Machine, 'keyringKey'>): Desktop {
  const desktop = new Desktop({ ...machine, keyringKey: createHash('sha256').update(machine.userData).digest() });
  setDesktop(desktop);
  return desktop;
}

/** Loads the built program again, and returns the number of the start. */
async function loadProgram(): Promise<number> {
  starts += 1;
  const start = starts;
  await import(`${pathToFileURL(join(out, 'main/index.js')).href}?start=${start}`);
  return start;
}

/** Starts a program that must end by itself before it opens a window. */
export async function startInVain(options: HarnessOptions): Promise<Desktop> {
  const desktop = desktopOf(options);
  const ended = Promise.withResolvers<void>();
  desktop.events.once('quit', ended.resolve);
  desktop.openPage = async () => ended.reject(new Error('The program opened a window'));
  await loadProgram();
  await ended.promise;
  return desktop;
}

/**
 * Starts the built main process in this process, with the stand-in for Electron. Shows its window in a browser context.
 */
export async function launchHarness(
  context: BrowserContext,
  { link, ...machine }: HarnessOptions,
): Promise<HarnessApp> {
  const desktop = desktopOf(machine);
  const server = await serveScheme(desktop);
  const opened = Promise.withResolvers<Page>();
  let page: Page;
  desktop.openPage = async (window) => {
    await openPage(context, desktop, server, window).then((shown) => {
      page = shown;
      opened.resolve(shown);
    }, opened.reject);
  };
  const listening = faults.map((event) => process.listeners(event));
  process.argv.push(...(link ? [link] : []));
  const start = await loadProgram();
  page = await opened.promise;
  if (link) process.argv.pop();
  desktop.themeChanged = () => void page.emulateMedia({ colorScheme: schemes[desktop.themeSource] ?? null });
  const chooseQuit = async () => (await import(`${standIn}?start=${start}`)).app.quit();
  return {
    get page() {
      return page;
    },
    desktop,
    origin: server.origin,
    clickMenu: async (id) => clickMenu(desktop.menu, id),
    openLink: async (address) => void desktop.events.emit('second-instance', {}, ['agency-console', address]),
    openedOutside: async () => desktop.openedOutside,
    clipboard: async () => desktop.clipboard,
    unread: async () => desktop.unread,
    notifications: async () => desktop.notifications,
    clickNotification: async () => desktop.notifications.at(-1)?.click(),
    can: { seeBridge: true },
    ipc: () => desktop.ipc,
    wake: async () => void desktop.powerMonitor.emit('resume'),
    chooseQuit,
    async quit() {
      if (page.isClosed()) return;
      const ended = new Promise((resolve) => desktop.events.once('quit', resolve));
      // Electron closes the page before the program ends, so that the page can store pending changes.
      await page.evaluate(() => window.dispatchEvent(new Event('pagehide'))).catch(() => undefined);
      await chooseQuit();
      await ended;
      for (const [index, event] of faults.entries())
        for (const listener of process.listeners(event))
          if (!listening[index]?.includes(listener)) process.off(event, listener);
      await page.close();
      await server.close();
    },
  };
}

/**
 * The process events for which every start adds listeners. `quit` removes these listeners, because the next start
 * shares the process.
 */
const faults = ['uncaughtException', 'unhandledRejection'] as const;

const schemes: Record<string, 'light' | 'dark'> = { light: 'light', dark: 'dark' };
