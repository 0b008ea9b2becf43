import { limits } from '@agency/api/contract/limits/limits';

/** What of the dashboard's lists is shown, as the address says it. Cursors lead to the pages of the enquiries and projects. */
export type Listing = {
  q: string;
  after: string | null;
  before: string | null;
  /** The id of the enquiry that is open. */
  enquiry: string | null;
  projects: string | null;
};

/** Reads an address's query. A search is cut where the API would refuse it. */
export function readListing(query: URLSearchParams): Listing {
  return {
    q: (query.get('q') ?? '').trim().slice(0, limits.search.max),
    after: query.get('after'),
    before: query.get('before'),
    enquiry: query.get('enquiry'),
    projects: query.get('projects'),
  };
}

/** The address, relative to the page, that shows a listing with some of it changed. */
export function addressOf(listing: Listing, changes: Partial<Listing> = {}): string {
  const shown = Object.entries({ ...listing, ...changes }).filter((entry): entry is [string, string] => !!entry[1]);
  return shown.length > 0 ? `/admin?${new URLSearchParams(shown)}` : '/admin';
}

/** Whether two addresses differ in nothing but the enquiry that is open. */
export function onlyOpensEnquiry(from: URL, to: URL): boolean {
  const { enquiry: one, ...before } = readListing(from.searchParams);
  const { enquiry: other, ...after } = readListing(to.searchParams);
  return from.pathname === to.pathname && one !== other && JSON.stringify(before) === JSON.stringify(after);
}
