import { graphql } from '@agency/api/typed-graphql';
import { redirect } from 'react-router';
import type { SiteContext } from '#app/site-context.ts';

const redirectQuery = graphql(`query Redirect($path: String!) { redirect(path: $path) }`);

/**
 * Redirects a path of the old site to its post. Does nothing for other paths, and after a failure, which is logged.
 *
 * @throws the redirect.
 */
export async function redirectOldPath(path: string, { queryApi, logError }: SiteContext): Promise<void> {
  const found = await queryApi(redirectQuery, { path }).catch((error: unknown) => {
    logError(error);
    return { redirect: null };
  });
  if (found.redirect) throw redirect(found.redirect, 301);
}
