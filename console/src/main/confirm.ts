import { type BrowserWindow, dialog, type MessageBoxOptions } from 'electron';

type Question = Pick<MessageBoxOptions, 'type' | 'message' | 'detail' | 'signal'> & {
  /** The first button is the default, and Escape chooses it. */
  buttons: [no: string, yes: string];
};

/** Asks in a native dialog, outside the page. Returns whether the second button was pressed. */
export async function confirm(window: BrowserWindow | null, question: Question): Promise<boolean> {
  const options: MessageBoxOptions = { ...question, defaultId: 0, cancelId: 0, noLink: true };
  const { response } = await (window ? dialog.showMessageBox(window, options) : dialog.showMessageBox(options));
  return response === 1;
}
