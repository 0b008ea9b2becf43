import { graphql } from '@agency/api/typed-graphql';
import { siteContext } from '#app/site-context.ts';
import { planName } from '#ui/admin/orders/labels.ts';
import { firstPage, orderList, readListing } from '../listing/listing.ts';
import type { Route } from './+types/orders-csv.ts';
import { csvAnswer } from './csv-answer.ts';

const ordersQuery = graphql(`
  query OrdersForFile($after: String, $search: String, $needsReview: Boolean) {
    maintenanceOrders(first: 50, after: $after, search: $search, needsReview: $needsReview) {
      edges {
        node {
          createdAt
          invoiceNumber
          customerName
          customerEmail
          website
          packageType
          packagePrice
          currency
          standing
          startDate
          endDate
          paypalPaymentId
          reviewReason
          demo
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

const head = [
  ...['Placed', 'Invoice', 'Name', 'Email', 'Website', 'Plan', 'Price', 'Currency', 'Status', 'From', 'To'],
  ...['PayPal payment', 'Review', 'Demonstration'],
];

export function loader({ context, url }: Route.LoaderArgs) {
  const { queryApi } = context.get(siteContext);
  const { q, attention } = readListing(orderList, url.searchParams);
  const variables = { search: q || null, needsReview: attention || null };
  return csvAnswer({ name: 'orders', head, list: firstPage(orderList, { q, attention }) }, async (after) => {
    const { edges, pageInfo } = (await queryApi(ordersQuery, { ...variables, after })).maintenanceOrders;
    const rows = edges.map(({ node }) => [
      ...[
        node.createdAt,
        node.invoiceNumber,
        node.customerName,
        node.customerEmail,
        node.website,
        planName(node.packageType),
      ],
      ...[node.packagePrice, node.currency, node.standing, node.startDate, node.endDate, node.paypalPaymentId],
      ...[node.reviewReason, node.demo ? 'yes' : null],
    ]);
    return { rows, next: pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null };
  });
}
