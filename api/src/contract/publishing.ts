/** How many days a preview link works. */
export const previewDays = 7;

/** Whether visitors see content: never (`draft`), from a later date on, or now. */
export const standings = ['draft', 'scheduled', 'public'] as const;
export type Standing = (typeof standings)[number];

/**
 * Returns the standing of content.
 *
 * @param from the ISO date from which the content is public unless it is a draft; null = at once.
 */
export function standingOf({ isDraft, from }: { isDraft: boolean; from: string | null }, now: Date): Standing {
  if (isDraft) return 'draft';
  return from !== null && new Date(from) > now ? 'scheduled' : 'public';
}
