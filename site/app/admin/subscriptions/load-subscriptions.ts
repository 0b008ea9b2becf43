import { graphql } from '@agency/api/typed-graphql';
import { pageEnds } from '#app/graphql/page-ends.ts';
import type { SiteContext } from '#app/site-context.ts';
import { subscriptionFields } from '#ui/admin/subscriptions/subscription.ts';
import { subscriptionFilters } from '#ui/admin/subscriptions/subscription-list.tsx';
import { navigationFields, readPage } from '../frame/read-page.ts';

const subscriptionsQuery = graphql(
  `
    query SubscriptionsPage($after: String, $state: SubscriptionState) {
      ...NavigationFields
      subscriptions(first: 50, after: $after, state: $state) {
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
    }
  `,
  [navigationFields, subscriptionFields, pageEnds],
);

/** One page of subscriptions, the newest first; the address says of which state, and after which place it begins. */
export const loadSubscriptions = (site: SiteContext, query: URLSearchParams) =>
  readPage(site, async () => {
    const { state } = subscriptionFilters.find((filter) => filter.state === query.get('state')) ?? { state: null };
    const navigation = await site.queryApi(subscriptionsQuery, { after: query.get('after'), state });
    const { edges, totalCount, pageInfo } = navigation.subscriptions;
    return {
      navigation,
      content: {
        state,
        items: edges.map(({ node }) => node),
        total: totalCount,
        older: pageInfo.hasNextPage ? pageInfo.endCursor : null,
      },
    };
  });
