import { useRef } from 'react';
import { type LinksFunction, Outlet } from 'react-router';
import { type Account, AccountContext } from './admin-frame.tsx';

export { ErrorBoundary, meta } from '#app/layout/layout.tsx';

/** Links the app's manifest. Only admin pages do, because the rest of the site is not part of the app. */
export const links: LinksFunction = () => [{ rel: 'manifest', href: '/admin/app.webmanifest' }];

/** The layout of admin pages, which have their own frame. A page that fails still links to the rest of the site. */
export default function AdminLayout() {
  const account = useRef<Account | null>(null);
  return (
    <AccountContext value={account}>
      <Outlet />
    </AccountContext>
  );
}
