import { graphql } from '@agency/api/typed-graphql';
import type { MetaDescriptor } from 'react-router';
import { siteContext } from '#app/site-context.ts';
import { postPageFields } from '../blog/blog-posts.ts';
import { readable } from '../blog-post/readable-post.server.ts';
import { PostPage, searchTexts } from '../blog-post/route.tsx';
import type { Route } from './+types/post.ts';
import { answerPreview, PreviewEnded, PreviewNotice, previewHead } from './preview-page.tsx';

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

/** Loads a post for its preview link, whether it is public or not. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { queryApi } = context.get(siteContext);
  const token = url.searchParams.get('token') ?? '';
  const { blogPostPreview: post } = await queryApi(previewQuery, { token });
  return answerPreview(post && readable(post));
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export function meta({ matches, loaderData }: Route.MetaArgs): MetaDescriptor[] {
  return previewHead(matches[0].loaderData, loaderData?.shown && searchTexts(loaderData.shown));
}

export default function PostPreview({ loaderData: { shown: post } }: Route.ComponentProps) {
  if (!post) return <PreviewEnded />;
  return (
    <>
      <PreviewNotice>It shows the post as it is now, including unsaved changes.</PreviewNotice>
      <PostPage post={post} />
    </>
  );
}
