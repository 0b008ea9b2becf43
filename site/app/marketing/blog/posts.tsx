import { limits } from '@agency/api/contract/limits';
import { Link } from 'react-router';
import { TextLink } from '#app/link/text-link.tsx';
import { Pager } from '#app/marketing/shapes/pager.tsx';
import { button } from '#ui/button/button.css.ts';
import { column } from '#ui/column/column.ts';
import { control } from '#ui/field/field.css.ts';
import { framed } from '#ui/neatline/neatline.css.ts';
import { Picture } from '#ui/picture/picture.tsx';
import { Section } from '#ui/section/section.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { text } from '#ui/theme/text.css.ts';
import type { PostCard } from './blog-posts.ts';
import { shortDate } from './dates.ts';
import * as styles from './route.css.ts';
import { TagLinks } from './tag-links.tsx';

type PostsProps = {
  posts: readonly PostCard[];
  /** The cursor of the page after this one. */
  next: string | null;
  tag?: string | null;
  /** The words that were searched for. */
  search?: string | null;
  /** What to read instead, where nothing was found. */
  newest?: readonly PostCard[];
};

/** The list of posts, or of those of a tag or a search. */
export function Posts({ posts, next, tag = null, search = null, newest = [] }: PostsProps) {
  if (posts.length === 0 && !tag && !search) {
    return (
      <Section label="Posts" title="No blog posts yet">
        <p className={text({ as: 'lead' })}>The first one is being written. Come back soon.</p>
      </Section>
    );
  }
  return (
    <Section label="Posts">
      <SearchPosts search={search} />
      {tag || search ? <Narrowed posts={posts.length} more={next !== null} tag={tag} search={search} /> : null}
      {posts.length > 0 ? (
        <ul className={styles.list}>
          {posts.map((post, index) => (
            <Card key={post.id} post={post} opening={index === 0 && !tag && !search} />
          ))}
        </ul>
      ) : (
        <NothingFound newest={newest} />
      )}
      <Pager next={next} narrowed={{ tag, q: search }}>
        Older posts
      </Pager>
    </Section>
  );
}

/** A form of the platform: it works before scripts, and a search can be shared as an address. */
function SearchPosts({ search }: { search: string | null }) {
  return (
    <search>
      <form action="/blog" className={styles.search}>
        <label htmlFor="search-posts" className={text({ as: 'label' })}>
          Search the blog
        </label>
        <input
          id="search-posts"
          type="search"
          name="q"
          key={search}
          defaultValue={search ?? ''}
          maxLength={limits.search.max}
          className={control({ as: 'input' })}
        />
        <button type="submit" className={button({ kind: 'secondary' })}>
          Search
        </button>
      </form>
    </search>
  );
}

/** Says what the list is narrowed to, and leads back to all of it. */
function Narrowed({
  posts,
  more,
  tag,
  search,
}: {
  posts: number;
  more: boolean;
  tag: string | null;
  search: string | null;
}) {
  const found =
    posts === 0 ? 'No posts' : `${posts}${more ? ' or more' : ''} ${posts === 1 && !more ? 'post' : 'posts'}`;
  return (
    <p className={styles.narrowed} role="status">
      {found}
      {tag ? ` tagged “${tag}”` : ''}
      {search ? ` for “${search}”` : ''}. <Link to="/blog">Show all posts</Link>
    </p>
  );
}

/** Where to go from a search without a result: the newest posts, or the people who write them. */
function NothingFound({ newest }: { newest: readonly PostCard[] }) {
  return (
    <>
      <p className={styles.instead}>
        Try fewer or other words, or <Link to="/contact">ask us</Link>: we answer within 24 hours.
      </p>
      {newest.length > 0 ? (
        <>
          <h2 className={`${text({ as: 'title' })} ${styles.instead}`}>Newest posts</h2>
          <ul className={styles.list}>
            {newest.map((post) => (
              <Card key={post.id} post={post} opening={false} under="h3" />
            ))}
          </ul>
        </>
      ) : null}
    </>
  );
}

function Card({ post, opening, under: Heading = 'h2' }: { post: PostCard; opening: boolean; under?: 'h2' | 'h3' }) {
  const address = `/blog/${post.slug}`;
  return (
    <li className={opening ? styles.opening : styles.post}>
      <div className={framed}>
        <Picture
          src={post.imageUrl}
          alt=""
          ratio="16 / 9"
          sizes={opening ? '(min-width: 1024px) 34rem, 92vw' : '(min-width: 640px) 22rem, 92vw'}
          detail={!opening}
          priority={opening}
        />
      </div>
      <div className={column}>
        <TagLinks tags={post.tags.slice(0, limits.cardTags)} />
        <Heading className={text({ as: opening ? 'title' : 'heading' })}>
          <Link viewTransition to={address} prefetch="intent" className={styles.title}>
            {post.title}
          </Link>
        </Heading>
        <p className={styles.excerpt}>{post.excerpt}</p>
        <p className={`${text({ as: 'remark' })} ${styles.byline}`}>
          <span>{post.author}</span>
          <time dateTime={post.createdAt}>{shortDate(post.createdAt)}</time>
          <span>{post.readingMinutes} min read</span>
        </p>
        <TextLink to={address} about={post.title}>
          Read More
        </TextLink>
      </div>
    </li>
  );
}

/** Six places waiting for their posts. */
export function PostsSkeleton() {
  return (
    <Section label="Posts">
      <p role="status" className={text({ as: 'remark' })}>
        Loading posts...
      </p>
      <ul className={styles.list} aria-hidden="true">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((place) => (
          <li key={place} className={styles.post} data-skeleton>
            <Skeleton ratio="16 / 9" />
            <div>
              <Skeleton width="8rem" height="1rem" />
              <Skeleton width="80%" height="1.75rem" />
              <Skeleton height="3rem" />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
