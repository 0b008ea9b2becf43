import type { Page } from '@playwright/test';

/** A console that runs, as scenarios see it: on the harness, or on a real Electron where there is one. */
export type ConsoleApp = {
  /** The window's page; after a crash another one. */
  readonly page: Page;
  /** Chooses an item of the native menu by its id, which for a command is the command. */
  clickMenu(id: string): Promise<void>;
  /** As when the system opens an `agency-console://` link while the program runs. */
  openLink(address: string): Promise<void>;
  /** What was given to the system to open: addresses and folders. */
  openedOutside(): Promise<string[]>;
  clipboard(): Promise<string>;
  unread(): Promise<number>;
  /** Notifications that were shown, the last one last. */
  notifications(): Promise<{ title: string; body: string }[]>;
  clickNotification(): Promise<void>;
  /** What not every launcher can do: a scenario that needs it is skipped by its name. */
  can: { seeBridge: boolean };
  /** Everything that crossed the bridge, as text. */
  ipc(): string[];
  /** Sleeps and wakes the machine, or takes its network away. */
  wake(): Promise<void>;
  quit(): Promise<void>;
};

export type LaunchOptions = {
  /** Where the program keeps its files: the same folder is the same machine. */
  userData: string;
  /** A link the program is started with. */
  link?: string;
};
