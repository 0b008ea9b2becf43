import type { ReactNode } from 'react';
import * as styles from '../list/list-row.css.ts';
import { ListRow } from '../list/list-row.tsx';
import { StrangerText } from '../stranger-text.tsx';
import type { Inquiry } from './inquiry-documents.ts';
import { serviceLabel } from './labels.ts';
import { Standing } from './standing.tsx';

type InquiryRowProps = { inquiry: Inquiry; unread: boolean; when: ReactNode; now: number };

/**
 * The content of a row in the inbox: sender, time, service, and the beginning of the message. The caller wraps it in
 * a link or option.
 */
export function InquiryRow({ inquiry, unread, when, now }: InquiryRowProps) {
  const { name, company, service, message, personInquiryCount: of } = inquiry;
  return (
    <ListRow name={name} unread={unread} count={{ of, label: 'inquiries from this address' }} when={when}>
      <span className={styles.about}>
        <Standing inquiry={inquiry} now={now} />
        <span>
          <StrangerText>{serviceLabel(service)}</StrangerText>
          {company ? (
            <>
              , <StrangerText>{company}</StrangerText>
            </>
          ) : null}{' '}
        </span>
      </span>
      <span className={styles.beginning}>
        <StrangerText>{message.slice(0, 160)}</StrangerText>
      </span>
    </ListRow>
  );
}
