import type { ApolloCache } from '@apollo/client/cache';
import { removeInquiry } from '../graphql/inquiry-lists.ts';
import { removeItem } from '../graphql/portfolio-list.ts';
import type { Deed, Outcome } from './write.ts';

/** Lets the cache know what the server made of a deed. Items it answers with are there already. */
export function settleInCache(cache: ApolloCache, deed: Deed, outcome: Outcome): void {
  if (outcome.kind === 'done') {
    if (deed.kind === 'delete-inquiry') removeInquiry(cache, deed.id);
    if (deed.kind === 'delete-item') removeItem(cache, deed.id);
    return;
  }
  if (outcome.kind !== 'refused') return;
  const { refusal } = outcome;
  if (refusal.reason === 'gone' && deed.kind === 'update-item') removeItem(cache, deed.id);
}
