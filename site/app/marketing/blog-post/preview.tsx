import { graphql } from '@agency/api/typed-graphql';
import { data, type MetaDescriptor } from 'react-router';
import { PageNotice } from '#app/layout/error-page.tsx';
import { LinkButton } from '#app/link/link-button.tsx';
import { pageHead } from '#app/page-head/page-head.ts';
import { personalHeaders } from '#app/personal-pages.ts';
import { siteContext } from '#app/site-context.ts';
import { Actions } from '#ui/actions/actions.tsx';
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

/** The page of a post, public or not, for anyone with its preview link. An ended link answers 410. */
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
  if (!loaderData.post)
    return (
      <PageNotice title="This preview has ended" message="A preview link works for seven days. Ask for a new one.">
        <Actions>
          <LinkButton to="/blog">Read the blog</LinkButton>
        </Actions>
      </PageNotice>
    );
  return (
    <>
      <Notice tone="caution" title="Preview">
        <p>Anyone with this link can read it. It shows the post as it was saved last.</p>
      </Notice>
      <BlogPost loaderData={loaderData} />
    </>
  );
}
