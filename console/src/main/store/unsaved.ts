import type { BrowserWindow } from 'electron';
import type { StoreName } from '#bridge/agency.ts';
import { countedDocumentsSchema, countUnsaved, describeUnsaved, hasUnsaved, type Unsaved } from '#bridge/unsaved.ts';
import { confirm } from '#main/confirm.ts';
import { parseJson } from '#main/parse-json.ts';

/** Counts an owner's stored data that the server does not have. An unreadable text counts as one mutation and one form. */
export async function countStored(read: (name: StoreName) => Promise<string | null>): Promise<Unsaved> {
  let text: string | null;
  try {
    text = await read('documents');
  } catch {
    return { queued: 1, forms: 1 };
  }
  return countUnsaved(countedDocumentsSchema.safeParse(parseJson(text ?? '')).data ?? {});
}

/** Asks before Quit loses what this computer cannot store safely. */
export const mayLoseAtQuit = (window: BrowserWindow | null, unsaved: Unsaved) =>
  mayLose(window, unsaved, {
    message: 'Quit and lose what is not saved?',
    because: 'This computer has no safe place to keep them: they are lost when the console closes.',
    buttons: ['Keep open', 'Quit anyway'],
  });

/** Asks before a sign-in removes another user's unsaved data. */
export const mayLoseAtSignIn = (window: BrowserWindow | null, unsaved: Unsaved, username: string) =>
  mayLose(window, unsaved, {
    message: `Log in as ${username} and lose what is not saved?`,
    because: 'Whoever was logged in before left them here: they are lost when somebody else logs in.',
    buttons: ['Keep them', 'Log in anyway'],
  });

type Loss = { message: string; because: string; buttons: [no: string, yes: string] };

/** Asks whether unsaved data may be lost. True without asking if there is none. */
async function mayLose(
  window: BrowserWindow | null,
  unsaved: Unsaved,
  { because, ...question }: Loss,
): Promise<boolean> {
  if (!hasUnsaved(unsaved)) return true;
  return confirm(window, { type: 'warning', ...question, detail: `${describeUnsaved(unsaved)} ${because}` });
}
