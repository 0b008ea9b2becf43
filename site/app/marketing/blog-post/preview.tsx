import { graphql } from '@agency/api/typed-graphql';
import { data, type MetaDescriptor } from 'react-router';
import { NotFound } from '#app/layout/error-page.tsx';
import { pageHead } from '#app/page-head/page-head.ts';
import { personalHeaders } from '#app/personal-pages.ts';
import { siteContext } from '#app/site-context.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { postPageFields } from '../blog/blog-posts.ts';
import type { Route } from './+types/preview.ts';
import { readable } from './readable-post.server.ts';
import BlogPost from './route.tsx';

const previewQuery = graphql(
  `
    query BlogPostPreview($token: String!) {
      blogPostPreview(token: $token) {
        ...PostPageFields
      }
    }
  `,
  [postPageFields],
);

/** A post, public or not, as its page will be, for whoever has the link: 410 once that has ended. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { queryApi } = context.get(siteContext);
  const token = url.searchParams.get('token') ?? '';
  const { blogPostPreview: post } = await queryApi(previewQuery, { token });
  const headers = personalHeaders;
  return post ? data({ post: readable(post) }, { headers }) : data({ post: null }, { status: 410, headers });
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export function meta({ matches, loaderData }: Route.MetaArgs): MetaDescriptor[] {
  return pageHead(matches[0].loaderData, {
    title: loaderData?.post?.title ?? 'This preview has ended',
    description: 'A preview, which only those with its link can see.',
    hidden: true,
  });
}

export default function Preview({ loaderData }: Route.ComponentProps) {
  if (!loaderData.post) return <NotFound />;
  return (
    <>
      <Notice tone="caution" title="Preview">
        <p>Only those with this link can see it. It shows what was saved last.</p>
      </Notice>
      <BlogPost loaderData={loaderData} />
    </>
  );
}
