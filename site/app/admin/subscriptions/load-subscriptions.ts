import { graphql } from '@agency/api/typed-graphql';
import { pageEnds } from '#app/graphql/page-ends.ts';
import type { SiteContext } from '#app/site-context.ts';
import { type SubscriptionFilter, subscriptionFilters } from '#ui/admin/subscriptions/standing.ts';
import {
  type Subscription,
  type SubscriptionWithTimeline,
  subscriptionFields,
  subscriptionQuery,
} from '#ui/admin/subscriptions/subscription-documents.ts';
import { navigationFields, readPage } from '../frame/read-page.ts';
import {
  itemPage,
  type Listing,
  type OpenPage,
  pageVariables,
  readListing,
  subscriptionList,
} from '../listing/listing.ts';

const subscriptionsQuery = graphql(
  `
    query SubscriptionsPage(
      $first: Int
      $after: String
      $last: Int
      $before: String
      $search: String
      $state: SubscriptionState
      $reportDue: Boolean
    ) {
      ...NavigationFields
      subscriptions(
        first: $first
        after: $after
        last: $last
        before: $before
        search: $search
        state: $state
        reportDue: $reportDue
      ) {
        totalCount
        edges {
          node {
            ...SubscriptionFields
          }
        }
        pageInfo {
          ...PageEnds
        }
      }
      subscriptionCounts {
        active
        canceling
        ended
        reportDue
        reportLate
      }
    }
  `,
  [navigationFields, subscriptionFields, pageEnds],
);

/** Returns the API's filter for a listing's state. An unknown state matches all subscriptions. */
export function filterOf({ state }: Listing) {
  const known = subscriptionFilters.find((filter) => filter.state === state)?.state ?? null;
  return known === 'report-due' ? { reportDue: true } : { state: known };
}

/** For each filter, the number of subscriptions that it finds. `late`: how many reports are late. */
export type SubscriptionCounts = Partial<Record<NonNullable<SubscriptionFilter['state']> | 'late', number>>;

/**
 * Loads a page of subscriptions, the filters' counts, and the open subscription with its timeline: the chosen one, or
 * the first of the page.
 */
export const loadSubscriptions = (site: SiteContext, query: URLSearchParams) =>
  readPage<OpenPage<Subscription, SubscriptionWithTimeline> & { counts: SubscriptionCounts }>(site, async () => {
    const listing = readListing(subscriptionList, query);
    const chosen = listing.open ? readSubscription(site, listing.open) : null;
    // If loading the list fails, nothing awaits this promise. Without this line, its rejection would be unhandled.
    chosen?.catch(() => undefined);
    const { subscriptions, ...navigation } = await site.queryApi(subscriptionsQuery, {
      ...pageVariables(listing),
      ...filterOf(listing),
    });
    const page = itemPage(subscriptions);
    const [first] = page.items;
    const open = (await (chosen ?? (first && readSubscription(site, first.id)))) ?? null;
    const { pastDue, reportDue, reportLate, ...others } = navigation.subscriptionCounts;
    const counts = { ...others, past_due: pastDue, 'report-due': reportDue, late: reportLate };
    return { navigation, content: { page, requested: listing.open, open, counts } };
  });

const readSubscription = async ({ queryApi }: SiteContext, id: string) =>
  (await queryApi(subscriptionQuery, { id })).subscription;
