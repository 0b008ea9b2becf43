import { postStanding } from '@agency/api/contract/blog';
import * as cards from '../list/picture-card.css.ts';
import { PictureCard } from '../list/picture-card.tsx';
import type { CardProps, RecordParts } from '../list/record-parts.ts';
import { UnseenMark } from '../publishing/standing-mark.tsx';
import { Day } from '../time/moment.tsx';
import type { Post } from './post.ts';
import { PostFields } from './post-fields.tsx';

/** What the date of a post means. The date of a draft is that of its last change. */
const dated = { draft: 'Edited', scheduled: 'From', public: 'Published' };

/**
 * Shows a post with its picture, title, author, standing, and the date of publication or, of a draft, of the last
 * change.
 */
function PostCard({ record: post, kind: _kind, marks, ...card }: CardProps<Post>) {
  const standing = postStanding(post, new Date());
  return (
    <PictureCard
      {...card}
      src={post.imageUrl}
      ratio="16 / 9"
      title={post.title}
      about={
        <>
          <UnseenMark standing={standing} />
          <span>{post.author}</span>
          {marks}
        </>
      }
      when={
        <span>
          {post.trashedAt ? null : (
            <span className={standing === 'public' ? cards.spare : undefined}>{dated[standing]} </span>
          )}
          <Day at={standing === 'draft' ? post.updatedAt : post.createdAt} />
        </span>
      }
    />
  );
}

export const postParts: RecordParts = {
  Card: PostCard as RecordParts['Card'],
  styles: { place: cards.place, list: cards.rows },
  Fields: PostFields,
};
