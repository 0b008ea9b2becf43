import { clsx } from 'clsx';
import { Reply, Trash2 } from 'lucide-react';
import type { Enquiry } from '#app/graphql/admin.ts';
import { Actions } from '#app/ui/actions/actions.tsx';
import { button } from '#app/ui/button/button.css.ts';
import { withScript } from '../copy/copy-button.css.ts';
import { CopyButton } from '../copy/copy-button.tsx';
import type { Listing } from '../listing/listing.ts';
import { ReadingPane } from '../listing/reading-pane.tsx';
import { EnquiryFacts } from './enquiry-facts.tsx';
import { message } from './enquiry-pane.css.ts';
import { replyAddress } from './reply-address.ts';

type EnquiryPaneProps = {
  /** Absent when the one that was chosen is not on this page of the list any more. */
  enquiry: Enquiry | undefined;
  listing: Listing;
  now: string;
  onDelete(enquiry: Enquiry): void;
};

const gone = {
  title: 'Not here any more',
  words: 'The enquiry was deleted, or it has moved to another page of the list.',
};

/** The enquiry that lies open, whole, with what can be done about it. */
export function EnquiryPane({ enquiry, listing, now, onDelete }: EnquiryPaneProps) {
  const item = enquiry ? { id: enquiry.id, title: enquiry.name } : null;
  return (
    <ReadingPane listing={listing} item={item} gone={gone}>
      {enquiry ? (
        <>
          <EnquiryFacts enquiry={enquiry} now={now} />
          <Actions>
            <a className={button({ size: 'compact' })} href={replyAddress(enquiry)}>
              <Reply size={18} aria-hidden="true" />
              Reply
            </a>
            <CopyButton what="address" value={enquiry.email} />
            <button
              type="button"
              className={clsx(button({ kind: 'quiet', size: 'compact' }), withScript)}
              onClick={() => onDelete(enquiry)}
            >
              <Trash2 size={18} aria-hidden="true" />
              Delete
            </button>
          </Actions>
          <p className={message}>{enquiry.message}</p>
        </>
      ) : null}
    </ReadingPane>
  );
}
