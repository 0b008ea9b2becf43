import type { MetaDescriptor, ShouldRevalidateFunctionArgs } from 'react-router';
import type { Hydration } from '#app/layout/page-scripts.tsx';
import { siteContext } from '#app/site-context.ts';
import { answerOrFault } from '../actions/action-result.ts';
import { runIntent } from '../actions/run-intent.ts';
import { AdminFrame } from '../frame/admin-frame.tsx';
import { adminHead, answerPage, changesPage, standByPage } from '../frame/answer-page.ts';
import { orderList, readListing } from '../listing/listing.ts';
import { privatePage } from '../private-page.ts';
import type { Route } from './+types/route.ts';
import { loadOrders } from './load-orders.ts';
import { Orders } from './orders.tsx';

export const handle: Hydration = { hydrate: 'at once' };

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  return answerPage(site, await loadOrders(site, readListing(orderList, url.searchParams)));
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => standByPage(serverLoader);

export const action = ({ context, request, url }: Route.ActionArgs) =>
  runIntent(request, url, context.get(siteContext));

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(serverAction);

export const shouldRevalidate = (change: ShouldRevalidateFunctionArgs) =>
  changesPage(change) ?? change.defaultShouldRevalidate;

export const headers = () => privatePage;

export function meta({ matches, loaderData }: Route.MetaArgs): MetaDescriptor[] {
  return adminHead(matches[0].loaderData, loaderData, 'Orders');
}

export default function AdminOrders({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AdminFrame data={loaderData} answer={actionData} title="Orders" subject="The orders">
      {(orders, now) => <Orders orders={orders} now={now} />}
    </AdminFrame>
  );
}
