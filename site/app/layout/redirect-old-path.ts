import { graphql } from '@agency/api/typed-graphql';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { siteContext } from '#app/site-context.ts';

const redirectQuery = graphql(`query Redirect($path: String!) { redirect(path: $path) }`);

/**
 * Redirects a path of the old site to its post. Call this in a loader before it answers with a 404, even below paths
 * that both sites have, such as `/portfolio`.
 *
 * @throws a redirect to the post, if there is one. Logs a failed query.
 */
export async function redirectOldPath({ context, url }: Pick<LoaderFunctionArgs, 'context' | 'url'>): Promise<void> {
  const { queryApi, logError } = context.get(siteContext);
  const found = await queryApi(redirectQuery, { path: url.pathname }).catch((error: unknown) => {
    logError(error);
    return { redirect: null };
  });
  if (found.redirect) throw redirect(found.redirect, 301);
}
