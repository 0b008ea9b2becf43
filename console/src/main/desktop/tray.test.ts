import { app, type MenuItemConstructorOptions, Tray } from 'electron';
import { expect, test, vi } from 'vitest';
import { createTray } from './tray.ts';

test('the tray icon and its menu bring the window back, and Quit in the menu ends the console', () => {
  const on = vi.spyOn(Tray.prototype, 'on');
  const setContextMenu = vi.spyOn(Tray.prototype, 'setContextMenu');
  const quit = vi.spyOn(app, 'quit').mockImplementation(() => undefined);
  const show = vi.fn();
  createTray(show);
  const clicked = on.mock.calls.find(([event]) => String(event) === 'click')?.[1] as (() => void) | undefined;
  // The harness's `Menu.buildFromTemplate` returns its template.
  const items = setContextMenu.mock.calls[0]?.[0] as unknown as MenuItemConstructorOptions[];
  const choose = (label: string) => (items.find((item) => item.label === label)?.click as (() => void) | undefined)?.();
  clicked?.();
  choose('Open Agency Console');
  expect([show.mock.calls.length, quit.mock.calls.length]).toEqual([2, 0]);
  choose('Quit');
  expect([show.mock.calls.length, quit.mock.calls.length]).toEqual([2, 1]);
});
