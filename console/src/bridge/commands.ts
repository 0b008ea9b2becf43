import '@agency/api/contract/zod-without-eval';
import { type InboxCommand, inboxKeys } from '@agency/site/ui/admin/inbox/inbox-keys.ts';
import { type ConsoleView, consoleViews, viewOf } from '@agency/site/ui/admin/kinds.ts';
import { z } from 'zod';

type CommandFacts = {
  label: string;
  group: 'Go to' | 'Inquiries' | 'Forms' | 'Console';
  /**
   * Alternative keys, in the notation of `KeyboardEvent.key`. `mod+` is Ctrl, or Cmd on a Mac. `g i` means G and then
   * I. Menus and help show the first entry.
   */
  keys: readonly string[];
  /**
   * The key in the native menu, in Electron's notation, for commands whose `keys` have no `mod+`. The key needs a
   * modifier, because the menu also reacts while the admin types.
   */
  accelerator?: string;
};

const inboxKey = (name: InboxCommand) => ({ label: inboxKeys[name].label, keys: [inboxKeys[name].key] });

const facts = {
  outbox: { label: 'Outbox', keys: ['mod+o'], group: 'Go to' },
  find: { label: 'Search inquiries', keys: ['mod+f', inboxKeys.find.key], group: 'Inquiries' },
  next: { ...inboxKey('next'), accelerator: 'Alt+Down', group: 'Inquiries' },
  previous: { ...inboxKey('previous'), accelerator: 'Alt+Up', group: 'Inquiries' },
  select: { ...inboxKey('select'), group: 'Inquiries' },
  'select-next': { ...inboxKey('select-next'), group: 'Inquiries' },
  'select-previous': { ...inboxKey('select-previous'), group: 'Inquiries' },
  'select-all': { ...inboxKey('select-all'), group: 'Inquiries' },
  reply: { ...inboxKey('reply'), accelerator: 'CmdOrCtrl+Shift+R', group: 'Inquiries' },
  template: { ...inboxKey('template'), group: 'Inquiries' },
  // The command `new` has the same key, and runs if no inquiry is open.
  note: { ...inboxKey('note'), group: 'Inquiries' },
  person: { ...inboxKey('person'), group: 'Inquiries' },
  'copy-address': { ...inboxKey('copy-address'), accelerator: 'CmdOrCtrl+Shift+C', group: 'Inquiries' },
  'mark-unread': { ...inboxKey('mark-unread'), accelerator: 'CmdOrCtrl+Shift+U', group: 'Inquiries' },
  'read-all': { label: 'Mark all as read', keys: ['m'], accelerator: 'CmdOrCtrl+Shift+M', group: 'Inquiries' },
  done: { ...inboxKey('done'), accelerator: 'CmdOrCtrl+E', group: 'Inquiries' },
  won: { ...inboxKey('won'), group: 'Inquiries' },
  spam: { ...inboxKey('spam'), group: 'Inquiries' },
  snooze: { ...inboxKey('snooze'), group: 'Inquiries' },
  delete: {
    label: 'Move to trash',
    keys: [inboxKeys.delete.key, 'Delete', 'Backspace'],
    accelerator: 'CmdOrCtrl+D',
    group: 'Inquiries',
  },
  undo: { label: 'Undo', keys: [inboxKeys.undo.key], accelerator: 'CmdOrCtrl+U', group: 'Console' },
  new: { label: 'New', keys: ['mod+n', 'n'], group: 'Forms' },
  save: { label: 'Save', keys: ['mod+s'], group: 'Forms' },
  palette: { label: 'Command palette', keys: ['mod+k'], group: 'Console' },
  'reload-data': { label: 'Reload everything', keys: ['mod+r'], group: 'Console' },
  rows: { label: 'Comfortable or compact rows', keys: [], group: 'Console' },
  'reset-width': { label: 'Reset the width of the list', keys: [], group: 'Console' },
  shortcuts: {
    label: 'Keyboard shortcuts',
    keys: [inboxKeys.shortcuts.key],
    accelerator: 'CmdOrCtrl+/',
    group: 'Console',
  },
  about: { label: 'About', keys: [], group: 'Console' },
  'sign-out': { label: 'Log out', keys: [], accelerator: 'CmdOrCtrl+Shift+L', group: 'Console' },
} as const satisfies Record<string, CommandFacts>;

export type Command = ConsoleView | keyof typeof facts;

const goTo = Object.fromEntries(
  consoleViews.map((view): [ConsoleView, CommandFacts] => {
    const { name, key = '', letter } = viewOf(view);
    return [view, { label: name, keys: [key, `g ${letter}`], group: 'Go to' }];
  }),
) as Record<ConsoleView, CommandFacts>;

/**
 * All commands, for the native menu and the window's palette. The theme is not a command: the menu changes it directly,
 * and the palette calls `desktop.setTheme`.
 */
export const commands: Record<Command, CommandFacts> = { ...goTo, ...facts };

/** In the palette's order. */
export const commandNames = Object.keys(commands) as Command[];
export const commandSchema = z.enum(commandNames);

/** A command's keys in the native menu. */
export function acceleratorOf(command: Command): string | undefined {
  const { keys, accelerator } = commands[command];
  const held = keys.find((key) => key.startsWith('mod+'));
  return accelerator ?? (held && `CmdOrCtrl+${held.slice('mod+'.length).toUpperCase()}`);
}
