import { data, type MetaDescriptor, redirect } from 'react-router';
import type { Route } from './+types/route.ts';
import { serviceHead } from './service-head.ts';
import { servicePage } from './service-pages.ts';
import { ServiceView } from './service-view.tsx';

/** A service without a page is a page not found. One in capitals is sent on, as the site's other addresses are. */
export function loader({ params: { service }, url }: Route.LoaderArgs) {
  if (servicePage(service)) return null;
  const name = service.toLowerCase();
  throw servicePage(name) ? redirect(`/services/${name}${url.search}`, 308) : data(null, { status: 404 });
}

export function meta({ matches, params }: Route.MetaArgs): MetaDescriptor[] {
  const page = servicePage(params.service);
  return page ? serviceHead(matches[0].loaderData, page) : [];
}

export default function Service({ params }: Route.ComponentProps) {
  const page = servicePage(params.service);
  return page ? <ServiceView page={page} once={`service ${params.service}`} /> : null;
}
