import { createHash } from 'node:crypto';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BrowserContext, Page } from '@playwright/test';
import { serveScheme } from '../harness/app-server.ts';
import { Desktop, setDesktop } from '../harness/desktop.ts';
import { clickMenu } from '../harness/menu.ts';
import { openPage } from '../harness/open-page.ts';
import type { ConsoleApp, LaunchOptions } from './console-app.ts';

export type HarnessApp = ConsoleApp & {
  desktop: Desktop;
  origin: string;
  /** As Quit in the menu or the tray: the program may ask first. */
  chooseQuit(): Promise<void>;
};

/** What was built: `CONSOLE_OUT` names another build, in which a fault was planted. */
const out = process.env.CONSOLE_OUT ?? join(import.meta.dirname, '../../out');
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

/** Starts the built main process in this one, with Electron stood in for, and shows its window in a browser context. */
export async function launchHarness(
  context: BrowserContext,
  { userData, link, keyring }: LaunchOptions & { keyring?: Desktop['keyring'] },
): Promise<HarnessApp> {
  const keyringKey = createHash('sha256').update(userData).digest();
  const desktop = new Desktop({ userData, keyringKey, keyring });
  setDesktop(desktop);
  const server = await serveScheme(desktop);
  const opened = Promise.withResolvers<Page>();
  desktop.openPage = async (window) => {
    await openPage(context, desktop, server, window).then(opened.resolve, opened.reject);
  };
  const listening = faults.map((event) => process.listeners(event));
  process.argv.push(...(link ? [link] : []));
  starts += 1;
  await import(`${pathToFileURL(join(out, 'main/index.js')).href}?start=${starts}`);
  const page = await opened.promise;
  if (link) process.argv.pop();
  desktop.themeChanged = () => void page.emulateMedia({ colorScheme: schemes[desktop.themeSource] ?? null });
  const start = starts;
  const chooseQuit = async () => (await import(`${standIn}?start=${start}`)).app.quit();
  return {
    page,
    desktop,
    origin: server.origin,
    clickMenu: async (id) => clickMenu(desktop.menu, id),
    openLink: async (address) => void desktop.events.emit('second-instance', {}, ['agency-console', address]),
    openedOutside: async () => desktop.openedOutside,
    clipboard: async () => desktop.clipboard,
    unread: async () => desktop.unread,
    notifications: async () => desktop.notifications,
    clickNotification: async () => desktop.notifications.at(-1)?.click(),
    ipc: () => desktop.ipc,
    wake: async () => void desktop.powerMonitor.emit('resume'),
    chooseQuit,
    async quit() {
      if (page.isClosed()) return;
      // The page hides, and may give main what is still to be kept.
      await page.goto('about:blank');
      const ended = new Promise((resolve) => desktop.events.once('quit', resolve));
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

/** What every start listens for in a process that is its own; here the next start shares it. */
const faults = ['uncaughtException', 'unhandledRejection'] as const;

const schemes: Record<string, 'light' | 'dark'> = { light: 'light', dark: 'dark' };
