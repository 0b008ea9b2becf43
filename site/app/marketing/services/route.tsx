import { data, type MetaDescriptor } from 'react-router';
import type { Route } from './+types/route.ts';
import { serviceHead } from './service-head.ts';
import { servicePage } from './service-pages.ts';
import { ServiceView } from './service-view.tsx';

/** A service without a page is not found. */
export function loader({ params: { service } }: Route.LoaderArgs) {
  if (!servicePage(service)) throw data(null, { status: 404 });
  return null;
}

export function meta({ matches, params }: Route.MetaArgs): MetaDescriptor[] {
  const page = servicePage(params.service);
  return page ? serviceHead(matches[0].loaderData, page) : [];
}

export default function Service({ params }: Route.ComponentProps) {
  const page = servicePage(params.service);
  return page ? <ServiceView page={page} once={`service ${params.service}`} /> : null;
}
