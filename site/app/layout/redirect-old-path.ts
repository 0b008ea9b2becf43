import { graphql } from '@agency/api/typed-graphql';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { siteContext } from '#app/site-context.ts';

const redirectQuery = graphql(`query Redirect($path: String!) { redirect(path: $path) }`);

/**
 * Redirects a path of the old site to its post. Call this in a loader before the loader answers with a 404. Also call
 * it for paths such as `/portfolio/…`, because the old site may have used them, too.
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
