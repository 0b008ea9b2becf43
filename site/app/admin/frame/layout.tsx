import { Outlet } from 'react-router';

export { ErrorBoundary, meta } from '#app/layout/layout.tsx';

/** Admin pages bring their own frame. One that failed keeps the way to every other page of the site. */
export default function AdminLayout() {
  return <Outlet />;
}
