import { grouped } from '@agency/api/contract/text/grouped';
import { text } from '@agency/site/theme/text.css.ts';
import { remark } from '../theme/remark.css.ts';
import * as styles from './enquiry-pane.css.ts';

type NoEnquiryOpenProps = {
  /** Null while nobody knows, and so is `total`. */
  unread: number | null;
  total: number | null;
  gone: boolean;
  failed: boolean;
};

/** What stands where no enquiry lies open. */
export function NoEnquiryOpen({ unread, total, gone, failed }: NoEnquiryOpenProps) {
  return (
    <section aria-label="No enquiry open" className={styles.nothing}>
      {gone || failed ? (
        <p className={text({ as: 'lead' })} role="status">
          {gone ? 'This enquiry is not here any more. It was deleted.' : 'This enquiry could not be loaded.'}
        </p>
      ) : null}
      {unread === null && total === null ? null : (
        <dl className={styles.soundings}>
          {unread === null ? null : (
            <div className={styles.sounding}>
              <dt className={text({ as: 'label' })}>unread</dt>
              <dd className={text({ as: 'figure', tone: unread > 0 ? 'accent' : 'plain' })}>{grouped(unread)}</dd>
            </div>
          )}
          {total === null ? null : (
            <div className={styles.sounding}>
              <dt className={text({ as: 'label' })}>{total === 1 ? 'enquiry' : 'enquiries'} in all</dt>
              <dd className={text({ as: 'figure' })}>{grouped(total)}</dd>
            </div>
          )}
        </dl>
      )}
      <p className={remark}>
        {total === 0 ? 'Press ? for all keys.' : 'Press J and K to go through the enquiries, and ? for all keys.'}
      </p>
    </section>
  );
}
