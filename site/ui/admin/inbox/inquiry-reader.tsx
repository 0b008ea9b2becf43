import { spamLabels } from '@agency/api/contract/spam';
import { clsx } from 'clsx';
import { Copy } from 'lucide-react';
import type { ComponentProps, ReactNode, Ref } from 'react';
import { button } from '#ui/button/button.css.ts';
import { withScript } from '#ui/theme/with-script.css.ts';
import { Facts } from '../facts.tsx';
import * as personStyles from '../people/person-column.css.ts';
import { usePersonShown } from '../people/use-person-shown.ts';
import { Byline, ReaderHead } from '../reader/reader.tsx';
import { StrangerText } from '../stranger-text.tsx';
import { Moment } from '../time/moment.tsx';
import { InquiryActions, InquiryTools, PersonToggle } from './inquiry-actions.tsx';
import type { Inquiry } from './inquiry-documents.ts';
import * as styles from './inquiry-reader.css.ts';
import { budgetLabel, serviceLabel } from './labels.ts';
import { LinkedText } from './linked-text.tsx';
import { replyAddress } from './reply-address.ts';
import { Standing } from './standing.tsx';

type InquiryReaderProps = {
  inquiry: Inquiry;
  /** The current time in ms, from which ages are calculated. */
  now: number;
  titleId: string;
  level: 'h2' | 'h3';
  titleRef?: Ref<HTMLHeadingElement>;
  /** The link to all inquiries from the same address. */
  bySender: ReactNode;
  /** The column about the sender. */
  person: ReactNode;
  /** The replies, the reply field, and the timeline. */
  conversation: ReactNode;
  onCopyAddress(): void;
  /** Opens the mail program from the console. Unset in the browser, where a `mailto:` link does the same. */
  onOpenMail?(): void;
  /** Opens a link in the console. Unset in the browser, which follows links itself. */
  onOpenLink?(href: string): void;
} & ComponentProps<typeof InquiryActions> &
  ComponentProps<typeof InquiryTools>;

/** Shows a complete inquiry: sender, actions, facts, message, and thread. */
export function InquiryReader(props: InquiryReaderProps) {
  const {
    inquiry,
    now,
    titleId,
    level,
    titleRef,
    bySender,
    person,
    conversation,
    onReply,
    onAct,
    onCopyAddress,
    onOpenMail,
    onOpenLink,
    ...tools
  } = props;
  const { email, company, service, budget, regarding } = inquiry;
  const { shown, toggle } = usePersonShown();
  return (
    <div key={inquiry.id} className={personStyles.place}>
      <ReaderHead
        titleId={titleId}
        level={level}
        titleRef={titleRef}
        name={inquiry.name}
        end={<PersonToggle shown={shown} onToggle={toggle} />}
      >
        <Byline>
          <Standing inquiry={inquiry} now={now} />
          <StrangerText>{serviceLabel(service)}</StrangerText>
          <Moment at={inquiry.createdAt} now={now} as="full" />
        </Byline>
        <Byline>
          <span className={styles.address}>
            {onOpenMail ? (
              <button type="button" className={button({ kind: 'text' })} onClick={onOpenMail}>
                {email}
              </button>
            ) : (
              <a href={replyAddress(inquiry)}>{email}</a>
            )}
            <button
              type="button"
              aria-label="Copy address"
              className={clsx(button({ kind: 'text' }), styles.copy, withScript)}
              onClick={onCopyAddress}
            >
              <Copy size={16} aria-hidden="true" />
            </button>
          </span>
          {inquiry.personInquiryCount > 1 ? <span className={styles.bySender}>{bySender}</span> : null}
        </Byline>
        <div className={styles.actions}>
          <InquiryActions inquiry={inquiry} onReply={onReply} onAct={onAct} />
          <InquiryTools {...tools} inquiry={inquiry} onAct={onAct} />
        </div>
      </ReaderHead>
      <div className={personStyles.panes} data-person={shown ? '' : undefined}>
        <div className={styles.reader}>
          <Facts
            of={{
              Company: company,
              Budget: budget && budgetLabel(budget),
              Regarding: regarding,
              'Spam reasons': inquiry.state === 'spam' && spamLabels(inquiry.spamReasons).join('. '),
            }}
          />
          <p className={styles.message} dir="auto">
            <LinkedText text={inquiry.message} onOpen={onOpenLink} />
          </p>
          {conversation}
        </div>
        {shown ? person : null}
      </div>
    </div>
  );
}
