import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { type SiteContext, siteContext } from '#app/site-context.ts';
import { loader as blogPost } from '../marketing/blog-post/route.tsx';
import { loader as caseStudy } from '../marketing/case-studies/route.tsx';
import { loader as portfolioItem } from '../marketing/portfolio-item/route.tsx';
import { loader as service } from '../marketing/services/route.tsx';
import { loader as anywhere } from './not-found-route.tsx';

type Loader = (args: never) => Promise<unknown>;

test.each<[string, Loader]>([
  ['/2020/05/old', anywhere],
  ['/blog/%d0%bc%d1%8b', blogPost],
  ['/case-studies/old', caseStudy],
  ['/portfolio/old', portfolioItem],
  ['/services/old', service],
])('the old path %s of an imported post redirects, and without such a post, it is a 404', async (path, load) => {
  const nothing = { blogPost: null, caseStudyBySlug: null, portfolioItemBySlug: null };
  const statusOf = (redirect: string | null) => {
    const queryApi = async (_query: unknown, variables: { path?: string }) =>
      variables.path === path ? { redirect } : nothing;
    const context = new RouterContextProvider(new Map([[siteContext, { queryApi } as unknown as SiteContext]]));
    const args = { context, url: new URL(path, 'https://site.test'), params: { slug: 'old', service: 'old' } };
    return load(args as never).then(
      (answer) => (answer as { init: ResponseInit }).init.status,
      (thrown: Response | { init: ResponseInit }) => ('init' in thrown ? thrown.init.status : thrown.status),
    );
  };
  expect([await statusOf('/blog/new'), await statusOf(null)]).toEqual([301, 404]);
});
