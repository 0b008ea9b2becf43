import { grouped } from '@agency/api/contract/text';
import { text } from '@agency/site/ui/theme/text.css.ts';
import * as styles from './reader.css.ts';
import { useUnread } from './use-unread.ts';

type NoInquiryOpenProps = {
  /** Null while nobody knows. */
  total: number | null;
  gone: boolean;
  failed: boolean;
};

/** What stands where no inquiry lies open. */
export function NoInquiryOpen({ total, gone, failed }: NoInquiryOpenProps) {
  const { count: unread } = useUnread();
  return (
    <section aria-label="No inquiry open" className={styles.nothing}>
      {gone || failed ? (
        <p className={text({ as: 'lead' })} role="status">
          {gone ? 'This inquiry is not here any more. It was deleted.' : 'This inquiry could not be loaded.'}
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
              <dt className={text({ as: 'label' })}>{total === 1 ? 'inquiry' : 'inquiries'} in all</dt>
              <dd className={text({ as: 'figure' })}>{grouped(total)}</dd>
            </div>
          )}
        </dl>
      )}
      <p className={text({ as: 'remark' })}>
        {total === 0 ? 'Press ? for all keys.' : 'Press J and K to go through the inquiries, and ? for all keys.'}
      </p>
    </section>
  );
}
