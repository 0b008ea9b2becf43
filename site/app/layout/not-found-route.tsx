import { graphql } from '@agency/api/typed-graphql';
import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { siteContext } from '#app/site-context.ts';

const redirectQuery = graphql(`query Redirect($path: String!) { redirect(path: $path) }`);

/** Redirects a path of the old site to its post. For other paths, the layout's error boundary shows the 404 page. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { queryApi, logError } = context.get(siteContext);
  const found = await queryApi(redirectQuery, { path: url.pathname }).catch((error: unknown) => {
    logError(error);
    return { redirect: null };
  });
  if (found.redirect) throw redirect(found.redirect, 301);
  throw data(null, { status: 404 });
}

export default function NotFoundRoute() {
  return null;
}
