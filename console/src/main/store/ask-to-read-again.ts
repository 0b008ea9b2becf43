import { type BrowserWindow, dialog } from 'electron';
import { Unreadable } from '#main/secrets/encrypted-file.ts';

/**
 * Asks what to do about a kept text that could not be read. A keyring that is locked or not there yet opens later, and a
 * file that another program holds is free again; so nothing is given up unasked.
 */
export async function askToReadAgain(window: BrowserWindow | null, error: unknown): Promise<boolean> {
  const options = {
    type: 'warning' as const,
    message: 'What was kept on this computer cannot be read.',
    detail: `${error instanceof Unreadable ? ofKeyring : ofDisk} Otherwise it is set aside.`,
    buttons: ['Try again', 'Go on without it'],
    defaultId: 0,
    cancelId: 0,
    noLink: true,
  };
  const { response } = await (window ? dialog.showMessageBox(window, options) : dialog.showMessageBox(options));
  return response === 0;
}

const ofKeyring = 'Its keyring does not open it. It may be locked: unlock it and try again.';
const ofDisk = 'Its disk does not give it out. Another program may hold it: close that one and try again.';
