import { graphql } from '@agency/api/typed-graphql';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { personalHeaders } from '#app/personal-pages.ts';
import { siteContext } from '#app/site-context.ts';

const tokenQuery = graphql(`
  query PreviewToken($id: ID!) {
    session {
      user {
        username
      }
    }
    previewToken(id: $id)
  }
`);

/**
 * Redirects to a portfolio item's preview at a URL that the admin can share. 401 without a session, 404 without an
 * item.
 */
export async function loader({ context, params: { id = '' } }: LoaderFunctionArgs) {
  const { session, previewToken } = await context.get(siteContext).queryApi(tokenQuery, { id });
  if (!session || !previewToken) return new Response(null, { status: session ? 404 : 401, headers: personalHeaders });
  return redirect(`/preview/portfolio?token=${previewToken}`, { headers: personalHeaders });
}
