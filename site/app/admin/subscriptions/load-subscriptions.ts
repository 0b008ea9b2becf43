import { graphql } from '@agency/api/typed-graphql';
import { pageEnds } from '#app/graphql/page-ends.ts';
import type { SiteContext } from '#app/site-context.ts';
import { subscriptionFields } from '#ui/admin/subscriptions/subscription.ts';
import { navigationFields, readPage } from '../frame/read-page.ts';

const subscriptionsQuery = graphql(
  `
    query SubscriptionsPage($after: String) {
      ...NavigationFields
      subscriptions(first: 50, after: $after) {
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

/** One page of subscriptions, the newest first; the address's `after` is where it begins. */
export const loadSubscriptions = (site: SiteContext, query: URLSearchParams) =>
  readPage(site, async () => {
    const navigation = await site.queryApi(subscriptionsQuery, { after: query.get('after') });
    const { edges, totalCount, pageInfo } = navigation.subscriptions;
    return {
      navigation,
      content: {
        items: edges.map(({ node }) => node),
        total: totalCount,
        older: pageInfo.hasNextPage ? pageInfo.endCursor : null,
      },
    };
  });
