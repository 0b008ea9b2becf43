import { useRef } from 'react';
import { Outlet } from 'react-router';
import { type Account, AccountContext } from './admin-frame.tsx';

export { ErrorBoundary, meta } from '#app/layout/layout.tsx';

/** Admin pages have their own frame. A failed one keeps the links to the rest of the site. */
export default function AdminLayout() {
  const account = useRef<Account | null>(null);
  return (
    <AccountContext value={account}>
      <Outlet />
    </AccountContext>
  );
}
