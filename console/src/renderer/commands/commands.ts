import type { Command } from '#bridge/command.ts';

type Told = {
  label: string;
  /** As `KeyboardEvent.key`; `mod+` is Ctrl, and on a Mac the command key. The first one is shown. */
  keys: readonly string[];
  group: 'Go to' | 'Enquiries' | 'Portfolio' | 'Console';
};

/** Everything that can be asked for by name or key, here and in the native menu. */
export const commands: Record<Command, Told> = {
  inbox: { label: 'Inbox', keys: ['mod+1'], group: 'Go to' },
  portfolio: { label: 'Portfolio', keys: ['mod+2'], group: 'Go to' },
  waiting: { label: 'Waiting to be sent', keys: ['mod+3'], group: 'Go to' },
  find: { label: 'Search enquiries', keys: ['mod+f', '/'], group: 'Enquiries' },
  next: { label: 'Next', keys: ['j'], group: 'Enquiries' },
  previous: { label: 'Previous', keys: ['k'], group: 'Enquiries' },
  reply: { label: 'Reply by mail', keys: ['r'], group: 'Enquiries' },
  'copy-address': { label: 'Copy address', keys: ['c'], group: 'Enquiries' },
  'read-all': { label: 'Mark all as read', keys: ['m'], group: 'Enquiries' },
  delete: { label: 'Delete', keys: ['Delete', 'Backspace'], group: 'Enquiries' },
  undo: { label: 'Take back the last deletion', keys: ['z'], group: 'Enquiries' },
  'new-item': { label: 'New portfolio item', keys: ['mod+n', 'n'], group: 'Portfolio' },
  save: { label: 'Save portfolio item', keys: ['mod+s'], group: 'Portfolio' },
  palette: { label: 'Command palette', keys: ['mod+k'], group: 'Console' },
  'reload-data': { label: 'Load everything anew', keys: ['mod+r'], group: 'Console' },
  shortcuts: { label: 'Keyboard shortcuts', keys: ['?'], group: 'Console' },
  about: { label: 'About', keys: [], group: 'Console' },
  'sign-out': { label: 'Sign out', keys: [], group: 'Console' },
};
export const commandNames = Object.keys(commands) as Command[];
