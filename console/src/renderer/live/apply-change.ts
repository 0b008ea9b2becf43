import type { ApolloCache } from '@apollo/client/cache';
import type { LiveChange } from '#bridge/live.ts';
import { insertInquiry, removeInquiry } from '../graphql/inquiry-lists.ts';
import { readItem, removeItem, writeItem } from '../graphql/portfolio-list.ts';

/** What a change asks for beyond the cache. */
export type Consequence = 'nothing' | 'arrived' | 'read' | 'left' | 'portfolio-order' | 'everything';

/** Writes a change of the server into the cache. */
export function applyChange(cache: ApolloCache, change: LiveChange): Consequence {
  const { kind, id, contactSubmission, portfolioItem } = change;
  switch (kind) {
    case 'CURRENT':
      return 'nothing';
    case 'RESET':
      return 'everything';
    case 'INQUIRY_ADDED':
      // Null: deleted again by now, which a later change will tell.
      if (!contactSubmission) return 'nothing';
      insertInquiry(cache, contactSubmission);
      return 'arrived';
    case 'INQUIRY_READ':
      return contactSubmission ? 'read' : 'nothing';
    case 'INQUIRY_DELETED':
      if (id) removeInquiry(cache, id);
      return 'left';
    case 'PORTFOLIO_ITEM_DELETED':
      if (id) removeItem(cache, id);
      // A list that is on its way may still have it.
      return 'portfolio-order';
    case 'PORTFOLIO_ITEM_SAVED': {
      if (!portfolioItem) return 'nothing';
      const before = readItem(cache, portfolioItem.id);
      writeItem(cache, portfolioItem);
      // Where it stands is the site's to say.
      return before && before.featured === portfolioItem.featured ? 'nothing' : 'portfolio-order';
    }
  }
}
