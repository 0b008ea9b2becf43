import { app, type BrowserWindow, Menu, nativeImage, Tray } from 'electron';
import dot from '../../../resources/badge.png?asset';
import calmIcon from '../../../resources/tray.png?asset';
import unreadIcon from '../../../resources/tray-unread.png?asset';
import template from '../../../resources/trayTemplate.png?asset';

/**
 * Creates the tray icon, which brings the window back and shows whether there are unread inquiries (on macOS, only in
 * its tooltip).
 */
export function createTray(show: () => void) {
  const calm = nativeImage.createFromPath(process.platform === 'darwin' ? template : calmIcon);
  const unread = process.platform === 'darwin' ? calm : nativeImage.createFromPath(unreadIcon);
  const tray = new Tray(calm);
  tray.on('click', show);
  tray.setContextMenu(
    Menu.buildFromTemplate([
      { label: 'Open Agency Console', click: show },
      { type: 'separator' },
      { label: 'Quit', click: () => app.quit() },
    ]),
  );
  const setUnread = (count: number) => {
    tray.setImage(count > 0 ? unread : calm);
    tray.setToolTip(count > 0 ? `Agency Console: ${count} unread` : 'Agency Console');
  };
  setUnread(0);
  return { setUnread };
}

/** Shows the unread count on the program's icon: as a number, or on the Windows taskbar as a dot. */
export function showBadge(count: number, window: BrowserWindow | null): void {
  app.setBadgeCount(count);
  if (process.platform !== 'win32') return;
  const overlay = count > 0 ? nativeImage.createFromPath(dot) : null;
  window?.setOverlayIcon(overlay, count > 0 ? `${count} unread` : '');
}
