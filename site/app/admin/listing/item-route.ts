import { redirect } from 'react-router';
import { personalHeaders } from '#app/personal-pages.ts';
import type { Route } from './+types/item-route.ts';
import { addressOf, inquiryList, orderList, readListing, subscriptionList } from './listing.ts';

/** Redirects the URL of an inquiry, order or subscription to its list, which then shows the item. */
export function loader({ params: { id }, url }: Route.LoaderArgs) {
  const path = url.pathname.slice(0, url.pathname.lastIndexOf('/'));
  const list = [orderList, subscriptionList].find((each) => each.path === path) ?? { ...inquiryList, path };
  return redirect(addressOf({ ...readListing(list, url.searchParams), open: id }), { headers: personalHeaders });
}
