import { announce } from '@agency/site/ui/announcer/announcer.tsx';
import { toastIfFree } from '@agency/site/ui/toast/toast-store.ts';
import type { ApolloCache } from '@apollo/client/cache';
import type { StoreApi } from 'zustand/vanilla';
import { pageSize } from '../graphql/load-inquiries.ts';
import { portfolioQuery } from '../graphql/portfolio.ts';
import { readItem } from '../graphql/portfolio-list.ts';
import { withoutArrived } from './drafts.ts';
import type { KeptView } from './kept-view.ts';

const had = 'It had reached the server';

/**
 * Lets a draft go, and says so, when the item turns out to be just that: the change it was made of was sent no more and
 * had arrived. Gives the end of it.
 */
export function forgetArrived(view: StoreApi<KeptView>, cache: ApolloCache): () => void {
  function forget() {
    const { drafts } = view.getState();
    view.setState((kept) => withoutArrived(kept, (id) => readItem(cache, id)), true);
    const left = Object.values(view.getState().drafts);
    const gone = Object.values(drafts).filter((draft) => !left.includes(draft));
    if (gone.length === 0) return;
    const description = `Saved as you wrote it: ${gone.map(({ entries }) => entries.title).join(', ')}.`;
    announce(`${had}. ${description}`);
    toastIfFree({ title: had, description });
  }
  // After whoever changes something is done with it, and has said what they did.
  const soon = () => queueMicrotask(forget);
  const stopWatching = cache.watch({
    query: portfolioQuery,
    variables: { first: pageSize },
    optimistic: false,
    callback: soon,
  });
  const unsubscribe = view.subscribe(soon);
  return () => {
    stopWatching();
    unsubscribe();
  };
}
