import { type Order, type OrderLine, orderQuery, ordersQuery } from '#app/graphql/orders.ts';
import type { SiteContext } from '#app/site-context.ts';
import { readPage } from '../frame/read-page.ts';
import { type ItemPage, itemPage, pageVariables } from '../listing/item-page.ts';
import type { Listing } from '../listing/listing.ts';

/** One page of the orders, and the one that lies open with its ledger: the newest unless another was chosen. */
export type Orders = {
  page: ItemPage<OrderLine>;
  /** The id that was asked for; null where the address named none. */
  asked: string | null;
  open: Order | null;
};

/** Reads the orders. An order has a ledger of any length, so only the one that lies open brings it along. */
export const loadOrders = (site: SiteContext, listing: Listing) =>
  readPage<Orders>(site, async () => {
    const chosen = listing.open ? readOrder(site, listing.open) : null;
    // Both may be refused for the same reason; whoever awaits the second hears of the first alone.
    chosen?.catch(() => undefined);
    const { maintenanceOrders, ...navigation } = await site.queryApi(ordersQuery, {
      ...pageVariables(listing),
      attention: listing.attention || null,
    });
    const page = itemPage(maintenanceOrders);
    const [newest] = page.items;
    const open = (await (chosen ?? (newest && readOrder(site, newest.id)))) ?? null;
    return { navigation, content: { page, asked: listing.open, open } };
  });

const readOrder = async ({ queryApi }: SiteContext, id: string) =>
  (await queryApi(orderQuery, { id })).maintenanceOrder;
