import { button } from '../ui/button/button.css.ts';
import { Notice } from '../ui/notice/notice.tsx';
import * as styles from './inbox.css.ts';
import type { Enquiries } from './use-enquiries.ts';

/** Says that a list is not all there is: only what is kept here was searched, or older enquiries did not come. */
export function PartialNotice({ keptOnly, failure, retry }: Pick<Enquiries, 'keptOnly' | 'failure' | 'retry'>) {
  if (failure === null) return null;
  return (
    <div className={styles.partial}>
      <Notice role="status">
        <p>
          {keptOnly ? 'Only the enquiries that are kept here were searched.' : 'Older enquiries could not be loaded.'}
        </p>
        <button type="button" className={button({ kind: 'text' })} onClick={retry}>
          Try again
        </button>
      </Notice>
    </div>
  );
}
