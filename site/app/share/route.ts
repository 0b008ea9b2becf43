import { graphql } from '@agency/api/typed-graphql';
import { redirect } from 'react-router';
import { servicePage } from '#app/marketing/services/service-pages.ts';
import { siteContext } from '#app/site-context.ts';
import type { Route } from './+types/route.ts';

const titleQuery = graphql(`
  query ShareContent($slug: String!) {
    blogPost(slug: $slug) {
      title
      tags
    }
  }
`);

/** Other sites may show these pictures. */
const shownElsewhere = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

/**
 * Returns the share picture of a page, drawn from its title: `/share/blog/{slug}.jpg`, `/share/services/{service}.jpg`.
 * Redirects to the agency's picture if the fonts cannot show the title. Answers 404 if there is no such page.
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { agency, queryApi } = context.get(siteContext);
  const [, kind, slug = ''] = /^(blog|services)\/([a-z0-9-]+)\.jpg$/.exec(params['*'] ?? '') ?? [];
  const words = kind === 'blog' ? await postWords(slug) : kind === 'services' ? serviceWords(slug) : null;
  if (!words) return new Response('Picture not found.\n', { status: 404 });
  // The drawing code is loaded on demand, because no page needs it.
  const { canDraw, drawSharePicture } = await import('./share-picture.server.ts');
  if (!canDraw(words.title)) return redirect('/og-image.jpg', { headers: shownElsewhere });
  const picture = await drawSharePicture({ ...words, agency: agency.name });
  return new Response(new Uint8Array(picture), {
    headers: { 'Content-Type': 'image/jpeg', ...shownElsewhere },
  });

  async function postWords(slug: string) {
    const { blogPost } = await queryApi(titleQuery, { slug });
    return blogPost ? { label: blogPost.tags[0] ?? 'Blog', title: blogPost.title } : null;
  }
}

function serviceWords(service: string) {
  const page = servicePage(service);
  return page ? { label: page.head.title, title: page.hero.title } : null;
}
