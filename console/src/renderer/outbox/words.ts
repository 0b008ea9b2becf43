import { clockTime } from '@agency/site/ui/admin/time/moments.ts';
import type { Pause } from './pause.ts';
import type { Mutation } from './write.ts';

/** A mutation in words: what is to be done, to what. */
export function wordsOfDeed(mutation: Mutation): string {
  switch (mutation.kind) {
    case 'delete-inquiry':
      return `Delete the inquiry from ${mutation.name}`;
    case 'create-item':
      return `Add ${mutation.input.title} to the portfolio`;
    case 'update-item':
      return `Change ${mutation.input.title}`;
    case 'delete-item':
      return `Delete ${mutation.name} from the portfolio`;
  }
}

/** What the server's yes is told as, and its no (SPEC section 8 has the words for items). */
export const told: Record<Mutation['kind'], { done: string; failed: string }> = {
  'delete-inquiry': { done: 'Inquiry deleted', failed: 'Failed to delete inquiry.' },
  'create-item': { done: 'Portfolio item created', failed: 'Failed to create portfolio item.' },
  'update-item': { done: 'Portfolio item updated', failed: 'Failed to update portfolio item.' },
  'delete-item': { done: 'Portfolio item deleted', failed: 'Failed to delete portfolio item.' },
};

/** Why a write could not be sent, and when it is tried again. */
export const wordsOfPause = ({ trouble, until }: Pause): string =>
  `${trouble ? 'The server has trouble' : 'The server could not be reached'}. Next try at ${clockTime(until)}.`;
