import { clsx } from 'clsx';
import { Reply, Trash2 } from 'lucide-react';
import { Actions } from '#ui/actions/actions.tsx';
import { button } from '#ui/button/button.css.ts';
import { withScript } from '../copy/copy-button.css.ts';
import { CopyButton } from '../copy/copy-button.tsx';
import type { Listing } from '../listing/listing.ts';
import { ReadingPane } from '../listing/reading-pane.tsx';
import type { Inquiry } from './inquiry-actions.ts';
import { InquiryFacts } from './inquiry-facts.tsx';
import { message } from './inquiry-pane.css.ts';
import { replyAddress } from './reply-address.ts';

type InquiryPaneProps = {
  /** Absent when the one that was chosen is not on this page of the list any more. */
  inquiry: Inquiry | undefined;
  listing: Listing;
  now: string;
  onDelete(inquiry: Inquiry): void;
};

const gone = {
  title: 'Not here any more',
  words: 'The inquiry was deleted, or it has moved to another page of the list.',
};

/** The inquiry that lies open, whole, with what can be done about it. */
export function InquiryPane({ inquiry, listing, now, onDelete }: InquiryPaneProps) {
  const item = inquiry ? { id: inquiry.id, title: inquiry.name } : null;
  return (
    <ReadingPane listing={listing} item={item} gone={gone}>
      {inquiry ? (
        <>
          <InquiryFacts inquiry={inquiry} now={now} />
          <Actions>
            <a className={button({ size: 'compact' })} href={replyAddress(inquiry)}>
              <Reply size={18} aria-hidden="true" />
              Reply
            </a>
            <CopyButton what="address" value={inquiry.email} />
            <button
              type="button"
              className={clsx(button({ kind: 'quiet', size: 'compact' }), withScript)}
              onClick={() => onDelete(inquiry)}
            >
              <Trash2 size={18} aria-hidden="true" />
              Delete
            </button>
          </Actions>
          <p className={message}>{inquiry.message}</p>
        </>
      ) : null}
    </ReadingPane>
  );
}
