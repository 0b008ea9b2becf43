import { Link } from 'react-router';
import type { Enquiry } from '#app/graphql/admin.ts';
import { addressOf, type Listing } from '../listing.ts';
import { Moment } from '../moment.tsx';
import * as styles from './enquiry-list.css.ts';
import { serviceLabel } from './labels.ts';
import { openTitleId, rowId } from './use-enquiry-focus.ts';

type EnquiryRowProps = { enquiry: Enquiry; listing: Listing; open: boolean; now: string };

/** One line of the inbox: who, when, about what, and how it begins. */
export function EnquiryRow({ enquiry, listing, open, now }: EnquiryRowProps) {
  const { id, name, company, service, message, createdAt } = enquiry;
  return (
    <Link
      id={rowId(id)}
      className={styles.row}
      // The fragment is for readers without scripts, whose browser would begin at the top of the page.
      to={`${addressOf(listing, { enquiry: id })}#${openTitleId}`}
      preventScrollReset
      aria-current={open ? 'true' : undefined}
    >
      <span className={styles.name}>{name} </span>
      <span className={styles.age}>
        <Moment at={createdAt} now={now} />{' '}
      </span>
      <span className={styles.about}>
        {serviceLabel(service)}
        {company ? `, ${company}` : null}{' '}
      </span>
      <span className={styles.beginning}>{message.slice(0, 160)}</span>
    </Link>
  );
}
