import { graphql } from '@agency/api/typed-graphql';
import { pageEnds } from '#app/graphql/page-ends.ts';
import type { SiteContext } from '#app/site-context.ts';
import { type Order, type OrderWithLedger, orderFields, orderQuery } from '#ui/admin/orders/order.ts';
import { navigationFields, readPage } from '../frame/read-page.ts';
import { itemPage, type OpenPage, orderList, pageVariables, readListing } from '../listing/listing.ts';

const ordersQuery = graphql(
  `
    query OrdersPage($first: Int, $after: String, $last: Int, $before: String, $search: String, $needsReview: Boolean) {
      ...NavigationFields
      maintenanceOrders(first: $first, after: $after, last: $last, before: $before, search: $search, needsReview: $needsReview) {
        totalCount
        edges {
          node {
            ...OrderFields
          }
        }
        pageInfo {
          ...PageEnds
        }
      }
    }
  `,
  [navigationFields, pageEnds, orderFields],
);

/** One page of orders, and the number of all orders that need review. */
export type OrdersPage = OpenPage<Order, OrderWithLedger> & { needingReview: number };

/**
 * Loads a page of orders, and the open order with its ledger: the chosen order, or the first of the page. The other
 * orders come without their ledgers, which may be long.
 */
export const loadOrders = (site: SiteContext, query: URLSearchParams) =>
  readPage<OrdersPage>(site, async () => {
    const listing = readListing(orderList, query);
    const chosen = listing.open ? readOrder(site, listing.open) : null;
    // If loading the list fails, nothing awaits this promise. Without this line, its rejection would be unhandled.
    chosen?.catch(() => undefined);
    const { maintenanceOrders, ...navigation } = await site.queryApi(ordersQuery, {
      ...pageVariables(listing),
      needsReview: listing.attention || null,
    });
    const page = itemPage(maintenanceOrders);
    const [newest] = page.items;
    const open = (await (chosen ?? (newest && readOrder(site, newest.id)))) ?? null;
    const needingReview = navigation.ordersNeedingReview.totalCount;
    return { navigation, content: { page, requested: listing.open, open, needingReview } };
  });

const readOrder = async ({ queryApi }: SiteContext, id: string) =>
  (await queryApi(orderQuery, { id })).maintenanceOrder;
