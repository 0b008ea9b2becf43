import { postStanding } from '@agency/api/contract/blog';
import { graphql } from '@agency/api/typed-graphql';
import { use } from 'react';
import { type LoaderFunctionArgs, useNavigate } from 'react-router';
import { AgencyContext } from '#app/agency.ts';
import type { Stored } from '#ui/admin/kind.ts';
import { type PageCheck, pageCheckFields } from '#ui/admin/page-checks/page-check.ts';
import type { EditablePost } from '#ui/admin/posts/post.ts';
import { visuallyHidden } from '#ui/visually-hidden/visually-hidden.css.ts';
import type { ActionResult } from '../actions/action-result.ts';
import { AdminFrame } from '../frame/admin-frame.tsx';
import { type AdminData, screenHead } from '../frame/answer-page.ts';
import { navigationFields } from '../frame/read-page.ts';
import { RestoreButton, useTrash } from '../records/trash-actions.tsx';
import { loadWritten } from '../writing/load-written.ts';
import { WritingForm } from '../writing/writing-form.tsx';
import * as styles from '../writing/writing-page.css.ts';
import { WrittenHead } from '../writing/written-head.tsx';
import type { Route } from './+types/route.ts';

export { action } from '../actions/run-intent.ts';
export { clientAction, clientLoader, handle, headers, shouldRevalidate } from '../frame/screen.tsx';

const postQuery = graphql(
  `
    query PostPage($id: ID!) {
      ...NavigationFields
      previewToken(id: $id)
      pageCheck(id: $id) {
        ...PageCheckFields
      }
    }
  `,
  [navigationFields, pageCheckFields],
);

export const loader = (args: LoaderFunctionArgs) =>
  loadWritten('post', args, async (site, id) => {
    const { previewToken, pageCheck, ...navigation } = await site.queryApi(postQuery, { id });
    return { navigation, more: { previewToken, pageCheck } };
  });

export const meta = (args: Route.MetaArgs) => screenHead('posts', args);

type PostContent = { stored: Stored; previewToken: string | null; pageCheck: PageCheck | null };

type PostProps = {
  loaderData: AdminData<PostContent>;
  actionData?: ActionResult | undefined;
  params: { id: string };
};

/** The page on which a post is written. */
export default function Post({ loaderData, actionData, params }: PostProps) {
  return (
    <AdminFrame view="posts" data={loaderData} answer={actionData}>
      {(content) => <PostPage key={params.id} id={params.id} {...content} />}
    </AdminFrame>
  );
}

function PostPage({ id, stored, previewToken, pageCheck }: PostContent & { id: string }) {
  const navigate = useNavigate();
  const { defaultAuthor } = use(AgencyContext);
  const post = stored.record as EditablePost | null;
  const isTrashed = Boolean(post?.trashedAt);
  const { restoring } = useTrash('post', () => document.getElementById('post-heading'));
  return (
    <section aria-labelledby="post-heading" className={styles.page}>
      <WrittenHead
        kind="post"
        id="post-heading"
        title={post ? <span className={visuallyHidden}>Edit post</span> : 'New post'}
        record={post}
        standing={post && postStanding(post, new Date())}
        restore={post && isTrashed && <RestoreButton restoring={restoring} record={post} title={post.title} />}
        preview={
          (post || stored.copy) && previewToken && !isTrashed
            ? { href: `/preview/blog?token=${previewToken}`, shows: 'the post with its unsaved changes' }
            : null
        }
        page={
          post && !isTrashed && postStanding(post, new Date()) === 'public'
            ? { href: `/blog/${post.slug}`, label: 'View page' }
            : null
        }
      />
      <WritingForm
        kind="post"
        id={id}
        stored={stored}
        initial={defaultAuthor ? { author: defaultAuthor } : undefined}
        pageCheck={pageCheck}
        isTrashed={isTrashed}
        standingOf={(post) => postStanding(post as EditablePost, new Date())}
        onSavedAsNew={(created) => navigate(`/admin/posts/${created.id}`, { replace: true })}
        onDiscardedNew={() => navigate('/admin/posts', { replace: true })}
      />
    </section>
  );
}
