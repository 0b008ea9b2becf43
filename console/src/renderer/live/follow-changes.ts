import type { ApolloCache } from '@apollo/client/cache';
import type { Agency } from '#bridge/agency.ts';
import type { LiveChange } from '#bridge/live.ts';
import type { Enquiry } from '../graphql/enquiries.ts';
import type { KeptView } from '../kept-view/kept-view.ts';
import { withoutUnread, withUnread } from '../kept-view/unread.ts';
import type { Store } from '../state/create-store.ts';
import { applyChange } from './apply-change.ts';

type Options = {
  live: Agency['live'];
  cache: ApolloCache;
  view: Store<KeptView>;
  onArrival(enquiry: Enquiry): void;
  /** Asks the server for the portfolio again. */
  reloadPortfolio(): void;
  /** Asks the server for everything that is shown. `anew`: nothing that is here can be trusted any more. */
  reload(anew: boolean): void;
};

/** Keeps the cache true to the server, change by change, and remembers up to where. Gives the end of it. */
export function followChanges({ live, cache, view, onArrival, reloadPortfolio, reload }: Options): () => void {
  let loaded = false;

  function take(change: LiveChange) {
    const consequence = applyChange(cache, change);
    const { contactSubmission, id, cursor, kind } = change;
    view.update((kept) => {
      const next = { ...kept, cursor, syncedAt: new Date().toISOString() };
      if (consequence === 'arrived' && contactSubmission) return withUnread(next, contactSubmission.id);
      return consequence === 'left' && id ? withoutUnread(next, id) : next;
    });
    if (consequence === 'arrived' && contactSubmission) onArrival(contactSubmission as Enquiry);
    if (consequence === 'portfolio-order') reloadPortfolio();
    if (consequence === 'everything') reload(true);
    // Only from here on does no change go unnoticed, so what was loaded before is loaded once more.
    if (kind === 'CURRENT' && !loaded) reload(false);
    if (kind === 'CURRENT' || kind === 'RESET') loaded = true;
  }

  const unsubscribe = live.onChange(take);
  void live.start(view.current().cursor);
  return unsubscribe;
}
