import { screenHead } from '../frame/answer-page.ts';
import { type ContentOf, screen, screenLoader } from '../frame/screen.tsx';
import type { Route } from './+types/route.ts';
import { loadSubscriptions } from './load-subscriptions.ts';
import { Subscriptions } from './subscriptions.tsx';

export { action } from '../actions/run-intent.ts';
export { clientAction, clientLoader, handle, headers, shouldRevalidate } from '../frame/screen.tsx';

export const loader = screenLoader(loadSubscriptions);

export const meta = (args: Route.MetaArgs) => screenHead('subscriptions', args);

export default screen<ContentOf<typeof loadSubscriptions>>('subscriptions', (subscriptions, now) => (
  <Subscriptions subscriptions={subscriptions} now={now} />
));
