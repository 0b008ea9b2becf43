import { serviceLabel } from '@agency/site/ui/admin/inbox/labels.ts';
import type { ApolloCache } from '@apollo/client/cache';
import type { Link } from '#bridge/desktop.ts';
import { inquiryFields } from '#bridge/inquiry.ts';
import { pageSize } from '../graphql/load-inquiries.ts';
import { loadedInquiriesQuery } from '../graphql/loaded-inquiries.ts';
import { portfolioQuery } from '../graphql/portfolio.ts';

/** Somewhere to go, with its label. */
export type Destination = Link & { label: string };

/** So many of the newest inquiries are offered by name; for older ones there is the search. */
const offered = 100;

/** What is at hand: the newest inquiries and the portfolio, as the cache has them. */
export function destinationsIn(cache: ApolloCache): Destination[] {
  const loaded = cache.readQuery({ query: loadedInquiriesQuery, variables: { search: null } })?.loadedInquiries;
  const inquiries = (loaded?.ids ?? []).slice(0, offered).flatMap((id): Destination[] => {
    const inquiry = cache.readFragment({ fragment: inquiryFields, id: `ContactSubmission:${id}` });
    if (!inquiry) return [];
    const { name, company, service } = inquiry;
    return [{ kind: 'inquiry', id, label: [name, company, serviceLabel(service)].filter(Boolean).join(', ') }];
  });
  const portfolio = cache.readQuery({ query: portfolioQuery, variables: { first: pageSize } })?.portfolioItems;
  const items = (portfolio?.edges ?? []).map(
    ({ node: { id, title } }): Destination => ({ kind: 'portfolio-item', id, label: title }),
  );
  return [...inquiries, ...items];
}
