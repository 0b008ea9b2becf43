import { button } from '../ui/button/button.css.ts';
import { Notice } from '../ui/notice/notice.tsx';
import * as styles from './inbox.css.ts';
import type { Enquiries } from './use-enquiries.ts';

type PartialNoticeProps = Pick<Enquiries, 'keptOnly' | 'outdated' | 'failure' | 'retry'>;

/** Says that a list is not all there is: only what is kept here was searched, or older enquiries did not come. */
export function PartialNotice({ keptOnly, outdated, failure, retry }: PartialNoticeProps) {
  if (failure === null && !keptOnly) return null;
  const older = outdated
    ? 'This list could not be loaded again and may be out of date.'
    : 'Older enquiries could not be loaded.';
  const words = keptOnly ? 'Only the enquiries that are kept here were searched.' : older;
  return (
    <div className={styles.partial}>
      <Notice role="status">
        <p>{words}</p>
        <button type="button" className={button({ kind: 'text' })} onClick={retry}>
          Try again
        </button>
      </Notice>
    </div>
  );
}
