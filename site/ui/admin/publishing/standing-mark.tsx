import type { Standing } from '@agency/api/contract/publishing';
import { clsx } from 'clsx';
import * as cards from '../list/picture-card.css.ts';
import { tag } from '../list/record-mark.css.ts';

const labels = { draft: 'Draft', scheduled: 'Scheduled', public: 'Published' };

/** Shows whether visitors see the content. What they do not see yet is in bold. */
export const StandingMark = ({ standing }: { standing: Standing }) => (
  <span className={standing === 'public' ? undefined : cards.strong}>{labels[standing]}</span>
);

/** Marks content in a list that visitors do not see yet. Most content is public, so public content has no mark. */
export const UnseenMark = ({ standing }: { standing: Standing }) =>
  standing === 'public' ? null : <span className={clsx(tag, cards.strong)}>{labels[standing]}</span>;

/** Shows that the content is in the trash, where visitors do not see it. */
export const TrashMark = () => <span className={cards.strong}>In the trash</span>;
