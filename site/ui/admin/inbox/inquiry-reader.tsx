import { clsx } from 'clsx';
import { Copy, Mail, Reply, Trash2 } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { button } from '#ui/button/button.css.ts';
import { mailto } from '#ui/mailto.ts';
import { text } from '#ui/theme/text.css.ts';
import { withScript } from '#ui/theme/with-script.css.ts';
import { Facts } from '../facts.tsx';
import { StrangerText } from '../stranger-text.tsx';
import type { Inquiry } from './inquiry.ts';
import * as styles from './inquiry-reader.css.ts';
import { budgetLabel, serviceLabel } from './labels.ts';
import { LinkedText } from './linked-text.tsx';
import { replyAddress } from './reply-address.ts';

type InquiryReaderProps = {
  inquiry: Inquiry;
  received: ReactNode;
  /** The title's id, and its level on the page. */
  titleId: string;
  level: 'h2' | 'h3';
  titleRef?: Ref<HTMLHeadingElement>;
  /** For a shell that opens the mail program itself. Without it, links do. */
  onReply?(): void;
  /** For a shell that opens links in the message itself. */
  onOpenLink?(href: string): void;
  onCopyAddress(): void;
  /** Marks it as unread, and closes it: an open inquiry counts as read. */
  onMarkUnread(): void;
  onDelete(): void;
};

/** One whole inquiry: who wrote, the actions, the facts, and the message with its line breaks. */
export function InquiryReader(props: InquiryReaderProps) {
  const {
    inquiry,
    received,
    titleId,
    level: Title,
    titleRef,
    onReply,
    onOpenLink,
    onCopyAddress,
    onMarkUnread,
    onDelete,
  } = props;
  const { email, company, service, budget, regarding } = inquiry;
  const reply = (
    <>
      <Reply size={16} aria-hidden="true" />
      Reply
    </>
  );
  return (
    <div key={inquiry.id} className={styles.reader}>
      <div className={styles.head}>
        <Title id={titleId} ref={titleRef} tabIndex={-1} className={clsx(text({ as: 'heading' }), styles.title)}>
          <StrangerText>{inquiry.name}</StrangerText>
        </Title>
        <div className={styles.actions}>
          {onReply ? (
            <button type="button" className={button({ size: 'compact' })} onClick={onReply}>
              {reply}
            </button>
          ) : (
            <a className={button({ size: 'compact' })} href={replyAddress(inquiry)}>
              {reply}
            </a>
          )}
          <button
            type="button"
            className={clsx(button({ kind: 'secondary', size: 'compact' }), withScript)}
            onClick={onCopyAddress}
          >
            <Copy size={16} aria-hidden="true" />
            <span>
              Copy<span className={styles.roomy}> address</span>
            </span>
          </button>
          <button
            type="button"
            className={clsx(button({ kind: 'quiet', size: 'compact' }), withScript)}
            onClick={onMarkUnread}
          >
            <Mail size={16} aria-hidden="true" />
            Mark unread
          </button>
          <button
            type="button"
            className={clsx(button({ kind: 'quiet', size: 'compact' }), withScript)}
            onClick={onDelete}
          >
            <Trash2 size={16} aria-hidden="true" />
            Delete
          </button>
        </div>
      </div>
      <Facts
        of={{
          Email: onReply ? email : <a href={mailto(email)}>{email}</a>,
          Company: company,
          Service: serviceLabel(service),
          Budget: budget && budgetLabel(budget),
          Regarding: regarding,
          Received: received,
        }}
      />
      <p className={styles.message} dir="auto">
        <LinkedText text={inquiry.message} onOpen={onOpenLink} />
      </p>
    </div>
  );
}
