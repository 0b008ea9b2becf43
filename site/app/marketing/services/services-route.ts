import { redirect } from 'react-router';
import type { Route } from './+types/services-route.ts';

/** Redirects `/services`, which has no page of its own, to the list on the home page. */
export function loader({ url }: Pick<Route.LoaderArgs, 'url'>): never {
  throw redirect(`/${url.search}#services`, 308);
}
