import type { Standing } from '@agency/api/contract/publishing';
import * as cards from '../list/picture-card.css.ts';

const looks = { draft: cards.caution, scheduled: cards.strong, public: undefined };
const labels = { draft: 'Draft', scheduled: 'Scheduled', public: 'Public' };

/** Shows on a card whether visitors see the content. */
export const StandingMark = ({ standing }: { standing: Standing }) => (
  <span className={looks[standing]}>{labels[standing]}</span>
);

/** Shows that the content is in the trash, where visitors do not see it. */
export const TrashMark = () => <span className={cards.caution}>In the trash</span>;
