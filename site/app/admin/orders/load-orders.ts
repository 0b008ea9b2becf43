import { graphql, type ResultOf } from '@agency/api/typed-graphql';
import { pageEnds } from '#app/graphql/page-ends.ts';
import type { SiteContext } from '#app/site-context.ts';
import { navigationFields, readPage } from '../frame/read-page.ts';
import { itemPage, type OpenPage, orderList, pageVariables, readListing } from '../listing/listing.ts';

const orderLineFields = graphql(`
  fragment OrderLineFields on MaintenanceOrder @_unmask {
    id
    invoiceNumber
    customerName
    packageType
    packagePrice
    currency
    paymentStatus
    standing
    reviewReason
    demo
    createdAt
  }
`);

export type OrderLine = ResultOf<typeof orderLineFields>;

const paymentEventFields = graphql(`
  fragment PaymentEventFields on PaymentEvent @_unmask {
    id
    at
    kind
    amount
    currency
    status
    requestId
    detail
  }
`);

export type PaymentEvent = ResultOf<typeof paymentEventFields>;

const orderFields = graphql(
  `
    fragment OrderFields on MaintenanceOrder @_unmask {
      ...OrderLineFields
      customerEmail
      website
      paypalOrderId
      paypalPaymentId
      startDate
      endDate
      events {
        ...PaymentEventFields
      }
    }
  `,
  [orderLineFields, paymentEventFields],
);

/** An order with its ledger, oldest line first. */
export type Order = ResultOf<typeof orderFields>;

const ordersQuery = graphql(
  `
    query Orders($first: Int, $after: String, $last: Int, $before: String, $search: String, $needsReview: Boolean) {
      ...NavigationFields
      maintenanceOrders(first: $first, after: $after, last: $last, before: $before, search: $search, needsReview: $needsReview) {
        totalCount
        edges {
          node {
            ...OrderLineFields
          }
        }
        pageInfo {
          ...PageEnds
        }
      }
    }
  `,
  [navigationFields, pageEnds, orderLineFields],
);

const orderQuery = graphql(
  `
    query Order($id: ID!) {
      maintenanceOrder(id: $id) {
        ...OrderFields
      }
    }
  `,
  [orderFields],
);

/**
 * Reads the orders, and the one that lies open: the newest unless another was chosen. An order has a ledger of any length, so
 * only the one that lies open brings it along.
 */
export const loadOrders = (site: SiteContext, query: URLSearchParams) =>
  readPage<OpenPage<OrderLine, Order>>(site, async () => {
    const listing = readListing(orderList, query);
    const chosen = listing.open ? readOrder(site, listing.open) : null;
    // Both may be refused for the same reason; only the first rejection is handled below.
    chosen?.catch(() => undefined);
    const { maintenanceOrders, ...navigation } = await site.queryApi(ordersQuery, {
      ...pageVariables(listing),
      needsReview: listing.attention || null,
    });
    const page = itemPage(maintenanceOrders);
    const [newest] = page.items;
    const open = (await (chosen ?? (newest && readOrder(site, newest.id)))) ?? null;
    return { navigation, content: { page, requested: listing.open, open } };
  });

const readOrder = async ({ queryApi }: SiteContext, id: string) =>
  (await queryApi(orderQuery, { id })).maintenanceOrder;
