import { app, clipboard, dialog, shell } from 'electron';
import { about } from '#main/about/about.ts';
import type { CallHandlers } from '#main/ipc/handle-calls.ts';
import type { Links } from '#main/links/links.ts';
import type { Log } from '#main/logs/log.ts';
import { notify } from '#main/notifications/notify.ts';
import type { ThemeKeeper } from '#main/theme/theme.ts';
import { showBadge } from '#main/tray/badge.ts';
import { createTray } from '#main/tray/tray.ts';
import type { MainWindow } from '#main/window/main-window.ts';
import { mailtoUrl } from './mail-address.ts';

type Parts = { window: MainWindow; linked: Links; theme: ThemeKeeper; log: Log };
type DesktopCalls = Extract<keyof CallHandlers, `desktop:${string}`>;

/** What the renderer may have the desktop do. Electron must be ready. */
export function desktopHandlers({ window, linked, theme, log }: Parts) {
  const tray = createTray(window.show);
  const openLogs = () =>
    void showFolder(app.getPath('logs')).catch((error) => log.error('nobody could be told', error));
  const openMail = (address: string, subject: string) =>
    shell.openExternal(mailtoUrl(address, subject)).then(
      () => true,
      (error) => {
        log.warn('no mail program could be opened', error);
        return false;
      },
    );
  const setUnread = (count: number) => {
    tray.setUnread(count);
    showBadge(count, window.current());
  };
  const handlers: Pick<CallHandlers, DesktopCalls> = {
    'desktop:set-unread': setUnread,
    'desktop:notify': (notification) => notify(notification, linked.follow),
    'desktop:open-mail': openMail,
    'desktop:copy': (text) => clipboard.writeText(text),
    'desktop:set-theme': theme.set,
    'desktop:about': about,
    'desktop:open-logs': openLogs,
    'desktop:take-link': linked.take,
  };
  return { handlers, setUnread, openLogs };
}

/** Opens a folder in the system's file manager; where there is none, says where the folder is. */
async function showFolder(folder: string): Promise<void> {
  const problem = await shell.openPath(folder);
  if (problem)
    await dialog.showMessageBox({ type: 'warning', message: 'The folder could not be opened.', detail: folder });
}
