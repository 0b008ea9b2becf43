import { spamLabels } from '@agency/api/contract/spam';
import { clsx } from 'clsx';
import { Copy, Reply } from 'lucide-react';
import type { ComponentProps, ReactNode, Ref } from 'react';
import { button } from '#ui/button/button.css.ts';
import { text } from '#ui/theme/text.css.ts';
import { withScript } from '#ui/theme/with-script.css.ts';
import { Facts } from '../facts.tsx';
import * as personStyles from '../people/person-column.css.ts';
import { usePersonShown } from '../people/use-person-shown.ts';
import { StrangerText } from '../stranger-text.tsx';
import { Moment } from '../time/moment.tsx';
import { canReply, InquiryActions } from './inquiry-actions.tsx';
import type { Inquiry } from './inquiry-documents.ts';
import * as styles from './inquiry-reader.css.ts';
import { budgetLabel, serviceLabel } from './labels.ts';
import { LinkedText } from './linked-text.tsx';
import { replyAddress } from './reply-address.ts';
import { Standing, standingOf } from './standing.tsx';

type InquiryReaderProps = {
  inquiry: Inquiry;
  /** The current time for relative times, in ms. */
  now: number;
  /** The title's id and, in `level`, its heading level. */
  titleId: string;
  level: 'h2' | 'h3';
  titleRef?: Ref<HTMLHeadingElement>;
  /** The link to all inquiries from the same address. */
  bySender: ReactNode;
  /** The column about the sender. */
  person: ReactNode;
  /** The replies, the reply field, and the timeline. */
  conversation: ReactNode;
  /** Moves the focus to the reply field. */
  onReply(): void;
  onCopyAddress(): void;
  /** Opens the mail program from the console. By default, a `mailto:` link opens it. */
  onOpenMail?(): void;
  /** Opens a link of the message from the console. By default, the browser opens it. */
  onOpenLink?(href: string): void;
} & Omit<ComponentProps<typeof InquiryActions>, 'reply'>;

/** Shows a complete inquiry: sender, actions, facts, message, and conversation. */
export function InquiryReader(props: InquiryReaderProps) {
  const {
    inquiry,
    now,
    titleId,
    level: Title,
    titleRef,
    bySender,
    person,
    conversation,
    onReply,
    onCopyAddress,
    onOpenMail,
    onOpenLink,
    ...actions
  } = props;
  const { email, company, service, budget, regarding } = inquiry;
  const { shown, toggle } = usePersonShown();
  return (
    <div key={inquiry.id} className={personStyles.place}>
      <div className={styles.head}>
        <Title id={titleId} ref={titleRef} tabIndex={-1} className={clsx(text({ as: 'heading' }), styles.title)}>
          <StrangerText>{inquiry.name}</StrangerText>
        </Title>
        <InquiryActions
          {...actions}
          inquiry={inquiry}
          reply={
            canReply(inquiry) ? (
              <button
                type="button"
                className={clsx(button({ kind: 'secondary', size: 'compact' }), withScript)}
                onClick={onReply}
              >
                <Reply size={16} aria-hidden="true" />
                Reply
              </button>
            ) : null
          }
        />
      </div>
      <div className={personStyles.panes} data-person={shown ? '' : undefined}>
        <div className={styles.reader}>
          <Facts
            of={{
              Status: standingOf(inquiry, now) && <Standing inquiry={inquiry} now={now} />,
              Email: (
                <>
                  {onOpenMail ? (
                    <button type="button" className={button({ kind: 'text' })} onClick={onOpenMail}>
                      {email}
                    </button>
                  ) : (
                    <a href={replyAddress(inquiry)}>{email}</a>
                  )}{' '}
                  <button
                    type="button"
                    aria-label="Copy address"
                    className={clsx(button({ kind: 'text' }), styles.copy, withScript)}
                    onClick={onCopyAddress}
                  >
                    <Copy size={16} aria-hidden="true" />
                  </button>
                </>
              ),
              Sender: (
                <span className={styles.sender}>
                  {bySender}
                  <button
                    type="button"
                    className={clsx(button({ kind: 'text' }), withScript)}
                    aria-expanded={shown}
                    onClick={toggle}
                  >
                    {shown ? 'Hide sender details' : 'Show sender details'}
                  </button>
                </span>
              ),
              Company: company,
              Service: serviceLabel(service),
              Budget: budget && budgetLabel(budget),
              Regarding: regarding,
              'Spam reasons': inquiry.state === 'spam' && spamLabels(inquiry.spamReasons).join('. '),
              Received: <Moment at={inquiry.createdAt} now={now} as="full" />,
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
