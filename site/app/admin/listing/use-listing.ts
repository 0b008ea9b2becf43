import { useNavigation, useSearchParams } from 'react-router';
import { type List, type Listing, onlyOpens, readListing } from './listing.ts';

/** What the address says is shown. An inquiry is opened by it alone, without asking the server. */
export function useListing(list: List): Listing {
  const [query] = useSearchParams();
  return readListing(list, query);
}

/** What is on its way: another page of the list or another search, one of its items, or nothing. */
export function usePending({ path, ...list }: List): 'list' | 'item' | null {
  const { state, location, formMethod } = useNavigation();
  if (state !== 'loading' || formMethod === 'POST' || location.pathname !== path) return null;
  const { origin, href } = window.location;
  const to = new URL(location.pathname + location.search, origin);
  return onlyOpens({ path, ...list }, new URL(href), to) ? 'item' : 'list';
}
