import { app } from 'electron';
import { expect, test } from 'vitest';
import type { Log } from '#main/log.ts';
import { openSettings } from '#main/settings.ts';
import { currentDesktop } from '../../../test/harness/desktop.ts';
import { mainWindow } from './main-window.ts';

const log: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };

test('closing the window for the first time shows a notification, and a click on it brings the window back', async () => {
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
  // After the next start, the notification is not shown again.
  mainWindow(openSettings(desktop.userData, log), log).show();
  desktop.windows[1]?.close();
  expect(desktop.notifications).toHaveLength(1);
});

test.each([
  ['on the screen', { x: 100, y: 100 }, 1000],
  ['below the bottom of the screen', { x: 100, y: 880 }, 1200],
  ['with its title bar above the screen, as after a monitor was removed', { x: 100, y: -300 }, 1200],
])('a window that was last %s opens with a title bar that can be dragged', async (_where, corner, width) => {
  const desktop = currentDesktop();
  await app.whenReady();
  const settings = openSettings(desktop.userData, log);
  settings.set({ window: { bounds: { ...corner, width: 1000, height: 800 }, maximized: false } });
  mainWindow(settings, log).show();
  expect(desktop.windows.at(-1)?.options.width).toBe(width);
});
