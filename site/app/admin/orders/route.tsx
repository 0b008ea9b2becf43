import { screenHead } from '../frame/answer-page.ts';
import { type ContentOf, screen, screenLoader } from '../frame/screen.tsx';
import type { Route } from './+types/route.ts';
import { loadOrders } from './load-orders.ts';
import { Orders } from './orders.tsx';

export { action } from '../actions/run-intent.ts';
export { clientAction, clientLoader, handle, headers, shouldRevalidate } from '../frame/screen.tsx';

export const loader = screenLoader(loadOrders);

export const meta = (args: Route.MetaArgs) => screenHead('orders', args);

export default screen<ContentOf<typeof loadOrders>>('orders', (orders, now) => <Orders orders={orders} now={now} />);
