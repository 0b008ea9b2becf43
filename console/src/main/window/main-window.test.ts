import { app } from 'electron';
import { expect, test } from 'vitest';
import type { Log } from '#main/log.ts';
import { openSettings } from '#main/settings.ts';
import { currentDesktop } from '../../../test/harness/desktop.ts';
import { mainWindow } from './main-window.ts';

const log: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };

test('the first window that is closed says that the program goes on, and brings it back', async () => {
  const desktop = currentDesktop();
  await app.whenReady();
  const window = mainWindow(openSettings(desktop.userData, log), log);
  window.show();
  const [opened] = desktop.windows;
  opened?.close();
  expect([opened?.shown, desktop.notifications.map(({ title }) => title)]).toEqual([
    false,
    ['Agency Console is still running'],
  ]);
  desktop.notifications[0]?.click();
  expect(opened?.shown).toBe(true);
  opened?.close();
  // The next start remembers it.
  mainWindow(openSettings(desktop.userData, log), log).show();
  desktop.windows[1]?.close();
  expect(desktop.notifications).toHaveLength(1);
});
