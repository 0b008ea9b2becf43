import { data } from 'react-router';

/** Any address without a page: the layout's error boundary says so, with status 404. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFoundRoute() {
  return null;
}
