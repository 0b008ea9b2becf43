import { join } from 'node:path';
import { _electron } from '@playwright/test';
import type { ConsoleApp, LaunchOptions } from './console-app.ts';
import { findElectron } from './find-electron.ts';

type Seen = { opened: string[]; notifications: { title: string; body: string; click(): void }[] };
declare global {
  var seen: Seen;
}

/** Starts the built program in a real Electron. What it hands to the system is caught in its main process. */
export async function launchElectron({ userData, link }: LaunchOptions): Promise<ConsoleApp> {
  const running = await _electron.launch({
    executablePath: findElectron() ?? undefined,
    args: [join(import.meta.dirname, '../..'), `--user-data-dir=${userData}`, ...(link ? [link] : [])],
  });
  await running.evaluate(({ dialog, shell, Notification }) => {
    globalThis.seen = { opened: [], notifications: [] };
    dialog.showMessageBox = async () => ({ response: 1, checkboxChecked: false });
    shell.openExternal = async (address) => void globalThis.seen.opened.push(address);
    Notification.prototype.show = function show() {
      globalThis.seen.notifications.push({ title: this.title, body: this.body, click: () => this.emit('click') });
    };
  });
  return {
    page: await running.firstWindow(),
    clickMenu: (id) =>
      running.evaluate(({ Menu }, item) => Menu.getApplicationMenu()?.getMenuItemById(item)?.click(), id),
    openLink: (address) => running.evaluate(({ app }, url) => void app.emit('second-instance', {}, ['', url]), address),
    openedOutside: () => running.evaluate(() => globalThis.seen.opened),
    clipboard: () => running.evaluate(({ clipboard }) => clipboard.readText()),
    unread: () => running.evaluate(({ app }) => app.getBadgeCount()),
    notifications: () =>
      running.evaluate(() => globalThis.seen.notifications.map(({ title, body }) => ({ title, body }))),
    clickNotification: () => running.evaluate(() => globalThis.seen.notifications.at(-1)?.click()),
    ipc: () => [],
    wake: () => running.evaluate(({ powerMonitor }) => void powerMonitor.emit('resume')),
    quit: () => running.close(),
  };
}
