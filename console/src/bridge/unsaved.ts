/** What the server has not got: changes that wait to be sent or were refused, and drafts that were never saved. */
export type Unsaved = { changes: number; drafts: number };

export const hasUnsaved = ({ changes, drafts }: Unsaved): boolean => changes + drafts > 0;

/** `2 changes wait to be sent and 1 draft is not saved.` */
export function describeUnsaved({ changes, drafts }: Unsaved): string {
  const parts = [
    changes > 0 && (changes === 1 ? '1 change waits to be sent' : `${changes} changes wait to be sent`),
    drafts > 0 && (drafts === 1 ? '1 draft is not saved' : `${drafts} drafts are not saved`),
  ];
  return `${parts.filter(Boolean).join(' and ')}.`;
}
