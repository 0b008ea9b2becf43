import { join } from 'node:path';
import { inks } from '@agency/site/ui/theme/tokens';
import { app, BrowserWindow, nativeTheme } from 'electron';
import type { Log } from '#main/logs/log.ts';
import { appOrigin } from '#main/protocol/scheme.ts';
import { settingsFile } from '#main/settings/settings-file.ts';
import icon from '../../../resources/icon.png?asset';
import { reviveWindow } from './revive.ts';
import { firstWindowState, usableBounds, windowStateSchema } from './window-state.ts';

export type MainWindow = {
  /** The window that is open; null when there is none. */
  current(): BrowserWindow | null;
  /** Brings it to the front, and opens it when there is none. */
  show(): void;
};

/**
 * The one window, as it was left. Closing it hides it, so that inquiries still arrive and are told; the program ends by
 * Quit, in the menu or the tray.
 */
export function mainWindow(statePath: string, log: Log): MainWindow {
  const state = settingsFile(statePath, windowStateSchema, firstWindowState);
  let window: BrowserWindow | null = null;
  let quitting = false;
  app.on('before-quit', ({ defaultPrevented }) => {
    quitting = !defaultPrevented;
  });

  function open(): BrowserWindow {
    const { paper } = nativeTheme.shouldUseDarkColors ? inks.night : inks.day;
    const opened = new BrowserWindow({
      ...usableBounds(state.get()),
      minWidth: 720,
      minHeight: 480,
      show: false,
      title: 'Agency Console',
      icon,
      backgroundColor: paper,
      webPreferences: {
        preload: join(import.meta.dirname, '../preload/index.cjs'),
        sandbox: true,
        contextIsolation: true,
        nodeIntegration: false,
        webSecurity: true,
        webviewTag: false,
        // Its dictionaries would be fetched from a stranger's server.
        spellcheck: false,
        devTools: !app.isPackaged,
      },
    });
    if (state.get().maximized) opened.maximize();
    opened.once('ready-to-show', () => opened.show());
    opened.on('close', (event) => {
      state.set({ bounds: opened.getNormalBounds(), maximized: opened.isMaximized() });
      if (quitting) return;
      event.preventDefault();
      opened.hide();
    });
    opened.on('closed', () => {
      window = null;
    });
    reviveWindow(opened, log);
    void opened.loadURL(`${appOrigin}/`);
    return opened;
  }

  return {
    current: () => window,
    show() {
      // A link may come first: the window opens in its time, and asks for it.
      if (!app.isReady()) return;
      if (!window) {
        window = open();
        return;
      }
      if (window.isMinimized()) window.restore();
      window.show();
      window.focus();
    },
  };
}
