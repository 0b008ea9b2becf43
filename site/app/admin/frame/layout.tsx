import { type ReactNode, useRef } from 'react';
import { type LinksFunction, Outlet, useRevalidator } from 'react-router';
import { ChangeQueueContext, useChangeQueue } from '../inquiries/use-changes.ts';
import { SessionEndedContext } from '../use-intent.ts';
import { type Account, AccountContext } from './admin-frame.tsx';

export { ErrorBoundary, meta } from '#app/layout/layout.tsx';

/** Links the app's manifest only from admin pages, because the rest of the site is not part of the app. */
export const links: LinksFunction = () => [{ rel: 'manifest', href: '/admin/app.webmanifest' }];

/**
 * The layout of admin pages, which have a frame of their own. If a page fails, its error page still links to the rest
 * of the site.
 */
export default function AdminLayout() {
  const account = useRef<Account | null>(null);
  // After the session has ended, a reload shows the sign-in form.
  const { revalidate } = useRevalidator();
  return (
    <AccountContext value={account}>
      <SessionEndedContext value={() => void revalidate()}>
        <ChangeQueue>
          <Outlet />
        </ChangeQueue>
      </SessionEndedContext>
    </AccountContext>
  );
}

/**
 * Provides the queue of the inbox's changes. The queue stays when the admin leaves the inbox, so that the changes in
 * the queue are still sent.
 */
export function ChangeQueue({ children }: { children: ReactNode }) {
  return <ChangeQueueContext value={useChangeQueue()}>{children}</ChangeQueueContext>;
}
