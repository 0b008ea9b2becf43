import type { Agency } from '@agency/api/contract/agency';
import { isRouteErrorResponse, type MetaDescriptor } from 'react-router';
import { pageHead } from '#app/page-head/page-head.ts';
import { Fault } from './fault.tsx';
import { NotFound } from './not-found.tsx';

const isMissing = (error: unknown) => isRouteErrorResponse(error) && error.status === 404;

/** What stands in a page's place: nothing is there, or it could not be made. */
export function ErrorPage({ error }: { error: unknown }) {
  return isMissing(error) ? <NotFound /> : <Fault />;
}

/** The head that goes with `ErrorPage`; before the agency is known, the bare words. */
export function errorHead(site: { agency: Agency; publicUrl: string } | undefined, error: unknown): MetaDescriptor[] {
  const head = isMissing(error)
    ? { title: '404 Page Not Found', description: 'There is no page at this address.' }
    : { title: 'This page could not be loaded', description: 'Something went wrong on our side.' };
  if (site) return pageHead(site, { ...head, hidden: true });
  return [
    { title: head.title },
    { name: 'description', content: head.description },
    { name: 'robots', content: 'noindex' },
  ];
}
