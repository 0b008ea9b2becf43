import { _electron, test } from '@playwright/test';
import { findElectron } from '../../packaging/find-electron.ts';
import type { ConsoleApp, LaunchOptions } from './console-app.ts';
import { electronStart, hasSandbox, thisMachine } from './electron-start.ts';

type Seen = { opened: string[]; notifications: { title: string; body: string; click(): void }[] };
declare global {
  var seen: Seen;
}

/** Starts the built program in a real Electron. Intercepts its dialogs, notifications and opened addresses in main. */
export async function launchElectron(options: LaunchOptions): Promise<ConsoleApp> {
  const machine = thisMachine();
  if (!hasSandbox(machine))
    test.info().annotations.push({
      type: 'no sandbox',
      description: 'Chromium has no sandbox as root. Run the test as another user to include the sandbox.',
    });
  const executablePath = findElectron() ?? undefined;
  const running = await _electron.launch({ executablePath, ...electronStart(options, machine) });
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
    can: { seeBridge: false },
    ipc: () => [],
    wake: () => running.evaluate(({ powerMonitor }) => void powerMonitor.emit('resume')),
    quit: () => running.close(),
  };
}
