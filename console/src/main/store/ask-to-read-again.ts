import { type BrowserWindow, dialog } from 'electron';

/**
 * Asks what to do about a kept text that the keyring does not open. One that is locked or not there yet opens later; so
 * nothing is given up unasked.
 */
export async function askToReadAgain(window: BrowserWindow | null): Promise<boolean> {
  const options = {
    type: 'warning' as const,
    message: 'What was kept on this computer cannot be read.',
    detail: 'Its keyring does not open it. It may be locked: unlock it and try again. Otherwise it is set aside.',
    buttons: ['Try again', 'Go on without it'],
    defaultId: 0,
    cancelId: 0,
    noLink: true,
  };
  const { response } = await (window ? dialog.showMessageBox(window, options) : dialog.showMessageBox(options));
  return response === 0;
}
