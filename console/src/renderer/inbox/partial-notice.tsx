import { button } from '@agency/site/ui/button/button.css.ts';
import { Notice } from '@agency/site/ui/notice/notice.tsx';
import * as styles from './inbox.css.ts';
import type { Inquiries } from './use-inquiries.ts';

type PartialNoticeProps = Pick<Inquiries, 'keptOnly' | 'outdated' | 'failure' | 'retry'>;

/** Says that a list is not all there is: only what is kept here was searched, or older inquiries did not come. */
export function PartialNotice({ keptOnly, outdated, failure, retry }: PartialNoticeProps) {
  if (failure === null && !keptOnly) return null;
  const older = outdated
    ? 'This list could not be loaded again and may be out of date.'
    : 'Older inquiries could not be loaded.';
  const words = keptOnly ? 'Only the inquiries that are kept here were searched.' : older;
  return (
    <div className={styles.partial}>
      <Notice tone="caution" role="status">
        <p>{words}</p>
        <button type="button" className={button({ kind: 'text' })} onClick={retry}>
          Try again
        </button>
      </Notice>
    </div>
  );
}
