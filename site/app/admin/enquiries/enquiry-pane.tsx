import { clsx } from 'clsx';
import { ArrowLeft, Reply, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import type { Enquiry } from '#app/graphql/admin.ts';
import { text } from '#app/theme/text.css.ts';
import { Actions } from '#app/ui/actions/actions.tsx';
import { button } from '#app/ui/button/button.css.ts';
import { addressOf, type Listing } from '../listing.ts';
import { CopyAddress } from './copy-address.tsx';
import { EnquiryFacts } from './enquiry-facts.tsx';
import * as styles from './enquiry-pane.css.ts';
import { replyAddress } from './reply-address.ts';
import { openTitleId } from './use-enquiry-focus.ts';

type EnquiryPaneProps = {
  /** Absent when the one that was chosen is not on this page of the list any more. */
  enquiry: Enquiry | undefined;
  listing: Listing;
  now: string;
  onDelete(enquiry: Enquiry): void;
};

/** The enquiry that lies open, whole, with what can be done about it. */
export function EnquiryPane({ enquiry, listing, now, onDelete }: EnquiryPaneProps) {
  return (
    <article aria-labelledby={openTitleId} className={styles.pane}>
      <Link className={styles.back} to={`${addressOf(listing, { enquiry: null })}#enquiries`} preventScrollReset>
        <ArrowLeft size={18} aria-hidden="true" />
        All enquiries
      </Link>
      {enquiry ? (
        <div key={enquiry.id} className={styles.content}>
          <h3 id={openTitleId} tabIndex={-1} className={clsx(text({ as: 'heading' }), styles.title)}>
            {enquiry.name}
          </h3>
          <EnquiryFacts enquiry={enquiry} now={now} />
          <Actions>
            <a className={button({ size: 'compact' })} href={replyAddress(enquiry)}>
              <Reply size={18} aria-hidden="true" />
              Reply
            </a>
            <CopyAddress address={enquiry.email} />
            <button
              type="button"
              className={clsx(button({ kind: 'quiet', size: 'compact' }), styles.withScript)}
              onClick={() => onDelete(enquiry)}
            >
              <Trash2 size={18} aria-hidden="true" />
              Delete
            </button>
          </Actions>
          <p className={styles.message}>{enquiry.message}</p>
        </div>
      ) : (
        <div className={styles.content}>
          <h3 id={openTitleId} tabIndex={-1} className={clsx(text({ as: 'heading' }), styles.title)}>
            Not here any more
          </h3>
          <p>The enquiry was deleted, or it has moved to another page of the list.</p>
        </div>
      )}
    </article>
  );
}
