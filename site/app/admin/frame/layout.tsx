import { useRef } from 'react';
import { type LinksFunction, Outlet } from 'react-router';
import { type Account, AccountContext } from './admin-frame.tsx';

export { ErrorBoundary, meta } from '#app/layout/layout.tsx';

/** Only here: the rest of the site is no part of the app. */
export const links: LinksFunction = () => [{ rel: 'manifest', href: '/admin/app.webmanifest' }];

/** Admin pages have their own frame. A failed one keeps the links to the rest of the site. */
export default function AdminLayout() {
  const account = useRef<Account | null>(null);
  return (
    <AccountContext value={account}>
      <Outlet />
    </AccountContext>
  );
}
