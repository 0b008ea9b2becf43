import { redirect } from 'react-router';
import type { Route } from './+types/services-route.ts';

/** The services have no page of their own: a shortened address leads to the list on the home page. */
export function loader({ url }: Pick<Route.LoaderArgs, 'url'>): never {
  throw redirect(`/${url.search}#services`, 308);
}
