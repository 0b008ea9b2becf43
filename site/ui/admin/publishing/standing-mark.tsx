import type { Standing } from '@agency/api/contract/publishing';
import * as cards from '../list/picture-card.css.ts';

const labels = { draft: 'Draft', scheduled: 'Scheduled', public: 'Public' };

/** Shows whether visitors see the content. What they do not see yet stands out, but is no trouble. */
export const StandingMark = ({ standing }: { standing: Standing }) => (
  <span className={standing === 'public' ? undefined : cards.strong}>{labels[standing]}</span>
);

/** Shows that the content is in the trash, where visitors do not see it. */
export const TrashMark = () => <span className={cards.strong}>In the trash</span>;
