import { limits } from '@agency/api/contract/limits';
import { clsx } from 'clsx';
import { Link } from 'react-router';
import { AgencyDate } from '#app/agency.ts';
import { TextLink } from '#app/link/text-link.tsx';
import { entry } from '#app/marketing/shapes/pager.css.ts';
import { Pager } from '#app/marketing/shapes/pager.tsx';
import { button } from '#ui/button/button.css.ts';
import { control } from '#ui/field/field.css.ts';
import { Stack } from '#ui/layout/layout.tsx';
import { framed } from '#ui/neatline/neatline.css.ts';
import { Picture } from '#ui/picture/picture.tsx';
import { Section } from '#ui/section/section.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { text } from '#ui/theme/text.css.ts';
import { visuallyHidden } from '#ui/visually-hidden/visually-hidden.css.ts';
import type { BlogTag, PostCard } from './blog-posts.ts';
import * as styles from './route.css.ts';
import { TagLinks, tagPath } from './tag-links.tsx';

type PostsProps = {
  posts: readonly PostCard[];
  /** The cursor of the next page; null on the last page. */
  next: string | null;
  /** The topics to choose from. */
  tags?: readonly BlogTag[];
  /** The chosen topic. */
  tag?: string | null;
  search?: string | null;
  /** The newest posts, which are suggested if nothing was found. */
  newest?: readonly PostCard[];
};

/** The list of all posts, or of the posts that match a tag or a search. */
export function Posts({ posts, next, tags = [], tag = null, search = null, newest = [] }: PostsProps) {
  if (posts.length === 0 && !tag && !search) {
    return (
      <Section label="Posts" title="No blog posts yet">
        <p className={text({ as: 'lead' })}>The first one is being written. Come back soon.</p>
      </Section>
    );
  }
  return (
    <Section label="Posts">
      <div className={styles.finding}>
        <SearchPosts search={search} />
        {tags.length > 0 ? <Topics tags={tags} chosen={tag} /> : null}
      </div>
      {tag || search ? <Narrowed posts={posts.length} more={next !== null} tag={tag} search={search} /> : null}
      {posts.length > 0 ? <PostList posts={posts} opened={!tag && !search} /> : <NothingFound newest={newest} />}
      <Pager next={next} narrowed={{ tag, q: search }}>
        Older posts
      </Pager>
    </Section>
  );
}

/** The search: a plain form, so it works without scripts, and each search has a URL. */
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

/** The topics: plain links, so they work without scripts, and each topic has a URL. */
function Topics({ tags, chosen }: { tags: readonly BlogTag[]; chosen: string | null }) {
  const entries: { name: string | null; posts?: number }[] = [{ name: null }, ...tags];
  return (
    <nav aria-labelledby="blog-topics">
      <p id="blog-topics" className={text({ as: 'label' })}>
        Topics
      </p>
      <ul className={styles.topics}>
        {entries.map(({ name, posts }) => (
          <li key={name}>
            <Link
              to={name === null ? '/blog' : tagPath(name)}
              className={styles.topic}
              aria-current={name === chosen ? 'true' : undefined}
              preventScrollReset
            >
              {name ?? 'All'}
              {posts === undefined ? null : <PostCount posts={posts} />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const PostCount = ({ posts }: { posts: number }) => (
  <span className={styles.topicCount}>
    {' '}
    {posts}
    <span className={visuallyHidden}> {posts === 1 ? 'post' : 'posts'}</span>
  </span>
);

/** Says how many matching posts this page lists, with a link to all posts. */
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

/** Replaces an empty filtered list: a contact link and the newest posts. */
function NothingFound({ newest }: { newest: readonly PostCard[] }) {
  return (
    <>
      <p className={styles.instead}>
        Try fewer or different words, or <Link to="/contact">ask us</Link>: we answer within 24 hours.
      </p>
      {newest.length > 0 ? (
        <>
          <h2 className={`${text({ as: 'title' })} ${styles.instead}`}>Newest posts</h2>
          <PostList posts={newest} under="h3" />
        </>
      ) : null}
    </>
  );
}

type CardSize = keyof typeof styles.cards;

const groups = [
  ['half', 'half'],
  ['row', 'row', 'row'],
  ['third', 'third', 'third'],
] as const;

/**
 * Returns the size of each post's card. Three groups alternate: a pair, three index lines, and a row of three. Posts
 * that do not fill a group become index lines.
 */
function cardSizes(count: number, opened: boolean): CardSize[] {
  const sizes: CardSize[] = opened && count > 0 ? ['opening'] : [];
  for (let turn = 0; sizes.length < count; turn += 1) {
    const group = groups[turn % groups.length] ?? groups[1];
    sizes.push(...(group.length <= count - sizes.length ? group : groups[1].slice(0, count - sizes.length)));
  }
  return sizes;
}

type PostListProps = { posts: readonly PostCard[]; opened?: boolean; under?: 'h2' | 'h3' };

/** Posts in groups of cards of different sizes. `opened`: whether the first card is large. */
function PostList({ posts, opened = false, under }: PostListProps) {
  const sizes = cardSizes(posts.length, opened);
  return (
    <ul className={styles.list}>
      {posts.map((post, index) => (
        <Card key={post.id} post={post} size={sizes[index] ?? 'row'} under={under} />
      ))}
    </ul>
  );
}

/** The widths of a card's picture: first on tablets and wider screens, then on phones. */
const pictureWidths = {
  opening: ['60rem', '92vw'],
  half: ['29rem', '92vw'],
  third: ['19rem', '8rem'],
  row: ['16rem', '8rem'],
} as const;

function Card({ post, size, under: Heading = 'h2' }: { post: PostCard; size: CardSize; under?: 'h2' | 'h3' }) {
  const address = `/blog/${post.slug}`;
  const opening = size === 'opening';
  const [wide, narrow] = pictureWidths[size];
  return (
    <li className={clsx(styles.cards[size], entry)} style={{ viewTransitionName: `post-${post.slug}` }}>
      <div className={clsx(framed, styles.picture)}>
        <Picture
          src={post.imageUrl}
          facts={post.picture}
          alt=""
          ratio="16 / 9"
          sizes={`(min-width: 640px) ${wide}, ${narrow}`}
          detail={!opening}
          priority={opening}
        />
      </div>
      <Stack gap="small" align="start" className={styles.words}>
        <TagLinks tags={post.tags.slice(0, limits.cardTags)} />
        <Heading className={text({ as: opening ? 'title' : 'heading' })}>
          <Link viewTransition to={address} prefetch="intent" className={styles.title}>
            {post.title}
          </Link>
        </Heading>
        <p className={styles.excerpt}>{post.excerpt}</p>
        <p className={clsx(text({ as: 'remark' }), styles.byline)}>
          <span>{post.author}</span>
          <time dateTime={post.createdAt}>
            <AgencyDate at={post.createdAt} style="short" />
          </time>
          <span>{post.readingMinutes} min read</span>
        </p>
        <TextLink to={address} about={post.title}>
          Read More
        </TextLink>
      </Stack>
    </li>
  );
}

export function PostsSkeleton() {
  return (
    <Section label="Posts">
      <p role="status" className={text({ as: 'remark' })}>
        Loading posts...
      </p>
      <ul className={styles.list} aria-hidden="true">
        {cardSizes(6, true).map((size, place) => (
          <li key={`${size} ${place}`} className={styles.cards[size]} data-skeleton>
            <div className={styles.picture}>
              <Skeleton ratio="16 / 9" />
            </div>
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
