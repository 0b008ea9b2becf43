import '@agency/api/contract/zod-without-eval';
import { z } from 'zod';

/**
 * What the native menu asks of the window; the palette offers the same, in this order. Day and night are not here: the menu
 * changes them itself, the palette by `desktop.setTheme`.
 */
export const commandSchema = z.enum([
  'inbox',
  'portfolio',
  'waiting',
  'find',
  'next',
  'previous',
  'reply',
  'copy-address',
  'read-all',
  'delete',
  'undo',
  'new-item',
  'save',
  'palette',
  'reload-data',
  'shortcuts',
  'about',
  'sign-out',
]);
export type Command = z.infer<typeof commandSchema>;
export const commandNames: readonly Command[] = commandSchema.options;

type CommandFacts = {
  label: string;
  group: 'Go to' | 'Inquiries' | 'Portfolio' | 'Console';
  /** As `KeyboardEvent.key`; `mod+` is Ctrl, and on a Mac the command key. The first one is shown. */
  keys: readonly string[];
  /** For the native menu, as Electron writes keys, where `keys` has none with `mod+`: a menu listens while people type. */
  accelerator?: string;
};

/** Everything that can be asked for by name or key, in the native menu and in the window's palette. */
export const commands: Record<Command, CommandFacts> = {
  inbox: { label: 'Inbox', keys: ['mod+1'], group: 'Go to' },
  portfolio: { label: 'Portfolio', keys: ['mod+2'], group: 'Go to' },
  waiting: { label: 'Waiting to be sent', keys: ['mod+3'], group: 'Go to' },
  find: { label: 'Search inquiries', keys: ['mod+f', '/'], group: 'Inquiries' },
  next: { label: 'Next', keys: ['j'], accelerator: 'Alt+Down', group: 'Inquiries' },
  previous: { label: 'Previous', keys: ['k'], accelerator: 'Alt+Up', group: 'Inquiries' },
  reply: { label: 'Reply by mail', keys: ['r'], accelerator: 'CmdOrCtrl+Shift+R', group: 'Inquiries' },
  'copy-address': { label: 'Copy address', keys: ['c'], accelerator: 'CmdOrCtrl+Shift+C', group: 'Inquiries' },
  'read-all': { label: 'Mark all as read', keys: ['m'], accelerator: 'CmdOrCtrl+Shift+M', group: 'Inquiries' },
  delete: { label: 'Delete', keys: ['Delete', 'Backspace'], accelerator: 'CmdOrCtrl+D', group: 'Inquiries' },
  undo: { label: 'Undo the last deletion', keys: ['z'], accelerator: 'CmdOrCtrl+U', group: 'Inquiries' },
  'new-item': { label: 'New portfolio item', keys: ['mod+n', 'n'], group: 'Portfolio' },
  save: { label: 'Save portfolio item', keys: ['mod+s'], group: 'Portfolio' },
  palette: { label: 'Command palette', keys: ['mod+k'], group: 'Console' },
  'reload-data': { label: 'Load everything anew', keys: ['mod+r'], group: 'Console' },
  shortcuts: { label: 'Keyboard shortcuts', keys: ['?'], accelerator: 'CmdOrCtrl+/', group: 'Console' },
  about: { label: 'About', keys: [], group: 'Console' },
  'sign-out': { label: 'Sign out', keys: [], accelerator: 'CmdOrCtrl+Shift+L', group: 'Console' },
};

/** A command's keys in the native menu. */
export function acceleratorOf(command: Command): string | undefined {
  const { keys, accelerator } = commands[command];
  const held = keys.find((key) => key.startsWith('mod+'));
  return accelerator ?? (held && `CmdOrCtrl+${held.slice('mod+'.length).toUpperCase()}`);
}
