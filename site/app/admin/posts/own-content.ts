import { studyTitle } from '@agency/api/contract/case-studies';
import { graphql } from '@agency/api/typed-graphql';
import { publishedPosts, shownItems, shownStudies } from '#app/feeds/feed.ts';
import { publicPages } from '#app/feeds/sitemap.ts';
import { studyPath } from '#app/marketing/case-studies/case-study.ts';
import { services } from '#app/marketing/services/services.ts';
import { personalHeaders } from '#app/personal-pages.ts';
import { type SiteContext, siteContext } from '#app/site-context.ts';
import type { LoadOwnContent, OwnContent } from '#ui/admin/posts/own-content.ts';
import type { Route } from './+types/own-content.ts';

const path = '/admin/own-content';
/** The maximum number of posts, of items and of case studies that are offered, in the order of the site's lists. */
const most = 500;

const tagsQuery = graphql(`
  query Tags {
    session {
      user {
        username
      }
    }
    blogTags {
      name
    }
  }
`);

/** Returns what a post can refer to, as JSON for an open form; 401 without a session. */
export async function loader({ context }: Route.LoaderArgs) {
  const { queryApi } = context.get(siteContext);
  const { session, blogTags } = await queryApi(tagsQuery, {});
  if (!session) return new Response(null, { status: 401, headers: personalHeaders });
  const content: OwnContent = { ...(await pagesOf(queryApi)), tags: blogTags.map(({ name }) => name) };
  return Response.json(content, { headers: personalHeaders });
}

async function pagesOf(queryApi: SiteContext['queryApi']): Promise<Omit<OwnContent, 'tags'>> {
  const pages = publicPages.map((path) => ({ path, title: titleOf(path) }));
  const works: OwnContent['works'][number][] = [];
  for await (const { id, title, slug, caseStudyUrl, imageUrl } of shownItems(queryApi, most)) {
    const path = caseStudyUrl || `/portfolio/${slug}`;
    works.push({ id, title, path, imageUrl });
    if (!caseStudyUrl) pages.push({ title, path });
  }
  for await (const study of shownStudies(queryApi, most))
    pages.push({ title: studyTitle(study.client), path: studyPath(study) });
  for await (const { title, slug } of publishedPosts(queryApi, most)) pages.push({ title, path: `/blog/${slug}` });
  return { pages, works };
}

/** Returns the title of a fixed page: its service's title, or else its last path segment as words. */
const titleOf = (path: string): string => {
  const service = services.find(({ href }) => href === path);
  if (service) return service.title;
  const words = path.split('/').at(-1)?.replaceAll('-', ' ') ?? '';
  return words ? words.charAt(0).toUpperCase() + words.slice(1) : 'Home';
};

/** Loads, in the browser, what a post can refer to. */
export const loadOwnContent: LoadOwnContent = async () => {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`Loading the pages failed with status ${answer.status}.`);
  return answer.json();
};
