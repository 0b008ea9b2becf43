import { useSearchParams } from 'react-router';
import type { List } from './listing.ts';
import { type Listing, readListing } from './listing.ts';

/** What the address says is shown. An inquiry is opened by it alone, without asking the server. */
export function useListing(list: List): Listing {
  const [query] = useSearchParams();
  return readListing(list, query);
}
