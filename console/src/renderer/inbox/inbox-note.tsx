import { text } from '@agency/site/theme/text.css.ts';
import { rowHeight } from '../theme/density.ts';
import { remark } from '../theme/remark.css.ts';
import { button } from '../ui/button/button.css.ts';
import { visuallyHidden } from '../ui/visually-hidden/visually-hidden.css.ts';
import * as listStyles from './enquiry-list.css.ts';
import { WaitingRow } from './enquiry-row.tsx';
import * as styles from './inbox.css.ts';
import type { Enquiries } from './use-enquiries.ts';

type InboxNoteProps = Pick<Enquiries, 'state' | 'failure' | 'keptOnly'> & { search: string | null; onRetry(): void };

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
        {state === 'failed' ? failure : search ? (keptOnly ? noneKept : noneAtAll) : 'No enquiries yet.'}
      </p>
      {state === 'failed' || keptOnly ? (
        <button type="button" className={button()} onClick={onRetry}>
          Try again
        </button>
      ) : (
        <p className={remark}>
          {search ? 'Fewer words find more.' : 'What visitors send with the contact form arrives here by itself.'}
        </p>
      )}
    </div>
  );
}

const noneAtAll = 'No enquiry holds these words.';
/** What the server has is not known then. */
const noneKept = 'No enquiry that is kept here holds these words. The server cannot be asked now.';
