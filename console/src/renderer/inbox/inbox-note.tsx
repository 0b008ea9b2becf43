import { EmptyState, emptyTitle } from '@agency/site/ui/admin/empty-state/empty-state.tsx';
import { button } from '@agency/site/ui/button/button.css.ts';
import { Notice } from '@agency/site/ui/notice/notice.tsx';
import { visuallyHidden } from '@agency/site/ui/visually-hidden/visually-hidden.css.ts';
import { useRowHeight } from '../theme/use-row-height.ts';
import * as styles from './inbox.css.ts';
import * as listStyles from './inquiry-list.css.ts';
import { RowPlaceholder } from './inquiry-row.tsx';
import type { Inquiries } from './use-inquiries.ts';

type InboxNoteProps = Pick<Inquiries, 'state' | 'failure' | 'keptOnly'> & { search: string | null; onRetry(): void };

const places = [0, 1, 2, 3, 4, 5];

/** Shown in place of a list that is loading, failed to load, or is empty. */
export function InboxNote({ state, failure, keptOnly, search, onRetry }: InboxNoteProps) {
  const rowHeight = useRowHeight();
  if (state === 'loading')
    return (
      <div className={listStyles.frame}>
        <p role="status" className={visuallyHidden}>
          Loading...
        </p>
        {places.map((place) => (
          <RowPlaceholder key={place} top={place * rowHeight} />
        ))}
      </div>
    );
  const canRetry = state === 'failed' || keptOnly;
  return (
    <div className={styles.note}>
      <EmptyState
        title={state === 'failed' ? (failure ?? '') : keptOnly && search ? noneLoaded : noneAtAll(search)}
        remark={canRetry ? undefined : search ? 'Try fewer words.' : source}
      >
        {canRetry ? (
          <button type="button" className={button({ kind: 'secondary' })} onClick={onRetry}>
            Try again
          </button>
        ) : null}
      </EmptyState>
    </div>
  );
}

const source = 'Inquiries from the contact form appear here automatically.';
const noneAtAll = (search: string | null) =>
  emptyTitle({ one: 'inquiry', all: 'inquiries' }, { search: search !== null });
/** Shown if a search finds nothing while the server, which may have matches, cannot be reached. */
const noneLoaded = 'No inquiry on this computer matches this search. The server cannot be reached right now.';

type PartialNoticeProps = Pick<Inquiries, 'keptOnly' | 'outdated' | 'failure' | 'retry'>;

/** Says that a list is incomplete or out of date, because only stored inquiries were searched or loading failed. */
export function PartialNotice({ keptOnly, outdated, failure, retry }: PartialNoticeProps) {
  if (failure === null && !keptOnly) return null;
  const older = outdated
    ? 'This list could not be reloaded and may be out of date.'
    : 'Older inquiries could not be loaded.';
  const message = keptOnly ? 'Only the inquiries on this computer were searched.' : older;
  return (
    <div className={styles.partial}>
      <Notice tone="caution" role="status">
        <p>{message}</p>
        <button type="button" className={button({ kind: 'text' })} onClick={retry}>
          Try again
        </button>
      </Notice>
    </div>
  );
}
