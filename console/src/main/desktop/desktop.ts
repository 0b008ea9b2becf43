import { release } from 'node:os';
import { app, clipboard, dialog, nativeTheme, shell } from 'electron';
import type { Handlers } from '#bridge/agency.ts';
import type { About, Theme } from '#bridge/desktop.ts';
import type { Endpoint } from '#main/connection/graphql.ts';
import { attachFile, saveFile, savePerson } from '#main/connection/mail-parts.ts';
import type { Log } from '#main/log.ts';
import type { Settings } from '#main/settings.ts';
import { updatePolicy } from '#main/updates.ts';
import type { MainWindow } from '#main/window/main-window.ts';
import type { Links } from './links.ts';
import { notify } from './notifications.ts';
import { startAtLogin } from './start-at-login.ts';
import { createTray, showBadge } from './tray.ts';

type Parts = {
  window: MainWindow;
  links: Links;
  settings: Settings;
  session: { endpoint(): Endpoint | null };
  openLink: Handlers['desktop']['openLink'];
  onThemeChange(): void;
  log: Log;
};

/** The desktop functions for the renderer. Electron must be ready. */
export function desktopHandlers(parts: Parts): Handlers['desktop'] {
  const { window, links, settings, session, openLink, onThemeChange, log } = parts;
  const tray = createTray(window.show);
  nativeTheme.themeSource = settings.get().theme;
  return {
    setUnread(count) {
      tray.setUnread(count);
      showBadge(count, window.current());
    },
    notify: (notification) => notify(notification, links.open),
    openMail: (address, subject) =>
      shell.openExternal(mailtoUrl(address, subject)).then(
        () => true,
        (error) => {
          log.warn('no mail program could be opened', error);
          return false;
        },
      ),
    openLink,
    saveFile: (file) => saveFile(file, session.endpoint(), window.current()),
    attachFile: (inquiryId) => attachFile(inquiryId, session.endpoint(), window.current()),
    exportPerson: (email) => savePerson(email, session.endpoint(), window.current()),
    copy: (text) => clipboard.writeText(text),
    /** Applies to the whole program: the window, the menus, and `prefers-color-scheme` in pages. */
    setTheme(theme: Theme) {
      nativeTheme.themeSource = theme;
      settings.set({ theme });
      onThemeChange();
    },
    about,
    openLogs: () =>
      void showFolder(app.getPath('logs')).catch((error) => log.error('the logs folder could not be shown', error)),
    takeLink: links.take,
  };
}

/** Returns the mailto: URL of an email address. Encodes both parts, so that neither can add a header field. */
function mailtoUrl(address: string, subject: string): string {
  return `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}?subject=${encodeURIComponent(subject)}`;
}

function about(): About {
  const { electron = '', chrome = '', node = '' } = process.versions;
  const system = `${process.platform} ${release()} ${process.arch}`;
  // On systems without user namespaces, an AppImage starts itself with --no-sandbox.
  const sandbox = app.commandLine.hasSwitch('no-sandbox') ? 'Off: the program was started with --no-sandbox' : 'On';
  const versions = { console: app.getVersion(), electron, chromium: chrome, node, system };
  const { able, get } = startAtLogin();
  const startsAtLogin = able ? (get() ? 'On' : 'Off') : 'Off: available only in the installed console';
  return { versions, sandbox, updates: updatePolicy, startsAtLogin };
}

/** Opens a folder in the system's file manager, or else shows its path. */
async function showFolder(folder: string): Promise<void> {
  const problem = await shell.openPath(folder);
  if (problem)
    await dialog.showMessageBox({ type: 'warning', message: 'The folder could not be opened.', detail: folder });
}
