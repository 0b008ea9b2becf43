import { limits } from '@agency/api/contract/limits';
import { graphql } from '@agency/api/typed-graphql';
import { redirect } from 'react-router';
import { personalHeaders } from '#app/personal-pages.ts';
import { siteContext } from '#app/site-context.ts';
import type { Route } from './+types/share-card.ts';

const sessionQuery = graphql(`
  query ShareCardSession {
    session {
      user {
        username
      }
    }
  }
`);

/**
 * Draws the share picture of a post in the editor with the `title` and `label` in the URL. 401 without a session.
 * Redirects to the agency's picture if the fonts cannot show the title.
 */
export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const { agency, queryApi } = context.get(siteContext);
  const { session } = await queryApi(sessionQuery, {});
  if (!session) return new Response(null, { status: 401, headers: personalHeaders });
  const [title = '', label = ''] = ['title', 'label'].map((name) =>
    (searchParams.get(name) ?? '').slice(0, limits.title.max),
  );
  const { canDraw, drawSharePicture } = await import('#app/share/share-picture.server.ts');
  if (!canDraw(title)) return redirect('/og-image.jpg', { headers: personalHeaders });
  const picture = await drawSharePicture({ label: label || 'Blog', title, agency: agency.name });
  return new Response(new Uint8Array(picture), { headers: { 'Content-Type': 'image/jpeg', ...personalHeaders } });
}
