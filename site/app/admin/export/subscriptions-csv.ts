import { graphql } from '@agency/api/typed-graphql';
import { siteContext } from '#app/site-context.ts';
import { planName } from '#ui/admin/orders/labels.ts';
import { stateName } from '#ui/admin/subscriptions/standing.ts';
import { subscriptionFields } from '#ui/admin/subscriptions/subscription-documents.ts';
import { firstPage, readListing, subscriptionList } from '../listing/listing.ts';
import { filterOf } from '../subscriptions/load-subscriptions.ts';
import type { Route } from './+types/subscriptions-csv.ts';
import { csvAnswer } from './csv-answer.ts';

const subscriptionsQuery = graphql(
  `
    query SubscriptionsForFile($after: String, $search: String, $state: SubscriptionState, $reportDue: Boolean) {
      subscriptions(
        first: 50
        after: $after
        search: $search
        state: $state
        reportDue: $reportDue
        newestFirst: true
      ) {
        edges {
          node {
            ...SubscriptionFields
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  `,
  [subscriptionFields],
);

const head = [
  ...['Began', 'Name', 'Email', 'Website', 'Plan', 'Price', 'Currency', 'Status', 'Payment', 'Months paid'],
  ...['Next payment', 'Plan from next payment', 'Ends', 'Last report', 'Demonstration'],
];

export function loader({ context, url }: Route.LoaderArgs) {
  const { queryApi } = context.get(siteContext);
  const listing = readListing(subscriptionList, url.searchParams);
  const variables = { search: listing.q || null, ...filterOf(listing) };
  return csvAnswer({ name: 'subscriptions', head, list: firstPage(subscriptionList, listing) }, async (after) => {
    const { edges, pageInfo } = (await queryApi(subscriptionsQuery, { ...variables, after })).subscriptions;
    const rows = edges.map(({ node }) => [
      ...[node.startedAt, node.customerName, node.customerEmail, node.website, planName(node.packageType)],
      ...[node.packagePrice, node.currency, stateName(node.planState), node.isAutomatic ? 'Automatically' : 'By link'],
      ...[node.paidPeriods, node.nextChargeAt, node.nextPackageType && planName(node.nextPackageType)],
      ...[node.endsAt, node.reportedAt, node.demo ? 'yes' : null],
    ]);
    return { rows, next: pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null };
  });
}
