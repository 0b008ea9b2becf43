import { clockTime } from '../time/ages.ts';
import type { Pause } from './pause.ts';
import type { Deed } from './write.ts';

/** A deed in words: what is to be done, to what. */
export function wordsOfDeed(deed: Deed): string {
  switch (deed.kind) {
    case 'delete-inquiry':
      return `Delete the inquiry from ${deed.name}`;
    case 'create-item':
      return `Add ${deed.input.title} to the portfolio`;
    case 'update-item':
      return `Change ${deed.input.title}`;
    case 'delete-item':
      return `Delete ${deed.name} from the portfolio`;
  }
}

/** What the server's yes is told as, and its no (SPEC section 8 has the words for items). */
export const told: Record<Deed['kind'], { done: string; failed: string }> = {
  'delete-inquiry': { done: 'Inquiry deleted', failed: 'Failed to delete inquiry.' },
  'create-item': { done: 'Portfolio item created', failed: 'Failed to create portfolio item.' },
  'update-item': { done: 'Portfolio item updated', failed: 'Failed to update portfolio item.' },
  'delete-item': { done: 'Portfolio item deleted', failed: 'Failed to delete portfolio item.' },
};

/** Why a write could not be sent, and when it is tried again. */
export const wordsOfPause = ({ trouble, until }: Pause): string =>
  `${trouble ? 'The server has trouble' : 'The server could not be reached'}. Next try at ${clockTime(until)}.`;
