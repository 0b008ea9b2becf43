import { standingOf } from '@agency/api/contract/blog';
import * as cards from '../list/picture-card.css.ts';
import { PictureCard } from '../list/picture-card.tsx';
import type { CardProps, RecordParts } from '../list/record-parts.ts';
import type { Post } from './post.ts';
import { PostFields } from './post-fields.tsx';

const standings = { draft: 'Draft', scheduled: 'Scheduled', public: 'Public' };

/** One post: its picture, title, where it stands, and its date. */
function PostCard({ record: post, kind: _kind, marks, ...card }: CardProps<Post>) {
  const standing = standingOf(post, new Date());
  return (
    <PictureCard
      {...card}
      id={post.id}
      src={post.imageUrl}
      ratio="16 / 10"
      title={post.title}
      about={
        <>
          <span className={standing === 'public' ? undefined : cards.featured}>{standings[standing]}</span>
          <time dateTime={post.createdAt}>{post.createdAt.slice(0, 10)}</time>
          <span>{post.author}</span>
          {marks}
        </>
      }
    />
  );
}

export const postParts: RecordParts = {
  Card: PostCard as RecordParts['Card'],
  styles: { place: cards.place, list: cards.grid },
  Fields: PostFields,
};
