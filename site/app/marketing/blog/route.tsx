import { limits } from '@agency/api/contract/limits';
import { Suspense } from 'react';
import { Await, type MetaDescriptor } from 'react-router';
import { inTime, isEmpty, listAddress, listInBrowser, orFirstPage, pageOf, whileLate } from '#app/graphql/list-page.ts';
import { LoadFault } from '#app/load-fault.tsx';
import { pageHead } from '#app/page-head/page-head.ts';
import { breadcrumbs } from '#app/page-head/structured-data.ts';
import { siteContext } from '#app/site-context.ts';
import { PageTitle } from '#ui/page-title/page-title.tsx';
import type { Route } from './+types/route.ts';
import { blogPostsQuery, blogTagsQuery } from './blog-posts.ts';
import { Posts, PostsSkeleton } from './posts.tsx';

const pageSize = 13;

/** Reads the URL's parameters. A search is cut to the API's maximum length. */
function readQuery(params: URLSearchParams) {
  const q = params.get('q')?.trim().slice(0, limits.search.max) || null;
  return { after: params.get('after') || null, tag: params.get('tag') || null, q };
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { queryApi, mayStream } = context.get(siteContext);
  const query = readQuery(url.searchParams);
  const { after, tag, q: search } = query;
  const answer = queryApi(blogPostsQuery, { first: pageSize, after, tag, search }).then(({ blogPosts }) => blogPosts);
  const listed = orFirstPage(answer, '/blog', query);
  const found = Promise.all([listed, queryApi(blogTagsQuery, {})]).then(async ([page, { blogTags: tags }]) => {
    // If nothing matches the tag or search, the newest posts are suggested.
    const newest = page.items.length > 0 ? [] : pageOf((await queryApi(blogPostsQuery, { first: 3 })).blogPosts).items;
    return { ...page, tags, tag, search, newest };
  });
  const { list } = await inTime(found, { mayStream: mayStream && !after });
  return { posts: list };
}

export async function clientLoader({ serverLoader, url }: Route.ClientLoaderArgs) {
  const { list } = await listInBrowser(
    serverLoader().then(({ posts }) => posts),
    url,
  );
  return { posts: list };
}

export function meta({ matches, location, loaderData }: Route.MetaArgs): MetaDescriptor[] {
  const site = matches[0].loaderData;
  const query = readQuery(new URLSearchParams(location.search));
  // Hides search results from search engines, because every post is also in a list that they index. Hides empty lists,
  // too.
  const hidden = query.q !== null || isEmpty(loaderData?.posts);
  return pageHead(site, {
    title: 'Blog',
    description:
      'Plain advice for people who own a website: speed, shops, mail, backups, briefs and what each of them costs.',
    // Each page of the list has its own canonical URL.
    canonical: hidden ? undefined : listAddress('/blog', query),
    hidden,
    structuredData: [
      breadcrumbs(site, [
        { name: 'Home', path: '/' },
        { name: 'Blog', path: '/blog' },
      ]),
    ],
  });
}

export default function Blog({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageTitle label="Blog" title="Notes for site owners">
        What we explain to clients most often, written down once: how to measure it, what it costs, what to do first.
      </PageTitle>
      <Suspense fallback={whileLate(loaderData.posts, <PostsSkeleton />)}>
        <Await resolve={loaderData.posts} errorElement={<LoadFault what="The blog" />}>
          {({ items, ...narrowed }) => <Posts posts={items} {...narrowed} />}
        </Await>
      </Suspense>
    </>
  );
}
