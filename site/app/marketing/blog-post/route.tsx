import { graphql } from '@agency/api/typed-graphql';
import { clsx } from 'clsx';
import { ArrowLeft } from 'lucide-react';
import { data, Link, type MetaDescriptor, redirect } from 'react-router';
import { AgencyDate } from '#app/agency.ts';
import { NotFound } from '#app/layout/error-page.tsx';
import { redirectOldPath } from '#app/layout/redirect-old-path.ts';
import { LinkButton } from '#app/link/link-button.tsx';
import { pageHead } from '#app/page-head/page-head.ts';
import { blogPosting, breadcrumbs } from '#app/page-head/structured-data.ts';
import { siteContext } from '#app/site-context.ts';
import { trustSanitizedHtml } from '#app/trusted-types.ts';
import { framed } from '#ui/neatline/neatline.css.ts';
import { Picture } from '#ui/picture/picture.tsx';
import { PageIndex } from '#ui/section/page-index.tsx';
import { grid, meridian, sheet } from '#ui/section/section.css.ts';
import { Section } from '#ui/section/section.tsx';
import { text } from '#ui/theme/text.css.ts';
import { type PostCard, postPageFields } from '../blog/blog-posts.ts';
import { TagLinks } from '../blog/tag-links.tsx';
import type { Route } from './+types/route.ts';
import type { PostSection } from './post-sections.server.ts';
import { type ReadablePost, readable } from './readable-post.server.ts';
import * as styles from './route.css.ts';

/** Queries a published post by its slug; null if there is none. */
const blogPostQuery = graphql(
  `
    query BlogPost($slug: String!) {
      blogPost(slug: $slug) {
        ...PostPageFields
      }
    }
  `,
  [postPageFields],
);

/** Loads a post. After a failure, which is logged, the page is the same as for a missing post (SPEC section 8). */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { queryApi, logError } = context.get(siteContext);
  const { blogPost } = await queryApi(blogPostQuery, { slug: params.slug }).catch((error: unknown) => {
    logError(error);
    return { blogPost: undefined };
  });
  // If the query failed, the status is 503, so that search engines try again. After a 404, they would drop the page.
  if (blogPost === undefined) return data({ post: null }, { status: 503, headers: { 'Retry-After': '30' } });
  if (!blogPost) {
    // A path of the old site may begin with `/blog/` too, but with an invalid slug.
    await redirectOldPath({ context, url });
    return data({ post: null }, { status: 404 });
  }
  // A former slug of the post redirects to the current one.
  if (blogPost.slug !== params.slug) throw redirect(`/blog/${blogPost.slug}`, 301);
  return { post: readable(blogPost) };
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export function meta({ matches, loaderData }: Route.MetaArgs): MetaDescriptor[] {
  const site = matches[0].loaderData;
  if (!loaderData?.post)
    return pageHead(site, {
      title: '404 Page Not Found',
      description: 'There is no post at this address.',
      hidden: true,
    });
  const { post } = loaderData;
  const path = `/blog/${post.slug}`;
  return pageHead(site, {
    ...searchTexts(post),
    keywords: post.tags.join(', '),
    canonical: path,
    ogImage: `/share${path}.jpg`,
    structuredData: [
      blogPosting(site, post),
      breadcrumbs(site, [
        { name: 'Home', path: '/' },
        { name: 'Blog', path: '/blog' },
        { name: post.title, path },
      ]),
    ],
  });
}

type Searched = Pick<ReadablePost, 'title' | 'excerpt' | 'seoTitle' | 'seoDescription'>;

/** Returns the title and description of a post's page for search engines. */
export const searchTexts = ({ title, excerpt, seoTitle, seoDescription }: Searched) => ({
  title: seoTitle || title,
  description: seoDescription || excerpt,
});

export default function BlogPost({ loaderData: { post } }: Route.ComponentProps) {
  return post ? <PostPage post={post} /> : <NotFound />;
}

