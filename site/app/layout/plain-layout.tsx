import { type MetaDescriptor, Outlet } from 'react-router';
import type { Route } from './+types/plain-layout.ts';
import { ErrorPage, errorHead } from './error-page.tsx';
import { PlainFrame } from './plain-frame.tsx';

/** Returns the head of a failed page. Other pages have their own `meta`. */
export function meta({ matches, error }: Route.MetaArgs): MetaDescriptor[] {
  return error ? errorHead(matches[0].loaderData, error) : [];
}

export default function PlainLayout() {
  return (
    <PlainFrame>
      <Outlet />
    </PlainFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <PlainFrame>
      <ErrorPage error={error} />
    </PlainFrame>
  );
}
