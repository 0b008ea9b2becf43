import { app, clipboard, shell } from 'electron';
import { about } from '#main/about/about.ts';
import type { CallHandlers } from '#main/ipc/handle-calls.ts';
import type { Links } from '#main/links/links.ts';
import { notify } from '#main/notifications/notify.ts';
import type { ThemeKeeper } from '#main/theme/theme.ts';
import { showBadge } from '#main/tray/badge.ts';
import { createTray } from '#main/tray/tray.ts';
import type { MainWindow } from '#main/window/main-window.ts';
import { mailtoUrl } from './mail-address.ts';

type Parts = { window: MainWindow; linked: Links; theme: ThemeKeeper };
type DesktopCalls = Extract<keyof CallHandlers, `desktop:${string}`>;

/** What the renderer may have the desktop do. Electron must be ready. */
export function desktopHandlers({ window, linked, theme }: Parts) {
  const tray = createTray(window.show);
  const openLogs = () => void shell.openPath(app.getPath('logs'));
  const setUnread = (count: number) => {
    tray.setUnread(count);
    showBadge(count, window.current());
  };
  const handlers: Pick<CallHandlers, DesktopCalls> = {
    'desktop:set-unread': setUnread,
    'desktop:notify': (notification) => notify(notification, linked.follow),
    'desktop:open-mail': (address, subject) => shell.openExternal(mailtoUrl(address, subject)),
    'desktop:copy': (text) => clipboard.writeText(text),
    'desktop:set-theme': theme.set,
    'desktop:about': about,
    'desktop:open-logs': openLogs,
    'desktop:take-link': linked.take,
  };
  return { handlers, setUnread, openLogs };
}
