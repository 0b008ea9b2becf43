import type { ApolloCache } from '@apollo/client/cache';
import type { Link } from '#bridge/desktop.ts';
import { enquiryFields } from '#bridge/enquiry.ts';
import { pageSize } from '../graphql/load-page.ts';
import { loadedEnquiriesQuery } from '../graphql/loaded-enquiries.ts';
import { portfolioQuery } from '../graphql/portfolio.ts';
import { serviceLabel } from '../inbox/labels.ts';

/** Somewhere to go, in words. */
export type Destination = Link & { words: string };

/** So many of the newest enquiries are offered by name; for older ones there is the search. */
const offered = 100;

/** What is at hand: the newest enquiries and the portfolio, as the cache has them. */
export function destinationsIn(cache: ApolloCache): Destination[] {
  const loaded = cache.readQuery({ query: loadedEnquiriesQuery, variables: { search: null } })?.loadedEnquiries;
  const enquiries = (loaded?.ids ?? []).slice(0, offered).flatMap((id): Destination[] => {
    const enquiry = cache.readFragment({ fragment: enquiryFields, id: `ContactSubmission:${id}` });
    if (!enquiry) return [];
    const { name, company, service } = enquiry;
    return [{ kind: 'enquiry', id, words: [name, company, serviceLabel(service)].filter(Boolean).join(', ') }];
  });
  const portfolio = cache.readQuery({ query: portfolioQuery, variables: { first: pageSize } })?.portfolioItems;
  const items = (portfolio?.edges ?? []).map(
    ({ node: { id, title } }): Destination => ({ kind: 'portfolio-item', id, words: title }),
  );
  return [...enquiries, ...items];
}
