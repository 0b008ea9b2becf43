import { data, type LoaderFunctionArgs } from 'react-router';
import { redirectOldPath } from './redirect-old-path.ts';

/** Redirects a path of the old site to its post. For other paths, the layout's error boundary shows the 404 page. */
export async function loader(args: LoaderFunctionArgs) {
  await redirectOldPath(args);
  throw data(null, { status: 404 });
}

export default function NotFoundRoute() {
  return null;
}
