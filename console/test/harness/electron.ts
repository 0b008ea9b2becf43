import { join } from 'node:path';
import type * as Electron from 'electron';
import { currentDesktop, ElectronWindow } from './desktop.ts';
import { keyring } from './keyring.ts';
import { netFetch } from './network.ts';

/**
 * A stand-in for the module `electron`, with only what `src/main` uses. Each start of the program loads this file again
 * from another URL (`?start=1`), and so has its own desktop, which records the calls.
 */
const desktop = currentDesktop();
const { events, calls, sessionSettings } = desktop;
const settings = (name: string) => (value: unknown) => void sessionSettings.set(name, value);

export const app = Object.assign(events, {
  isPackaged: true,
  enableSandbox: () => void calls.push('enableSandbox'),
  requestSingleInstanceLock: () => !desktop.runsAlready,
  commandLine: { hasSwitch: (name: string) => desktop.switches.includes(name) },
  isReady: () => calls.includes('whenReady'),
  whenReady: async () => void calls.push('whenReady'),
  getLoginItemSettings: () => ({ openAtLogin: desktop.opensAtLogin }),
  setLoginItemSettings({ openAtLogin }: { openAtLogin: boolean }) {
    desktop.opensAtLogin = openAtLogin;
  },
  getPath: (name: string) => (name === 'logs' ? join(desktop.userData, 'logs') : desktop.userData),
  getVersion: () => desktop.version,
  setAsDefaultProtocolClient: () => true,
  setBadgeCount(count: number) {
    desktop.unread = count;
    return true;
  },
  exit: () => void events.emit('quit'),
  quit() {
    let held = false;
    const asked = { defaultPrevented: false, preventDefault: () => (asked.defaultPrevented = true) };
    events.emit('before-quit', asked);
    if (asked.defaultPrevented) return;
    for (const window of desktop.windows) window.close();
    events.emit('will-quit', { preventDefault: () => (held = true) });
    if (!held) events.emit('quit');
  },
});

export const BrowserWindow = class extends ElectronWindow {
  constructor(options: Electron.BrowserWindowConstructorOptions) {
    super(desktop, options);
  }
};

export const ipcMain: Pick<Electron.IpcMain, 'handle'> = {
  handle: (channel, handler) => void desktop.handlers.set(channel, handler as never),
};

export const protocol = {
  registerSchemesAsPrivileged: (schemes: Electron.CustomScheme[]) =>
    void calls.push(...schemes.map(({ scheme }) => `scheme ${scheme}`)),
  handle: (scheme: string, answer: (request: Request) => Promise<Response>) => void desktop.schemes.set(scheme, answer),
};

export const net = { fetch: netFetch(desktop), isOnline: () => desktop.online };
export const safeStorage = keyring(desktop);
export const powerMonitor = desktop.powerMonitor;
export const clipboard = {
  writeText(text: string) {
    if (desktop.copiesNothing) throw new Error('The clipboard is not there');
    desktop.clipboard = text;
  },
};
export const screen = { getAllDisplays: () => [{ workArea: { x: 0, y: 0, width: 1440, height: 900 } }] };
export const nativeImage = { createFromPath: (path: string) => ({ path }) };

export const dialog = {
  async showMessageBox(...given: [unknown, Electron.MessageBoxOptions] | [Electron.MessageBoxOptions]) {
    const question = given.at(-1) as Electron.MessageBoxOptions;
    desktop.questions.push(question);
    return { response: await desktop.answer(question) };
  },
  async showOpenDialog() {
    const { chosenFile } = desktop;
    return { canceled: chosenFile === null, filePaths: chosenFile === null ? [] : [chosenFile] };
  },
  showErrorBox: (title: string) => void desktop.errors.push(title),
};

export const shell = {
  openExternal: async (address: string) => {
    if (desktop.opensNothing) throw new Error('Failed to open: no application is associated with this protocol');
    desktop.openedOutside.push(address);
  },
  openPath: async (path: string) => {
    if (desktop.opensNothing) return 'Failed to open path';
    desktop.openedOutside.push(path);
    return '';
  },
};

export const nativeTheme = Object.defineProperties(desktop.nativeTheme, {
  shouldUseDarkColors: { get: () => desktop.themeSource === 'dark' },
  themeSource: {
    get: () => desktop.themeSource,
    set(source: string) {
      desktop.themeSource = source;
      desktop.themeChanged();
      desktop.nativeTheme.emit('updated');
    },
  },
});

export const session = {
  defaultSession: Object.assign(desktop.sessionEvents, {
    clearCache: async () => void calls.push('clearCache'),
    clearStorageData: async () => void calls.push('clearStorageData'),
    setPermissionRequestHandler: settings('permissionRequest'),
    setPermissionCheckHandler: settings('permissionCheck'),
    setDevicePermissionHandler: settings('devicePermission'),
    setDisplayMediaRequestHandler: settings('displayMedia'),
  }),
};

export const Menu = {
  buildFromTemplate: (template: Electron.MenuItemConstructorOptions[]) => template,
  setApplicationMenu(template: Electron.MenuItemConstructorOptions[]) {
    desktop.menu = template;
  },
};

export class Tray {
  on() {}
  setContextMenu() {}
  setImage() {}
  setToolTip(text: string) {
    desktop.trayTip = text;
  }
}

export class Notification {
  static isSupported = () => true;
  readonly #listeners = new Map<string, () => void>();
  readonly #words: { title: string; body: string };
  #shown: { closed: boolean } | null = null;

  constructor(words: { title: string; body: string }) {
    this.#words = words;
  }
  on(event: string, listener: () => void) {
    this.#listeners.set(event, listener);
  }
  show() {
    const { title, body } = this.#words;
    const shown = { title, body, closed: false, click: () => this.#listeners.get('click')?.() };
    this.#shown = shown;
    desktop.notifications.push(shown);
  }
  close() {
    if (this.#shown) this.#shown.closed = true;
    this.#listeners.get('close')?.();
  }
}
