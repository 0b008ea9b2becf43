import type { Page } from '@playwright/test';

/** A running console for scenarios, on the harness or, if there is one, in a real Electron. */
export type ConsoleApp = {
  /** The window's page. After a crash, this is another page. */
  readonly page: Page;
  /** Chooses an item of the native menu by its id. If the item is a command, the id is the command's name. */
  clickMenu(id: string): Promise<void>;
  /** Opens an `agency-console://` link while the program runs, as the system does. */
  openLink(address: string): Promise<void>;
  /** The addresses and folders that the program asked the system to open. */
  openedOutside(): Promise<string[]>;
  clipboard(): Promise<string>;
  unread(): Promise<number>;
  notifications(): Promise<{ title: string; body: string }[]>;
  clickNotification(): Promise<void>;
  /** The features that not every launcher has. Scenarios that need a missing feature are skipped. */
  can: { seeBridge: boolean };
  /** Everything that crossed the bridge, as text. */
  ipc(): string[];
  wake(): Promise<void>;
  quit(): Promise<void>;
};

export type LaunchOptions = {
  /** The folder of the program's files. The same folder stands for the same machine. */
  userData: string;
  /** A link with which the program is started. */
  link?: string;
};
