import { previewDays, standingOf } from '@agency/api/contract/blog';
import { graphql } from '@agency/api/typed-graphql';
import { ArrowLeft, ExternalLink, Eye } from 'lucide-react';
import { useCallback, useEffect, useRef } from 'react';
import { data, Link, type LoaderFunctionArgs, useBeforeUnload, useBlocker, useNavigate } from 'react-router';
import { siteContext } from '#app/site-context.ts';
import { type EditablePost, editablePostFields } from '#ui/admin/posts/post.ts';
import { button } from '#ui/button/button.css.ts';
import { text } from '#ui/theme/text.css.ts';
import type { ActionResult } from '../actions/action-result.ts';
import { AdminFrame } from '../frame/admin-frame.tsx';
import { type AdminData, answerPage, screenHead } from '../frame/answer-page.ts';
import { navigationFields, readPage } from '../frame/read-page.ts';
import { DiscardDialog } from '../records/discard-dialog.tsx';
import { type Progress, RecordForm } from '../records/record-form.tsx';
import { forgetUnsaved } from '../records/use-unsaved.ts';
import type { Route } from './+types/route.ts';
import * as styles from './route.css.ts';

export { action } from '../actions/run-intent.ts';
export { clientAction, clientLoader, handle, headers, shouldRevalidate } from '../frame/screen.tsx';

const postQuery = graphql(
  `
    query PostPage($id: ID!) {
      ...NavigationFields
      blogPostById(id: $id) {
        ...EditablePostFields
      }
      blogPostPreviewToken(id: $id)
    }
  `,
  [navigationFields, editablePostFields],
);

/** One post by its id, or none for `new`. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const isNew = params.id === 'new';
  const state = await readPage(site, async () => {
    const {
      blogPostById: post,
      blogPostPreviewToken: previewToken,
      ...navigation
    } = await site.queryApi(postQuery, { id: params.id ?? '' });
    if (!post && !isNew) throw data(null, { status: 404 });
    return { navigation, content: { post, previewToken } };
  });
  return answerPage(site, state);
}

export const meta = (args: Route.MetaArgs) => screenHead('posts', args);

type PostContent = { post: EditablePost | null; previewToken: string | null };

type PostProps = {
  loaderData: AdminData<PostContent>;
  actionData?: ActionResult | undefined;
  params: { id: string };
};

/** The page on which a post is written. */
export default function Post({ loaderData, actionData, params }: PostProps) {
  return (
    <AdminFrame view="posts" data={loaderData} answer={actionData}>
      {(content) => <PostPage key={params.id} {...content} />}
    </AdminFrame>
  );
}

function PostPage({ post, previewToken }: PostContent) {
  const navigate = useNavigate();
  const progress = useRef<Progress>({ typed: false, sending: false });
  const isLeaving = useRef(false);
  const key = `unsaved-post-${post?.id ?? 'new'}`;
  const mustAsk = useCallback(() => !isLeaving.current && (progress.current.typed || progress.current.sending), []);
  const blocker = useBlocker(mustAsk);
  useEffect(() => {
    // A running request is awaited: its answer may need what was typed.
    if (blocker.state === 'blocked' && progress.current.sending) blocker.reset();
  }, [blocker]);
  useBeforeUnload(useCallback((event) => mustAsk() && event.preventDefault(), [mustAsk]));
  function discard() {
    forgetUnsaved(key);
    blocker.proceed?.();
  }
  return (
    <section aria-labelledby="post-heading" className={styles.page}>
      <div className={styles.head}>
        <Link to="/admin/posts" className={styles.back}>
          <ArrowLeft size={18} aria-hidden="true" />
          Posts
        </Link>
        <h2 id="post-heading" className={text({ as: 'heading' })}>
          {post ? 'Edit post' : 'New post'}
        </h2>
        {post && previewToken ? (
          <a
            href={`/blog/preview?token=${previewToken}`}
            target="_blank"
            rel="noopener"
            className={button({ kind: 'quiet', size: 'compact' })}
            title={`Shows the saved post. Anyone with the link can read it for ${previewDays} days.`}
          >
            <Eye size={17} aria-hidden="true" />
            Preview
          </a>
        ) : null}
        {post && standingOf(post, new Date()) === 'public' ? (
          <a href={`/blog/${post.slug}`} className={button({ kind: 'quiet', size: 'compact' })}>
            <ExternalLink size={17} aria-hidden="true" />
            View it
          </a>
        ) : null}
      </div>
      <RecordForm
        kind="post"
        record={post}
        progress={progress}
        keptAs={key}
        onSaved={(created) => {
          isLeaving.current = true;
          navigate(created ? `/admin/posts/${created.id}` : '/admin/posts', { replace: true });
        }}
      />
      <DiscardDialog open={blocker.state === 'blocked'} onKeep={() => blocker.reset?.()} onDiscard={discard} />
    </section>
  );
}
