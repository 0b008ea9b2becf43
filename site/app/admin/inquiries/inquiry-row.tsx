import { serviceLabel } from '#ui/admin/inbox/labels.ts';
import * as styles from '../listing/item-list.css.ts';
import { ItemRow } from '../listing/item-row.tsx';
import type { Listing } from '../listing/listing.ts';
import type { Inquiry } from './inquiry-actions.ts';

type InquiryRowProps = { inquiry: Inquiry; listing: Listing; open: boolean; now: string };

/** One line of the inbox: who, when, about what, and how it begins. */
export function InquiryRow({ inquiry, ...row }: InquiryRowProps) {
  const { id, name, company, service, message, createdAt, readAt } = inquiry;
  return (
    <ItemRow id={id} name={name} at={createdAt} unread={readAt === null} {...row}>
      <span className={styles.about}>
        {serviceLabel(service)}
        {company ? `, ${company}` : null}{' '}
      </span>
      <span className={styles.beginning}>{message.slice(0, 160)}</span>
    </ItemRow>
  );
}