export function PostPage({ post }: { post: ReadablePost }) {
  return (
    <>
      <article className={clsx(sheet, meridian, styles.reading)}>
        <div className={clsx(grid, styles.page)}>
          <Link viewTransition to="/blog" className={styles.back} prefetch="intent">
            <ArrowLeft size={18} aria-hidden="true" />
            Back to the blog
          </Link>
          <div>
            <header className={styles.head}>
              <TagLinks tags={post.tags} />
              <h1 className={text({ as: 'title' })} data-field="title">
                {post.title}
              </h1>
              <p className={clsx(text({ as: 'remark' }), styles.byline)}>
                <span>{post.author}</span>
                <time dateTime={post.createdAt}>
                  <AgencyDate at={post.createdAt} style="long" />
                </time>
                <span>{post.readingMinutes} min read</span>
              </p>
            </header>
            <div className={framed} data-field="imageUrl">
              <Picture
                src={post.imageUrl}
                facts={post.picture}
                alt=""
                ratio="16 / 9"
                sizes="(min-width: 1024px) 60rem, 92vw"
                priority
              />
            </div>
          </div>
        </div>
        <Story html={post.content} sections={post.sections} />
      </article>
      <ReadOn related={post.related} newer={post.newer} older={post.older} />
      <Section label="Next" ground="land">
        <div className={styles.ending}>
          <p className={clsx(text({ as: 'heading' }), styles.endingText)}>
            Want us to look at this on your own site? Ask, and you will hear from us within 24 hours.
          </p>
          <LinkButton to="/contact">Get a quote</LinkButton>
        </div>
      </Section>
    </>
  );
}

type Neighbor = { slug: string; title: string } | null;

function ReadOn({ related, newer, older }: { related: readonly PostCard[]; newer: Neighbor; older: Neighbor }) {
  return (
    <Section label="Read on" title={related.length > 0 ? 'Related posts' : 'More from the blog'}>
      {related.length > 0 ? (
        <ul className={styles.related}>
          {related.map(({ id, slug, title, excerpt, readingMinutes }) => (
            <li key={id} className={styles.relatedPost}>
              <h3 className={text({ as: 'heading' })}>
                <Link viewTransition to={`/blog/${slug}`} prefetch="intent" className={styles.relatedTitle}>
                  {title}
                </Link>
              </h3>
              <p>{excerpt}</p>
              <p className={text({ as: 'remark' })}>{readingMinutes} min read</p>
            </li>
          ))}
        </ul>
      ) : null}
      <nav aria-label="Neighboring posts" className={styles.neighbors}>
        {older ? (
          <Link viewTransition to={`/blog/${older.slug}`} rel="prev">
            <span className={styles.neighbor}>Previous post</span> {older.title}
          </Link>
        ) : null}
        {newer ? (
          <Link viewTransition to={`/blog/${newer.slug}`} rel="next" className={styles.newer}>
            <span className={styles.neighbor}>Next post</span> {newer.title}
          </Link>
        ) : null}
      </nav>
    </Section>
  );
}

/** The minimum number of sections for a page index. */
const fewestSections = 3;

/** A post's content, with its index in the margin. On narrow screens, the index is folded above the text. */
function Story({ html, sections }: { html: string; sections: readonly PostSection[] }) {
  if (sections.length < fewestSections) return <Prose html={html} />;
  return (
    <PageIndex sections={sections}>
      <nav aria-label="In this post" className={styles.folded}>
        <details>
          <summary className={clsx(text({ as: 'label' }), styles.fold)}>
            In this post <span className={styles.count}>{sections.length} sections</span>
          </summary>
          <ol>
            {sections.map(({ id, label }) => (
              <li key={id}>
                <a href={`#${id}`} className={styles.entry}>
                  {label}
                </a>
              </li>
            ))}
          </ol>
        </details>
      </nav>
      <Prose html={html} />
    </PageIndex>
  );
}

/** A post's content, which `postHtml` has sanitized on the server. */
function Prose({ html }: { html: string }) {
  return (
    <div className={styles.column}>
      <div
        className={styles.story}
        data-field="content"
        dangerouslySetInnerHTML={{ __html: trustSanitizedHtml(html) }}
      />
    </div>
  );
}
