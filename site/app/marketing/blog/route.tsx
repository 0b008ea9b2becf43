import { Suspense } from 'react';
import { Await, type MetaDescriptor } from 'react-router';
import { deferred, inTime, orNotFound, pageOf, whileLate } from '#app/graphql/list-page.ts';
import { LoadFault } from '#app/load-fault.tsx';
import { pageHead } from '#app/page-head/page-head.ts';
import { breadcrumbs } from '#app/page-head/structured-data.ts';
import { siteContext } from '#app/site-context.ts';
import { PageTitle } from '#ui/page-title/page-title.tsx';
import type { Route } from './+types/route.ts';
import { blogPostsQuery } from './blog-posts.ts';
import { Posts, PostsSkeleton } from './posts.tsx';

const pageSize = 13;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { queryApi } = context.get(siteContext);
  const { searchParams } = new URL(request.url);
  const after = searchParams.get('after');
  const tag = searchParams.get('tag') || null;
  const search = searchParams.get('q')?.trim() || null;
  const answer = orNotFound(queryApi(blogPostsQuery, { first: pageSize, after, tag, search }));
  const found = answer.then(async ({ blogPosts }) => {
    const page = pageOf(blogPosts);
    // A search that finds nothing goes on to what there is.
    const newest = page.items.length > 0 ? [] : pageOf((await queryApi(blogPostsQuery, { first: 3 })).blogPosts).items;
    return { ...page, tag, search, newest };
  });
  const { list } = await inTime(found);
  return { posts: list };
}

/** Shows the page at once and its skeletons while the list comes. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return { posts: deferred(serverLoader().then(({ posts }) => posts)) };
}

export function meta({ matches, location }: Route.MetaArgs): MetaDescriptor[] {
  const site = matches[0].loaderData;
  return pageHead(site, {
    title: 'Blog',
    description:
      'Plain advice for people who own a website: speed, shops, mail, backups, briefs and what each of them costs.',
    // A later page of the list is a page of its own.
    canonical: `/blog${location.search}`,
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
