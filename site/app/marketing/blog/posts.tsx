import { limits } from '@agency/api/contract/limits';
import { Link } from 'react-router';
import { TextLink } from '#app/link/text-link.tsx';
import { Pager } from '#app/marketing/shapes/pager.tsx';
import { column } from '#ui/column/column.ts';
import { framed } from '#ui/neatline/neatline.css.ts';
import { Picture } from '#ui/picture/picture.tsx';
import { Section } from '#ui/section/section.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { TagList } from '#ui/tag/tag-list.tsx';
import { text } from '#ui/theme/text.css.ts';
import type { PostCard } from './blog-posts.ts';
import { shortDate } from './dates.ts';
import * as styles from './route.css.ts';

/** The list of posts; `next` is the cursor of the page after this one. */
export function Posts({ posts, next }: { posts: readonly PostCard[]; next: string | null }) {
  if (posts.length === 0) {
    return (
      <Section label="Posts" title="No blog posts yet">
        <p className={text({ as: 'lead' })}>The first one is being written. Come back soon.</p>
      </Section>
    );
  }
  return (
    <Section label="Posts">
      <ul className={styles.list}>
        {posts.map((post, index) => (
          <Card key={post.id} post={post} opening={index === 0} />
        ))}
      </ul>
      <Pager next={next}>Older posts</Pager>
    </Section>
  );
}

function Card({ post, opening }: { post: PostCard; opening: boolean }) {
  const address = `/blog/${post.slug}`;
  return (
    <li className={opening ? styles.opening : styles.post}>
      <div className={framed}>
        <Picture
          src={post.imageUrl}
          alt=""
          ratio="16 / 9"
          sizes={opening ? '(min-width: 1024px) 34rem, 92vw' : '(min-width: 640px) 17rem, 92vw'}
          priority={opening}
        />
      </div>
      <div className={column}>
        <TagList tags={post.tags.slice(0, limits.cardTags)} />
        <h2 className={text({ as: opening ? 'title' : 'heading' })}>
          <Link viewTransition to={address} prefetch="intent" className={styles.title}>
            {post.title}
          </Link>
        </h2>
        <p className={styles.excerpt}>{post.excerpt}</p>
        <p className={`${text({ as: 'remark' })} ${styles.byline}`}>
          <span>{post.author}</span>
          <time dateTime={post.createdAt}>{shortDate(post.createdAt)}</time>
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
