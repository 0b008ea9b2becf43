import { grouped, isolated } from '@agency/api/contract/text';
import { clockTime } from '@agency/site/ui/admin/time/moments.ts';
import type { Backoff } from './create-outbox.ts';
import type { OutboxEntry } from './documents.ts';

type Kind = 'read-all' | 'delete-inquiry' | 'create-item' | 'update-item' | 'delete-item';

function kindOf({ document: { type, base, mutations }, mutation }: OutboxEntry): Kind {
  if (mutation.kind === 'read-all') return mutation.kind;
  if (mutation.kind === 'delete') return type === 'inquiry' ? 'delete-inquiry' : 'delete-item';
  const isFirst = mutations.every((each) => each.kind !== 'save' || each.order >= mutation.order);
  return base === null && isFirst ? 'create-item' : 'update-item';
}

/** A mutation in words: what is to be done, to what. */
export function describeMutation(entry: OutboxEntry): string {
  const { mutation } = entry;
  if (mutation.kind === 'read-all') return `Mark ${inquiriesOf(mutation.count).toLowerCase()} as read`;
  if (mutation.kind === 'delete')
    return kindOf(entry) === 'delete-inquiry'
      ? `Delete the inquiry from ${isolated(mutation.name)}`
      : `Delete ${mutation.name} from the portfolio`;
  const { title } = mutation.input;
  return kindOf(entry) === 'create-item' ? `Add ${title} to the portfolio` : `Change ${title}`;
}

/** So many inquiries, as a sentence begins with them; null = nobody knows how many. */
export const inquiriesOf = (count: number | null): string =>
  count === null ? 'All inquiries' : count === 1 ? 'One inquiry' : `${grouped(count)} inquiries`;

/** What the server's yes is announced as, and its no (SPEC section 8 has the texts for items). */
const messages: Record<Kind, { ok: string; refused: string }> = {
  'read-all': { ok: 'Inquiries marked as read', refused: 'Failed to mark inquiries as read.' },
  'delete-inquiry': { ok: 'Inquiry deleted', refused: 'Failed to delete inquiry.' },
  'create-item': { ok: 'Portfolio item created', refused: 'Failed to create portfolio item.' },
  'update-item': { ok: 'Portfolio item updated', refused: 'Failed to update portfolio item.' },
  'delete-item': { ok: 'Portfolio item deleted', refused: 'Failed to delete portfolio item.' },
};
export const messagesOf = (entry: OutboxEntry) => messages[kindOf(entry)];

/** Why it could not be sent, and when it is tried again. */
export const describeBackoff = ({ trouble, until }: Backoff): string =>
  `${trouble ? 'The server has trouble' : 'The server could not be reached'}. Next try at ${clockTime(until)}.`;
