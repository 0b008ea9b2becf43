import { EventEmitter } from 'node:events';
import type { BrowserWindowConstructorOptions, WindowOpenHandlerResponse } from 'electron';
import type { Desktop } from './desktop.ts';

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
