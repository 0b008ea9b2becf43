import type { BrowserWindow } from 'electron';
import { z } from 'zod';
import type { StoreName } from '#bridge/store.ts';
import { describeUnsaved, hasUnsaved, type Unsaved } from '#bridge/unsaved.ts';
import { ask } from '#main/ask.ts';
import { parseJson } from '#main/parse-json.ts';

// Only what is counted: the renderer, whose texts they are, has the whole of their schemas.
const outboxSchema = z.array(z.unknown());
const viewSchema = z.object({ drafts: z.record(z.string(), z.unknown()) });

/** How much of what one owner stores the server has not got. A text that cannot be read may be all of that: it counts as one. */
export async function countUnsaved(read: (name: StoreName) => Promise<string | null>): Promise<Unsaved> {
  const outbox = await read('outbox').catch(() => '[0]');
  const view = await read('view').catch(() => '{"drafts":{"0":0}}');
  const mutations = outboxSchema.safeParse(parseJson(outbox ?? '')).data;
  const drafts = viewSchema.safeParse(parseJson(view ?? '')).data?.drafts;
  return { changes: mutations?.length ?? 0, drafts: Object.keys(drafts ?? {}).length };
}

/** Asks before Quit loses what this computer has no safe place for. */
export const mayLoseAtQuit = (window: BrowserWindow | null, unsaved: Unsaved) =>
  mayLose(window, unsaved, {
    message: 'Quit and lose what is not saved?',
    because: 'This computer has no safe place to keep them: they are lost when the console closes.',
    buttons: ['Keep open', 'Quit anyway'],
  });

/** Asks before a sign-in loses what somebody else left. */
export const mayLoseAtSignIn = (window: BrowserWindow | null, unsaved: Unsaved, username: string) =>
  mayLose(window, unsaved, {
    message: `Log in as ${username} and lose what is not saved?`,
    because: 'Whoever was logged in before left them here: they are lost when somebody else logs in.',
    buttons: ['Keep them', 'Log in anyway'],
  });

type Loss = { message: string; because: string; buttons: [no: string, yes: string] };

/** Where nothing would be lost, there is no question. */
async function mayLose(
  window: BrowserWindow | null,
  unsaved: Unsaved,
  { because, ...question }: Loss,
): Promise<boolean> {
  if (!hasUnsaved(unsaved)) return true;
  return ask(window, { type: 'warning', ...question, detail: `${describeUnsaved(unsaved)} ${because}` });
}
