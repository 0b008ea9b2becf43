import { redirect } from 'react-router';
import type { Route } from './+types/services-route.ts';

/** The services have no page of their own: whoever shortens the address of one lands where the home page lists them. */
export function loader({ url }: Pick<Route.LoaderArgs, 'url'>): never {
  throw redirect(`/${url.search}#services`, 308);
}
