import type { Command } from './command.ts';

/**
 * Every command's words and its keys, as Electron writes them. The native menu listens for them and the renderer shows
 * them; keys without a modifier (j, k, Delete) are the renderer's own, for when nothing is being typed.
 */
export const shortcuts: Record<Command, { label: string; accelerator?: string }> = {
  palette: { label: 'Command palette', accelerator: 'CmdOrCtrl+K' },
  find: { label: 'Find', accelerator: 'CmdOrCtrl+F' },
  inbox: { label: 'Inbox', accelerator: 'CmdOrCtrl+1' },
  portfolio: { label: 'Portfolio', accelerator: 'CmdOrCtrl+2' },
  waiting: { label: 'Waiting to be sent', accelerator: 'CmdOrCtrl+3' },
  'new-item': { label: 'New portfolio item', accelerator: 'CmdOrCtrl+N' },
  save: { label: 'Save', accelerator: 'CmdOrCtrl+S' },
  next: { label: 'Next', accelerator: 'Alt+Down' },
  previous: { label: 'Previous', accelerator: 'Alt+Up' },
  reply: { label: 'Reply by mail', accelerator: 'CmdOrCtrl+R' },
  'copy-address': { label: 'Copy address', accelerator: 'CmdOrCtrl+Shift+C' },
  delete: { label: 'Delete', accelerator: 'CmdOrCtrl+D' },
  undo: { label: 'Undo delete', accelerator: 'CmdOrCtrl+U' },
  'reload-data': { label: 'Load anew', accelerator: 'F5' },
  shortcuts: { label: 'Keyboard shortcuts', accelerator: 'CmdOrCtrl+/' },
  'sign-out': { label: 'Sign out', accelerator: 'CmdOrCtrl+Shift+L' },
  about: { label: 'About Agency Console' },
};
