import { app, type BrowserWindow, nativeImage } from 'electron';
import dot from '../../../resources/badge.png?asset';

/** How many are unread, on the program's icon: a number on macOS and some Linux desktops, a dot on Windows' task bar. */
export function showBadge(count: number, window: BrowserWindow | null): void {
  app.setBadgeCount(count);
  if (process.platform !== 'win32') return;
  const overlay = count > 0 ? nativeImage.createFromPath(dot) : null;
  window?.setOverlayIcon(overlay, count > 0 ? `${count} unread` : '');
}
