import { deleteInquiryMutation } from '@agency/site/ui/admin/inbox/inquiry.ts';
import {
  createItemMutation,
  deleteItemMutation,
  itemModel,
  updateItemMutation,
} from '@agency/site/ui/admin/portfolio/portfolio-item.ts';
import type { ApolloClient } from '@apollo/client';
import {
  isInternal,
  isRateLimited,
  isUnauthenticated,
  isUnreachable,
  messageOf,
  unavailabilityOf,
} from '../graphql/errors.ts';
import { markInquiriesReadMutation } from '../graphql/inquiries.ts';
import { removeInquiry, writeAllRead } from '../graphql/inquiry-lists.ts';
import { insertItem, removeItem, writeItem } from '../graphql/portfolio.ts';
import type { NoResult } from './create-outbox.ts';
import type { OutboxEntry, Result } from './documents.ts';

type Options = {
  onSessionEnded(): void;
  /** An item may stand elsewhere in the portfolio from now on. */
  onMoved(): void;
  /** How many inquiries are unread is to be asked for. */
  onAllRead(): void;
  /** The item or inquiry with this id is gone for good. */
  onDeleted(id: string): void;
};

/** Sends a mutation under its key, writes what comes of it into the cache, and gives the result. Never throws. */
export async function sendMutation(
  client: ApolloClient,
  sent: OutboxEntry,
  { onSessionEnded, onMoved, onAllRead, onDeleted }: Options,
): Promise<Result | NoResult> {
  try {
    const answer = await request(client, sent);
    if (answer?.__typename === 'NotSignedIn') {
      onSessionEnded();
      return { kind: 'none', mayHaveArrived: null, trouble: null };
    }
    const result = resultOf(sent, answer);
    if (result.kind === 'ok' && sent.mutation.kind === 'delete') onDeleted(sent.document.id);
    if (writeResult(client, sent, result)) onMoved();
    if (sent.mutation.kind === 'read-all') onAllRead();
    // Apollo tells its hooks of a write in the next task. What is laid over the cache must not lift off before that: for a
    // frame a deleted row would be there again, and a saved title the old one.
    await new Promise((resolve) => setTimeout(resolve));
    return result;
  } catch (error) {
    if (isUnauthenticated(error)) return { kind: 'none', mayHaveArrived: null, trouble: null };
    const trouble = unavailabilityOf(error);
    // What fails inside the server is undone there with the record of its key: it arrived neither now nor before.
    if (isInternal(error)) return { kind: 'none', mayHaveArrived: false, trouble };
    if (isRateLimited(error)) return { kind: 'none', mayHaveArrived: null, trouble };
    if (trouble || isUnreachable(error)) return { kind: 'none', mayHaveArrived: true, trouble };
    return { kind: 'refused', refusal: { reason: 'failed', message: messageOf(error) } };
  }
}

/** A document that the server has no version of is made; one that it has is changed from that version. */
async function request(client: ApolloClient, { document, mutation }: OutboxEntry) {
  const { id, type, base } = document;
  const key = mutation.idempotencyKey;
  const expectedVersion = base?.version ?? null;
  // A result may be the one of a week ago, which Apollo would write over what is newer.
  const fetchPolicy = 'no-cache';
  if (mutation.kind === 'read-all') {
    const variables = { until: mutation.until, key };
    const { data } = await client.mutate({ fetchPolicy, mutation: markInquiriesReadMutation, variables });
    return data?.markInquiriesRead;
  }
  if (mutation.kind === 'delete' && type === 'inquiry') {
    const { data } = await client.mutate({ fetchPolicy, mutation: deleteInquiryMutation, variables: { id, key } });
    return data?.deleteContactSubmission;
  }
  if (mutation.kind === 'delete') {
    const { data } = await client.mutate({
      fetchPolicy,
      mutation: deleteItemMutation,
      variables: { id, expectedVersion, key },
    });
    return data?.deletePortfolioItem;
  }
  const { input } = mutation;
  if (base === null) {
    const { data } = await client.mutate({
      fetchPolicy,
      mutation: createItemMutation,
      variables: { clientId: id, input, key },
    });
    return data?.createPortfolioItem;
  }
  const { data } = await client.mutate({
    fetchPolicy,
    mutation: updateItemMutation,
    variables: { id, input, expectedVersion, key },
  });
  return data?.updatePortfolioItem;
}

function resultOf({ mutation }: OutboxEntry, answer: Awaited<ReturnType<typeof request>>): Result {
  switch (answer?.__typename) {
    case 'PortfolioItem':
      return { kind: 'ok', item: answer };
    case 'Deleted':
    case 'InquiriesRead':
      return { kind: 'ok', item: null };
    case 'NotFound': {
      // Somebody else deleted it: that is what was wanted.
      if (mutation.kind === 'delete') return { kind: 'ok', item: null };
      return { kind: 'refused', refusal: { reason: 'notFound', message: answer.message } };
    }
    case 'InvalidInput': {
      const { message, issues } = answer;
      return { kind: 'refused', refusal: { reason: 'invalid', message, issues: [...issues] } };
    }
    case 'Conflict': {
      const { current, message } = answer;
      // Nothing to be settled: it is what was wanted, be it that the server has forgotten our key.
      if (mutation.kind === 'save' && itemModel.isSame(mutation.input, current)) return { kind: 'ok', item: current };
      return { kind: 'refused', refusal: { reason: 'conflict', message, current } };
    }
    default:
      return { kind: 'refused', refusal: { reason: 'failed', message: 'The server could not answer.' } };
  }
}

/** Gives whether an item may stand elsewhere in the list from now on. */
function writeResult(
  { cache }: ApolloClient,
  { document: { id, type, base }, mutation }: OutboxEntry,
  result: Result,
): boolean {
  if (result.kind === 'refused') {
    const { refusal } = result;
    if (refusal.reason === 'notFound' && base !== null) removeItem(cache, id);
    return refusal.reason === 'conflict' && writeItem(cache, refusal.current);
  }
  if (mutation.kind === 'read-all') writeAllRead(cache, mutation.until, new Date().toISOString());
  if (mutation.kind === 'delete') (type === 'inquiry' ? removeInquiry : removeItem)(cache, id);
  if (!result.item) return false;
  const moved = writeItem(cache, result.item);
  if (base === null) insertItem(cache, id);
  return moved;
}
