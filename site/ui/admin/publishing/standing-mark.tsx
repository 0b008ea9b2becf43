import type { Standing } from '@agency/api/contract/publishing';
import { clsx } from 'clsx';
import { CircleCheck, Clock, PenLine } from 'lucide-react';
import * as cards from '../list/picture-card.css.ts';
import { tag } from '../list/record-mark.css.ts';
import { Status } from '../status.tsx';

const labels = { draft: 'Draft', scheduled: 'Scheduled', public: 'Published' };

const looks = {
  draft: { Mark: PenLine, tone: 'muted' },
  scheduled: { Mark: Clock, tone: 'info' },
  public: { Mark: CircleCheck, tone: 'positive' },
} as const;

/** Shows whether visitors see the content. */
export const StandingMark = ({ standing }: { standing: Standing }) => (
  <Status {...looks[standing]}>{labels[standing]}</Status>
);

/** Marks content in a list that visitors do not see yet. Most content is public, so public content has no mark. */
export const UnseenMark = ({ standing }: { standing: Standing }) =>
  standing === 'public' ? null : <span className={clsx(tag, cards.strong)}>{labels[standing]}</span>;

/** Shows that the content is in the trash, where visitors do not see it. */
export const TrashMark = () => <span className={cards.strong}>In the trash</span>;
