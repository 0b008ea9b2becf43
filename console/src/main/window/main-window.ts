import { join } from 'node:path';
import { inks } from '@agency/site/ui/theme/tokens';
import { app, BrowserWindow, Notification, nativeTheme, type Rectangle, screen } from 'electron';
import type { Log } from '#main/log.ts';
import { appOrigin } from '#main/protocol/scheme.ts';
import type { Settings } from '#main/settings.ts';
import icon from '../../../resources/icon.png?asset';
import { recoverWindow } from './recover.ts';

export type MainWindow = {
  current(): BrowserWindow | null;
  /** Shows the window, and opens it if there is none. */
  show(): void;
};

/**
 * Manages the one window, which opens with its last bounds. Closing the window only hides it, so that inquiries still
 * cause notifications. Quit in the menu or the tray ends the program.
 */
export function mainWindow(settings: Settings, log: Log): MainWindow {
  let window: BrowserWindow | null = null;
  let quitting = false;
  app.on('before-quit', ({ defaultPrevented }) => {
    quitting = !defaultPrevented;
  });

  function open(): BrowserWindow {
    const { paper } = nativeTheme.shouldUseDarkColors ? inks.night : inks.day;
    const opened = new BrowserWindow({
      ...boundsFrom(settings),
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
        spellcheck: settings.get().spelling,
        devTools: !app.isPackaged,
      },
    });
    if (settings.get().window?.maximized) opened.maximize();
    opened.once('ready-to-show', () => opened.show());
    opened.on('close', (event) => {
      settings.set({ window: { bounds: opened.getNormalBounds(), maximized: opened.isMaximized() } });
      if (quitting) return;
      event.preventDefault();
      opened.hide();
      saySoOnce();
    });
    opened.on('closed', () => {
      window = null;
    });
    recoverWindow(opened, log);
    void opened.loadURL(`${appOrigin}/`);
    return opened;
  }

  /** On the first close, tells the admin that the program is still running. */
  function saySoOnce(): void {
    if (settings.get().saidStillRunning || !Notification.isSupported()) return;
    settings.set({ saidStillRunning: true });
    const body =
      'You will still be notified of new inquiries. Use the menu of the tray icon to open the window or to quit.';
    const notification = new Notification({ title: 'Agency Console is still running', body });
    notification.on('click', () => show());
    notification.show();
  }

  function show(): void {
    // A link may arrive before the app is ready. The window takes the link when it opens.
    if (!app.isReady()) return;
    if (!window) {
      window = open();
      return;
    }
    if (window.isMinimized()) window.restore();
    window.show();
    window.focus();
  }

  return {
    current: () => window,
    show,
  };
}

/** Returns the last bounds of the window, or the default size if their screen is gone. */
function boundsFrom(settings: Settings): Partial<Rectangle> {
  const bounds = settings.get().window?.bounds;
  const isOnScreen = bounds && screen.getAllDisplays().some(({ workArea }) => overlaps(workArea, bounds));
  return isOnScreen ? bounds : { width: 1200, height: 800 };
}

/** Whether enough of the window's title bar is visible in this area to drag the window. */
function overlaps(area: Rectangle, bounds: Rectangle): boolean {
  const shownX = Math.min(area.x + area.width, bounds.x + bounds.width) - Math.max(area.x, bounds.x);
  return shownX >= 100 && bounds.y > area.y - 20 && bounds.y < area.y + area.height - 60;
}
