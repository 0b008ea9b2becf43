import type { BrowserWindow } from 'electron';
import type { StoreName } from '#bridge/agency.ts';
import {
  countedDocumentsSchema,
  countUnsaved,
  describeUnsaved,
  hasUnsaved,
  type Unsaved,
  unsavedTextsSchema,
} from '#bridge/unsaved.ts';
import { confirm } from '#main/confirm.ts';
import { parseJson } from '#main/parse-json.ts';

/** What would be lost. `unreadable` counts the owners whose data cannot be read, and so may contain unsaved changes. */
export type Losses = Unsaved & { unreadable: number };

/** Counts an owner's stored data that the server does not have. */
export async function countStored(read: (name: StoreName) => Promise<string | null>): Promise<Losses> {
  try {
    const [documents, texts] = await Promise.all([read('documents'), read('unsaved-texts')]);
    const counted = countedDocumentsSchema.safeParse(parseJson(documents ?? '')).data ?? {};
    return { ...countUnsaved(counted, unsavedTextsSchema.safeParse(parseJson(texts ?? '')).data), unreadable: 0 };
  } catch {
    return { queued: 0, forms: 0, unreadable: 1 };
  }
}

/** Asks before Quit loses data that could not be stored on this computer. */
export const mayLoseAtQuit = (window: BrowserWindow | null, losses: Losses) =>
  mayLose(window, losses, {
    message: 'Quit and lose unsaved changes?',
    because:
      'They could not be stored on this computer, and will be lost when you quit. Only what can still be undone is sent.',
    buttons: ['Keep open', 'Quit anyway'],
  });

/** Asks before a sign-in removes another user's unsaved data. */
export const mayLoseAtSignIn = (window: BrowserWindow | null, losses: Losses, username: string) =>
  mayLose(window, losses, {
    message: `Log in as ${username} and lose unsaved changes?`,
    because: 'They belong to another user or server, and will be deleted if you log in.',
    buttons: ['Keep them', 'Log in anyway'],
  });

type Loss = { message: string; because: string; buttons: [no: string, yes: string] };

/** Asks whether unsaved data may be lost. Returns true without asking if there is none. */
async function mayLose(window: BrowserWindow | null, losses: Losses, { because, ...question }: Loss): Promise<boolean> {
  const counted = hasUnsaved(losses) ? describeUnsaved(losses) : null;
  const unreadable = losses.unreadable > 0 ? 'Some stored data cannot be read and may contain unsaved changes.' : null;
  if (!counted && !unreadable) return true;
  const detail = [counted, unreadable, because].filter(Boolean).join(' ');
  return confirm(window, { type: 'warning', ...question, detail });
}
