import { postStanding } from '@agency/api/contract/blog';
import { use } from 'react';
import { type LoaderFunctionArgs, useNavigate } from 'react-router';
import { AgencyContext } from '#app/agency.ts';
import type { EditablePost } from '#ui/admin/posts/post.ts';
import { AdminFrame } from '../frame/admin-frame.tsx';
import { screenHead } from '../frame/answer-page.ts';
import { loadWritten, type WrittenContent, type WrittenProps } from '../writing/load-written.ts';
import { WritingForm } from '../writing/writing-form.tsx';
import * as styles from '../writing/writing-page.css.ts';
import { WrittenHead } from '../writing/written-head.tsx';
import type { Route } from './+types/route.ts';

export { action } from '../actions/run-intent.ts';
export { clientAction, clientLoader, handle, headers, shouldRevalidate } from '../frame/screen.tsx';

export const loader = (args: LoaderFunctionArgs) => loadWritten('post', args);

export const meta = (args: Route.MetaArgs) => screenHead('posts', args);

export default function Post({ loaderData, actionData, params }: WrittenProps) {
  return (
    <AdminFrame view="posts" data={loaderData} answer={actionData}>
      {(content) => <PostPage key={params.id} id={params.id} {...content} />}
    </AdminFrame>
  );
}

function PostPage({ id, stored, previewToken, pageCheck }: WrittenContent & { id: string }) {
  const navigate = useNavigate();
  const { defaultAuthor } = use(AgencyContext);
  const post = stored.record as EditablePost | null;
  return (
    <section aria-labelledby="post-heading" className={styles.page}>
      <WrittenHead
        kind="post"
        id="post-heading"
        record={post}
        standing={post && postStanding(post, new Date())}
        preview={
          (post || stored.copy) && previewToken
            ? { href: `/preview/blog?token=${previewToken}`, shows: 'the post with its unsaved changes' }
            : null
        }
        page={
          post && postStanding(post, new Date()) === 'public'
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
        standingOf={(post) => postStanding(post as EditablePost, new Date())}
        onSavedAsNew={(created) => navigate(`/admin/posts/${created.id}`, { replace: true })}
        onDiscardedNew={() => navigate('/admin/posts', { replace: true })}
      />
    </section>
  );
}
