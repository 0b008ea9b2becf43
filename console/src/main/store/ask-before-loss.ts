import { type BrowserWindow, dialog } from 'electron';
import { isAnyUnsent, type Unsent, wordsOfUnsent } from '#bridge/unsent.ts';

type Question = {
  message: string;
  /** Why what no server has got would be lost. */
  because: string;
  no: string;
  yes: string;
};

export const beforeQuit: Question = {
  message: 'Quit and lose what is not saved?',
  because: 'This computer has no safe place to keep them: they are lost when the console closes.',
  no: 'Keep open',
  yes: 'Quit anyway',
};

export const beforeSignIn = (username: string): Question => ({
  message: `Log in as ${username} and lose what is not saved?`,
  because: 'Whoever was logged in before left them here: they are lost when somebody else logs in.',
  no: 'Keep them',
  yes: 'Log in anyway',
});

/** Asks before what no server has got is lost; "no" is the default. Where there is no such thing, there is no question. */
export async function askBeforeLoss(
  window: BrowserWindow | null,
  unsent: Unsent,
  { message, because, no, yes }: Question,
): Promise<boolean> {
  if (!isAnyUnsent(unsent)) return true;
  const options = {
    type: 'warning' as const,
    message,
    detail: `${wordsOfUnsent(unsent)} ${because}`,
    buttons: [no, yes],
    defaultId: 0,
    cancelId: 0,
    noLink: true,
  };
  const { response } = await (window ? dialog.showMessageBox(window, options) : dialog.showMessageBox(options));
  return response === 1;
}
