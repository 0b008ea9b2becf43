import { type MailCause, mailCauses } from '@agency/api/contract/mail';
import { grouped } from '@agency/api/contract/text';
import { clsx } from 'clsx';
import { Trash2, TriangleAlert } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { button } from '#ui/button/button.css.ts';
import { text } from '#ui/theme/text.css.ts';
import { withScript } from '#ui/theme/with-script.css.ts';
import { visuallyHidden } from '#ui/visually-hidden/visually-hidden.css.ts';
import { standing } from '../list/list-row.css.ts';
import { Status } from '../status.tsx';
import { StrangerText } from '../stranger-text.tsx';
import { Moment } from '../time/moment.tsx';
import { WhatToDo } from '../what-to-do.tsx';
import type { UndeliveredMail } from './mail.ts';
import * as styles from './mail-list.css.ts';

type MailListProps = {
  /** The newest undelivered mails. */
  mails: readonly UndeliveredMail[];
  /** The number of all undelivered mails. Older mails appear once the newest ones are delivered or discarded. */
  total: number;
  now: number;
  level: 'h1' | 'h2';
  titleRef: Ref<HTMLHeadingElement>;
  /** Shown if there are no undelivered mails. */
  empty: ReactNode;
  /** Further controls at the end of the title's line. */
  tools?: ReactNode;
  /** Returns a link to the record that a mail is about. */
  open(subject: MailSubject, label: string): ReactNode;
  /** Returns the button that retries `mail`, or all mails if `mail` is null. */
  retry(mail: UndeliveredMail | null, label: ReactNode, kind: 'primary' | 'secondary'): ReactNode;
  onDiscard(mail: UndeliveredMail): void;
};

export type MailSubject = { kind: 'inquiry' | 'order' | 'subscription'; id: string };

/** Lists undelivered mail, grouped by cause. */
export function MailList({ mails, total, level: Title, titleRef, empty, tools, ...row }: MailListProps) {
  return (
    <section aria-labelledby="mail" className={styles.section}>
      <div className={styles.head}>
        <div className={styles.about}>
          <Title id="mail" ref={titleRef} tabIndex={-1} className={clsx(text({ as: 'heading' }), styles.title)}>
            Mail
          </Title>
          {total > 0 ? <p className={text({ as: 'label', tone: 'muted' })}>{grouped(total)} undelivered</p> : null}
        </div>
        <div className={styles.tools}>
          {total > 1 ? row.retry(null, 'Send all again', 'primary') : null}
          {tools}
        </div>
      </div>
      {mails.length === 0 ? empty : null}
      {byCause(mails).map(({ cause, affected }) => (
        <CauseEntry key={cause} {...row} cause={cause} mails={affected} level={Title === 'h1' ? 'h2' : 'h3'} />
      ))}
      {total > mails.length ? (
        <p className={text({ as: 'remark' })}>
          These are the newest {grouped(mails.length)} of {grouped(total)}. Older ones follow as these are delivered or
          discarded.
        </p>
      ) : null}
    </section>
  );
}

type Cause = MailCause | 'trying';

/** Groups mails by cause, in the order of `titles`: the causes that delay all mail come first. */
function byCause(mails: readonly UndeliveredMail[]): { cause: Cause; affected: UndeliveredMail[] }[] {
  const causeOf = ({ delivery, cause }: UndeliveredMail): Cause =>
    delivery === 'trying' ? delivery : (cause ?? 'other');
  const groups = Map.groupBy(mails, causeOf);
  return (Object.keys(titles) as Cause[]).flatMap((cause) => {
    const affected = groups.get(cause);
    return affected ? [{ cause, affected }] : [];
  });
}

const titles: Record<Cause, string> = { ...mailCauses, trying: 'Being sent now' };

const sendAgain = 'Send the mail below again.';
const code = (name: string) => <code className={styles.code}>{name}</code>;

/** What the admin can do about a cause, in order. */
const advice: Record<MailCause, readonly ReactNode[]> = {
  unreachable: [
    <>Check the host and port in the environment variable {code('SMTP_URL')}.</>,
    'Check that the mail server is running.',
    sendAgain,
  ],
  signIn: [
    <>Correct the user name and password in the environment variable {code('SMTP_URL')}.</>,
    'Restart the server.',
    sendAgain,
  ],
  recipient: ['Check the address.', 'If it is right, send the mail again. If it is wrong, discard the mail.'],
  refused: [
    'Read the server response.',
    <>If it is about the sender, correct the environment variable {code('MAIL_FROM')}, and restart the server.</>,
    sendAgain,
  ],
  other: ['Read the server response.', 'Send the mail again, and discard it if it fails again.'],
};

type CauseEntryProps = Pick<MailListProps, 'now' | 'open' | 'retry' | 'onDiscard'> & {
  cause: Cause;
  mails: UndeliveredMail[];
  level: 'h2' | 'h3';
};

