import { postStanding } from '@agency/api/contract/blog';
import { previewDays } from '@agency/api/contract/publishing';
import { graphql } from '@agency/api/typed-graphql';
import { ArrowLeft, ExternalLink, Eye, History } from 'lucide-react';
import { use } from 'react';
import { data, Link, type LoaderFunctionArgs, redirect, useNavigate } from 'react-router';
import { AgencyContext } from '#app/agency.ts';
import { siteContext } from '#app/site-context.ts';
import type { Stored } from '#ui/admin/kind.ts';
import { type PageCheck, pageCheckFields } from '#ui/admin/page-checks/page-check.ts';
import type { EditablePost } from '#ui/admin/posts/post.ts';
import { button } from '#ui/button/button.css.ts';
import { text } from '#ui/theme/text.css.ts';
import type { ActionResult } from '../actions/action-result.ts';
import { AdminFrame } from '../frame/admin-frame.tsx';
import { type AdminData, answerPage, screenHead } from '../frame/answer-page.ts';
import { navigationFields, readPage } from '../frame/read-page.ts';
import { readStored, writtenKind } from '../writing/read-stored.ts';
import { WritingForm } from '../writing/writing-form.tsx';
import * as styles from '../writing/writing-page.css.ts';
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

/**
 * One post by its id. A new one has its id from the start, so that what is written of it is found again; `new` makes one.
 *
 * @throws a 404 when there is no such post, and nothing written of it.
 */
export async function loader({ context, params: { id = '' }, url }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  if (id === 'new') throw redirect(`/admin/posts/${crypto.randomUUID()}?new`);
  const state = await readPage(site, async () => {
    const [{ previewToken, pageCheck, ...navigation }, stored] = await Promise.all([
      site.queryApi(postQuery, { id }),
      readStored(site, writtenKind('post'), id),
    ]);
    const isFound = stored.record || stored.copy || url.searchParams.has('new');
    if (navigation.session && !isFound) throw data(null, { status: 404 });
    return { navigation, content: { stored: stored as StoredPost, previewToken, pageCheck } };
  });
  return answerPage(site, state);
}

export const meta = (args: Route.MetaArgs) => screenHead('posts', args);

type StoredPost = Stored & { record: EditablePost | null };
type PostContent = { stored: StoredPost; previewToken: string | null; pageCheck: PageCheck | null };

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
  const { record: post } = stored;
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
        {(post || stored.copy) && previewToken ? (
          <a
            href={`/preview/blog?token=${previewToken}`}
            target="_blank"
            rel="noopener"
            className={button({ kind: 'quiet', size: 'compact' })}
            title={`Shows the post as it is written now. Anyone with the link can read it for ${previewDays} days.`}
          >
            <Eye size={17} aria-hidden="true" />
            Preview
          </a>
        ) : null}
        {post ? (
          <Link to={`/admin/history/post/${post.id}`} className={button({ kind: 'quiet', size: 'compact' })}>
            <History size={17} aria-hidden="true" />
            History
          </Link>
        ) : null}
        {post && postStanding(post, new Date()) === 'public' ? (
          <a href={`/blog/${post.slug}`} className={button({ kind: 'quiet', size: 'compact' })}>
            <ExternalLink size={17} aria-hidden="true" />
            View it
          </a>
        ) : null}
      </div>
      <WritingForm
        kind="post"
        id={id}
        stored={stored}
        initial={defaultAuthor ? { author: defaultAuthor } : undefined}
        pageCheck={pageCheck}
        standingOf={(saved) => postStanding(saved as EditablePost, new Date())}
        onSavedAsNew={(created) => navigate(`/admin/posts/${created.id}`, { replace: true })}
        onDiscardedNew={() => navigate('/admin/posts', { replace: true })}
      />
    </section>
  );
}
