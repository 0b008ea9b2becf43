import { button } from '@agency/site/ui/button/button.css.ts';
import { text } from '@agency/site/ui/theme/text.css.ts';
import { visuallyHidden } from '@agency/site/ui/visually-hidden/visually-hidden.css.ts';
import { rowHeight } from '../theme/density.ts';
import * as styles from './inbox.css.ts';
import * as listStyles from './inquiry-list.css.ts';
import { WaitingRow } from './inquiry-row.tsx';
import type { Inquiries } from './use-inquiries.ts';

type InboxNoteProps = Pick<Inquiries, 'state' | 'failure' | 'keptOnly'> & { search: string | null; onRetry(): void };

const places = [0, 1, 2, 3, 4, 5];

/** What stands where there is no list: it is on its way, it did not come, or there is nothing to list. */
export function InboxNote({ state, failure, keptOnly, search, onRetry }: InboxNoteProps) {
  if (state === 'loading')
    return (
      <div className={listStyles.place}>
        <p role="status" className={visuallyHidden}>
          Loading...
        </p>
        {places.map((place) => (
          <WaitingRow key={place} top={place * rowHeight} />
        ))}
      </div>
    );
  return (
    <div className={styles.note}>
      <p className={text({ as: 'body' })}>
        {state === 'failed' ? failure : search ? (keptOnly ? noneKept : noneAtAll) : 'No inquiries yet.'}
      </p>
      {state === 'failed' || keptOnly ? (
        <button type="button" className={button({ kind: 'secondary' })} onClick={onRetry}>
          Try again
        </button>
      ) : (
        <p className={text({ as: 'remark' })}>
          {search ? 'Fewer words find more.' : 'What visitors send with the contact form arrives here by itself.'}
        </p>
      )}
    </div>
  );
}

const noneAtAll = 'No inquiry holds these words.';
/** What the server has is not known then. */
const noneKept = 'No inquiry that is kept here holds these words. The server cannot be asked now.';
