import { data, type MetaDescriptor } from 'react-router';
import { pageHead } from '#app/page-head/page-head.ts';
import type { Route } from './+types/not-found-route.ts';
import { NotFound } from './not-found.tsx';

export const loader = () => data(null, { status: 404 });

export function meta({ matches }: Route.MetaArgs): MetaDescriptor[] {
  return pageHead(matches[0].loaderData, {
    title: '404 Page Not Found',
    description: 'There is no page at this address.',
    hidden: true,
  });
}

export default function NotFoundRoute() {
  return <NotFound />;
}
