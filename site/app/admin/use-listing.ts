import { useSearchParams } from 'react-router';
import { type Listing, readListing } from './listing.ts';

/** What the address says is shown. An enquiry is opened by it alone, without asking the server. */
export function useListing(): Listing {
  const [query] = useSearchParams();
  return readListing(query);
}