/** Shows the mails of one cause, and what to do about the cause. */
function CauseEntry({ cause, mails, level: Title, ...row }: CauseEntryProps) {
  const list = (
    <ul className={styles.list}>
      {mails.map((mail) => (
        <li key={mail.id} className={styles.mail}>
          <div className={styles.text}>
            <p className={styles.fact}>
              <Fact mail={mail} />
            </p>
            <State mail={mail} now={row.now} open={row.open} />
          </div>
          <Actions mail={mail} {...row} />
        </li>
      ))}
    </ul>
  );
  return (
    <div className={styles.cause}>
      {cause === 'trying' ? (
        <div>
          <Title className={styles.fact}>{titles[cause]}</Title>
          <p className={styles.state}>The result appears here.</p>
        </div>
      ) : (
        <WhatToDo id={`mail-${cause}`} level={Title} title={titles[cause]} steps={advice[cause]}>
          <Responses of={mails} />
        </WhatToDo>
      )}
      {mails.length > shownAtOnce ? (
        <details>
          <summary className={styles.summary}>Show the {countOf(mails.length)}</summary>
          {list}
        </details>
      ) : (
        list
      )}
    </div>
  );
}

/** Shows each distinct answer of the mail server once. */
function Responses({ of: mails }: { of: readonly UndeliveredMail[] }) {
  const said = [...new Set(mails.flatMap(({ lastError }) => lastError ?? []))];
  if (said.length === 0) return null;
  return (
    <details>
      <summary className={styles.summary}>Server response</summary>
      {said.map((words) => (
        <p key={words} className={styles.reason}>
          <StrangerText>{words}</StrangerText>
        </p>
      ))}
    </details>
  );
}

export const noMail =
  'All mail has been delivered. A confirmation or reply that does not arrive is listed here, with its cause and a button to send it again.';

const shownAtOnce = 3;
const countOf = (count: number): string => (count === 1 ? '1 mail' : `${grouped(count)} mails`);

const labels: Record<string, string> = {
  'inquiry-notification': 'Notice of an inquiry',
  'inquiry-receipt': 'Confirmation of an inquiry',
  'password-reset': 'Password reset link',
  'plan-link': 'Link to a plan',
  'performance-report': 'Performance report',
  reply: 'Reply to an inquiry',
  'order-notification': 'Notice of an order',
  'order-confirmation': 'Order confirmation',
  'order-needs-review': 'Notice of an order that needs review',
  'payment-denied': 'Message about a denied payment',
  'payment-denied-notice': 'Notice of a denied payment',
  'subscription-notice': 'Notice about a subscription',
  'subscription-past-due': 'Notice of a payment past due',
  'subscription-changed': 'Notice of a change of a plan',
  'subscription-ended': 'Notice of a plan that ended',
  'backup-failed': 'Notice of a failed backup',
};

/** Returns the label of a kind of mail, or the kind itself if it has no label. */
export const kindLabel = (kind: string): string => labels[kind] ?? kind;

const endings = { trying: ', being sent now', waiting: ', will be retried', failed: '' };

type MailProps = { mail: UndeliveredMail };

const leads = { trying: 'is being sent', waiting: 'has not received', failed: 'did not get' };

/** Names a mail and its recipient, and says whether it is being sent, will be retried, or failed. */
function Fact({ mail: { kind, recipient, delivery } }: MailProps) {
  const what = kindLabel(kind);
  return (
    <>
      <StrangerText>{recipient}</StrangerText> {leads[delivery]} the {what.charAt(0).toLowerCase() + what.slice(1)}
    </>
  );
}

/**
 * Says whether a mail failed or will be retried, when it was written, and how many attempts were made. Links to the
 * record that the mail is about.
 */
function State({ mail, now, open }: MailProps & Pick<MailListProps, 'now' | 'open'>) {
  const { createdAt, attempts, delivery } = mail;
  const subject = subjectOf(mail);
  return (
    <p className={styles.state}>
      {delivery === 'failed' ? (
        <span className={standing}>
          <Status Mark={TriangleAlert} tone="caution">
            Failed
          </Status>
        </span>
      ) : null}
      Written <Moment at={createdAt} now={now} />, tried {attempts === 1 ? 'once' : `${attempts} times`}
      {endings[delivery]}
      {subject ? <>. {open(subject, `Open the ${subject.kind}`)}</> : null}
    </p>
  );
}

function subjectOf({ inquiry, orderId, subscriptionId }: UndeliveredMail): MailSubject | null {
  if (inquiry) return { kind: 'inquiry', id: inquiry };
  if (orderId) return { kind: 'order', id: orderId };
  return subscriptionId ? { kind: 'subscription', id: subscriptionId } : null;
}

/** The buttons that retry or discard a mail; none while it is being sent. */
function Actions({ mail, retry, onDiscard }: MailProps & Pick<MailListProps, 'retry' | 'onDiscard'>) {
  if (mail.delivery === 'trying') return null;
  return (
    <div className={styles.actions}>
      {retry(
        mail,
        <>
          Send again <span className={visuallyHidden}>to {mail.recipient}</span>
        </>,
        'secondary',
      )}
      <button
        type="button"
        className={clsx(button({ kind: 'quiet', size: 'compact' }), withScript)}
        onClick={() => onDiscard(mail)}
      >
        <Trash2 size={16} aria-hidden="true" />
        Discard <span className={visuallyHidden}>the mail to {mail.recipient}</span>
      </button>
    </div>
  );
}
