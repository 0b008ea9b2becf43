/** The inbox's shortcuts in the browser and the console. The keys have the names that `keyName` returns. */
export const inboxKeys = {
  next: { label: 'Next', key: 'j' },
  previous: { label: 'Previous', key: 'k' },
  select: { label: 'Select', key: 'x' },
  'select-next': { label: 'Select and go down', key: 'shift+j' },
  'select-previous': { label: 'Select and go up', key: 'shift+k' },
  'select-all': { label: 'Select all of a filter or search', key: 'shift+x' },
  find: { label: 'Search inquiries', key: '/' },
  reply: { label: 'Reply', key: 'r' },
  template: { label: 'Insert a template', key: ';' },
  note: { label: 'Add a note', key: 'n' },
  person: { label: 'Show or hide sender details', key: 'p' },
  'copy-address': { label: 'Copy address', key: 'c' },
  'mark-unread': { label: 'Mark unread', key: 'u' },
  done: { label: 'Done', key: 'e' },
  won: { label: 'Won', key: 'w' },
  snooze: { label: 'Snooze', key: 'h' },
  spam: { label: 'Spam', key: 's' },
  delete: { label: 'Move to trash', key: '#' },
  undo: { label: 'Undo', key: 'z' },
  shortcuts: { label: 'Keyboard shortcuts', key: '?' },
} as const;
export type InboxCommand = keyof typeof inboxKeys;
