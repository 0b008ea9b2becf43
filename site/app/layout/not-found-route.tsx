import { graphql } from '@agency/api/typed-graphql';
import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { siteContext } from '#app/site-context.ts';

const redirectQuery = graphql(`query Redirect($path: String!) { redirect(path: $path) }`);

/** An address of the old site leads to its post. Any other one has no page: the layout's error boundary says so, with 404. */
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
