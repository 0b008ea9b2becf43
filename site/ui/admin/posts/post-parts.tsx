import { postStanding } from '@agency/api/contract/blog';
import * as cards from '../list/picture-card.css.ts';
import { PictureCard } from '../list/picture-card.tsx';
import type { CardProps, RecordParts } from '../list/record-parts.ts';
import { StandingMark } from '../publishing/standing-mark.tsx';
import { Day } from '../time/moment.tsx';
import type { Post } from './post.ts';
import { PostFields } from './post-fields.tsx';

/** Shows a post with its picture, title, standing, date, and author. */
function PostCard({ record: post, kind: _kind, marks, ...card }: CardProps<Post>) {
  return (
    <PictureCard
      {...card}
      src={post.imageUrl}
      ratio="16 / 9"
      title={post.title}
      about={
        <>
          <StandingMark standing={postStanding(post, new Date())} />
          <Day at={post.createdAt} />
          {marks}
        </>
      }
    >
      <span className={cards.line}>{post.author}</span>
    </PictureCard>
  );
}

export const postParts: RecordParts = {
  Card: PostCard as RecordParts['Card'],
  styles: { place: cards.place, list: cards.rows },
  Fields: PostFields,
};
