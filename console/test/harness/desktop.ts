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
 * The simulated desktop on which a console under test runs. The desktop records the program's calls to Electron. Each
 * start of the program has its own desktop. `electron.ts`, the stand-in for the module `electron`, gets it from
 * `currentDesktop`.
 */
export class Desktop {
  readonly events = new EventEmitter();
  readonly powerMonitor = new EventEmitter();
  readonly nativeTheme = new EventEmitter();
  readonly windows: ElectronWindow[] = [];
  readonly handlers = new Map<string, Handler>();
  readonly schemes = new Map<string, (request: Request) => Promise<Response>>();
  /** The payloads that crossed the bridge, both ways, as JSON. The arguments of a sign-in are left out. */
  readonly ipc: string[] = [];
  /** The recorded calls, in order: `enableSandbox`, `whenReady`, ... */
  readonly calls: string[] = [];
  readonly openedOutside: string[] = [];
  /** Whether no program on this desktop can open addresses or folders. */
  opensNothing = false;
  /** Whether the clipboard fails. */
  copiesNothing = false;
  version: string = consoleRelease.version;
  readonly notifications: { title: string; body: string; closed: boolean; click(): void }[] = [];
  /** The native dialogs that the program showed. */
  readonly questions: MessageBoxOptions[] = [];
  /** The titles of the error boxes that the program showed. */
  readonly errors: string[] = [];
  /** Returns the index of the button that the user presses: by default the last one, which confirms. */
  answer = async ({ buttons = [] }: MessageBoxOptions): Promise<number> => buttons.length - 1;
  /** The path of the file that the user chooses. Null if they cancel. */
  chosenFile: string | null = null;
  readonly cookies = new Map<string, string>();
  /** The handlers set on Electron's session, by name, such as `permissionRequest`. */
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
  /** Whether another instance of the program is already running. */
  readonly runsAlready: boolean;
  readonly switches: readonly string[];
  /** The keyring's key: the same for every start on one machine. */
  keyringKey: Buffer;
  keyring: 'gnome_libsecret' | 'portal' | 'basic_text' | 'broken' | '';
  /** Whether the keyring has a newer key. Decrypting then asks the program to encrypt the text again. */
  keyIsOld = false;
  /** Whether the keyring is locked. A locked keyring decrypts nothing. */
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

/** The machine on which the program starts. */
export type Machine = {
  userData: string;
  keyringKey: Buffer;
  keyring?: Desktop['keyring'];
  runsAlready?: boolean;
  switches?: readonly string[];
};

// A global, because the test and the stand-in module may load this file with different loaders.
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
  /** Whether the window is closed. Its page may exist a moment longer, but its calls are ignored. */
  closed = false;
  windowOpenHandler: (details: { url: string }) => WindowOpenHandlerResponse = () => ({ action: 'allow' });
  /** Delivers an event to the page. Opening a page replaces this function. */
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

/** A window of the program, shown in a page of the browser. */
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
  /** Closes the window like a user. The program can cancel this. */
  close() {
    let kept = false;
    this.emit('close', { preventDefault: () => (kept = true) });
    if (kept) return;
    this.webContents.closed = true;
    this.emit('closed');
  }
}
