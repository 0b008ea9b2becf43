import type { ApolloCache } from '@apollo/client/cache';
import { removeInquiry } from '../graphql/inquiry-lists.ts';
import { removeItem } from '../graphql/portfolio-list.ts';
import type { Mutation, Outcome } from './write.ts';

/** Lets the cache know what the server made of a mutation. Items it answers with are there already. */
export function settleInCache(cache: ApolloCache, mutation: Mutation, outcome: Outcome): void {
  if (outcome.kind === 'done') {
    if (mutation.kind === 'delete-inquiry') removeInquiry(cache, mutation.id);
    if (mutation.kind === 'delete-item') removeItem(cache, mutation.id);
    return;
  }
  if (outcome.kind !== 'refused') return;
  const { refusal } = outcome;
  if (refusal.reason === 'gone' && mutation.kind === 'update-item') removeItem(cache, mutation.id);
}
