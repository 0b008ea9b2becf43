import { EventEmitter } from 'node:events';
import { consoleRelease } from '@agency/api/contract/console-release';
import type {
  BrowserWindowConstructorOptions,
  MenuItemConstructorOptions,
  MessageBoxOptions,
  WindowOpenHandlerResponse,
} from 'electron';

type Handler = (event: unknown, ...given: unknown[]) => unknown;

/**
 * The desktop that a console under test believes it runs on: what it asked of Electron, and what it was given. One per
 * start of the program; `electron.ts`, the stand-in for the module, finds it here.
 */
export class Desktop {
  readonly events = new EventEmitter();
  readonly powerMonitor = new EventEmitter();
  readonly nativeTheme = new EventEmitter();
  readonly windows: ElectronWindow[] = [];
  readonly handlers = new Map<string, Handler>();
  readonly schemes = new Map<string, (request: Request) => Promise<Response>>();
  /** Every payload that crossed the bridge, both ways, as text. */
  readonly ipc: string[] = [];
  /** In the order they were called: `enableSandbox`, `whenReady`, ... */
  readonly calls: string[] = [];
  readonly openedOutside: string[] = [];
  /** No program on this desktop opens addresses or folders. */
  opensNothing = false;
  /** Its clipboard takes nothing. */
  copiesNothing = false;
  /** What the packaged program says of itself. */
  version: string = consoleRelease.version;
  readonly notifications: { title: string; body: string; closed: boolean; click(): void }[] = [];
  /** What the program asked the user in a native box. */
  readonly questions: MessageBoxOptions[] = [];
  /** The titles of what it told the user before it ended. */
  readonly errors: string[] = [];
  /** The button that the user presses, by its place: the last one, which goes on. */
  answer = async ({ buttons = [] }: MessageBoxOptions): Promise<number> => buttons.length - 1;
  readonly cookies = new Map<string, string>();
  /** What Electron's session was set to, by the setter's name. */
  readonly sessionSettings = new Map<string, unknown>();
  readonly sessionEvents = new EventEmitter();
  menu: MenuItemConstructorOptions[] = [];
  clipboard = '';
  unread = 0;
  opensAtLogin = false;
  trayTip = '';
  themeSource = 'system';
  online = true;
  userData: string;
  /** Whether another start runs already. */
  readonly runsAlready: boolean;
  /** Chromium's switches that the program was started with. */
  readonly switches: readonly string[];
  /** The keyring's key: the same for every start on one machine. */
  keyringKey: Buffer;
  keyring: 'gnome_libsecret' | 'portal' | 'basic_text' | 'broken' | '';
  /** The keyring has a newer key, and asks for what it decrypts to be encrypted anew. */
  keyIsOld = false;
  /** The keyring is there, and does not open anything: it is locked. */
  keyringIsLocked = false;
  openPage: (window: ElectronWindow) => Promise<void> = async () => undefined;
  themeChanged: () => void = () => undefined;

  constructor(machine: Machine) {
    this.userData = machine.userData;
    this.keyringKey = machine.keyringKey;
    this.keyring = machine.keyring ?? 'gnome_libsecret';
    this.runsAlready = machine.runsAlready ?? false;
    this.switches = machine.switches ?? [];
  }
}

/** What a start finds. */
export type Machine = {
  userData: string;
  keyringKey: Buffer;
  keyring?: Desktop['keyring'];
  runsAlready?: boolean;
  switches?: readonly string[];
};

// Shared by the test and by the stand-in module, which different loaders may load.
const shared = globalThis as { agencyDesktop?: Desktop };

export function setDesktop(desktop: Desktop): void {
  shared.agencyDesktop = desktop;
}

export function currentDesktop(): Desktop {
  if (!shared.agencyDesktop) throw new Error('No desktop: launch the console through the harness.');
  return shared.agencyDesktop;
}

export class WebContents extends EventEmitter {
  readonly mainFrame = { url: '' };
  /** The page may live on for a moment; what it says then reaches nobody. */
  closed = false;
  windowOpenHandler: (details: { url: string }) => WindowOpenHandlerResponse = () => ({ action: 'allow' });
  /** Hands an event to the page; replaced when there is one. */
  deliver: (channel: string, payload: unknown) => void = () => undefined;
  readonly #desktop: Desktop;

  constructor(desktop: Desktop) {
    super();
    this.#desktop = desktop;
  }

  getURL() {
    return this.mainFrame.url;
  }
  isDestroyed() {
    return false;
  }
  send(channel: string, payload: unknown) {
    this.#desktop.ipc.push(JSON.stringify([channel, payload]));
    this.deliver(channel, structuredClone(payload));
  }
  reload: () => void = () => undefined;
  forcefullyCrashRenderer: () => void = () => undefined;
  setWindowOpenHandler(handler: WebContents['windowOpenHandler']) {
    this.windowOpenHandler = handler;
  }
}

/** A window of the program, shown by a page of the browser. */
export class ElectronWindow extends EventEmitter {
  readonly webContents: WebContents;
  readonly options: BrowserWindowConstructorOptions;
  shown = false;
  maximized = false;
  address = '';
  readonly #desktop: Desktop;

  constructor(desktop: Desktop, options: BrowserWindowConstructorOptions) {
    super();
    this.#desktop = desktop;
    this.options = options;
    this.webContents = new WebContents(desktop);
    desktop.windows.push(this);
    desktop.events.emit('web-contents-created', {}, this.webContents);
  }

  async loadURL(address: string) {
    this.address = address;
    await this.#desktop.openPage(this);
    this.emit('ready-to-show');
  }
  show() {
    this.shown = true;
  }
  hide() {
    this.shown = false;
  }
  focus() {
    this.shown = true;
  }
  restore() {}
  maximize() {
    this.maximized = true;
  }
  isMinimized() {
    return false;
  }
  isMaximized() {
    return this.maximized;
  }
  isDestroyed() {
    return false;
  }
  setOverlayIcon() {}
  getNormalBounds() {
    const { x = 0, y = 0, width = 0, height = 0 } = this.options;
    return { x, y, width, height };
  }
  /** As when the user closes it: the program may keep it. */
  close() {
    let kept = false;
    this.emit('close', { preventDefault: () => (kept = true) });
    if (kept) return;
    this.webContents.closed = true;
    this.emit('closed');
  }
}
