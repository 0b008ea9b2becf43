import { type MailCause, mailCauses } from '@agency/api/contract/mail';
import { grouped } from '@agency/api/contract/text';
import { clsx } from 'clsx';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { button } from '#ui/button/button.css.ts';
import { text } from '#ui/theme/text.css.ts';
import { withScript } from '#ui/theme/with-script.css.ts';
import { visuallyHidden } from '#ui/visually-hidden/visually-hidden.css.ts';
import { StrangerText } from '../stranger-text.tsx';
import { Moment } from '../time/moment.tsx';
import type { UndeliveredMail } from './mail.ts';
import * as styles from './mail-list.css.ts';

type MailListProps = {
  /** The newest undelivered mails. */
  mails: readonly UndeliveredMail[];
  /** The number of all undelivered mails. Older mails appear once the newest ones are delivered or discarded. */
  total: number;
  now: number;
  /** The title's heading level. */
  level: 'h1' | 'h2';
  titleRef: Ref<HTMLHeadingElement>;
  /** Returns the button that retries `mail`, or all mails if `mail` is null. */
  retry(mail: UndeliveredMail | null, label: ReactNode): ReactNode;
  onDiscard(mail: UndeliveredMail): void;
};

/** Lists undelivered mail, grouped by cause. */
export function MailList({ mails, total, now, level: Title, titleRef, retry, onDiscard }: MailListProps) {
  return (
    <section aria-labelledby="mail" className={styles.section}>
      <div className={styles.head}>
        <Title id="mail" ref={titleRef} tabIndex={-1} className={styles.title}>
          Undelivered mail
        </Title>
        {total > 1 ? retry(null, 'Send all again') : null}
      </div>
      {byCause(mails).map(({ cause, affected }) => (
        <CauseEntry key={cause} cause={cause} mails={affected} level={Title === 'h1' ? 'h2' : 'h3'}>
          {affected.map((mail) => (
            <MailRow key={mail.id} mail={mail} now={now} retry={retry} onDiscard={onDiscard} />
          ))}
        </CauseEntry>
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

type CauseEntryProps = {
  cause: Cause;
  mails: UndeliveredMail[];
  level: 'h2' | 'h3';
  children: ReactNode;
};

/** Shows a cause, the number of mails that it delays, the server's answers in a disclosure, and the mails. */
function CauseEntry({ cause, mails, level: Title, children }: CauseEntryProps) {
  const said = [...new Set(mails.flatMap(({ lastError }) => lastError ?? []))];
  const list = <ul className={styles.list}>{children}</ul>;
  return (
    <div>
      <div className={styles.cause}>
        <TriangleAlert className={styles.sign} size={18} aria-hidden="true" />
        <div className={styles.text}>
          <Title className={styles.causeTitle}>
            {titles[cause]}: {countOf(mails.length)}
          </Title>
          {said.length > 0 ? (
            <details>
              <summary className={styles.summary}>Server response</summary>
              {said.map((words) => (
                <p key={words} className={styles.reason}>
                  <StrangerText>{words}</StrangerText>
                </p>
              ))}
              {cause === 'unreachable' || cause === 'signIn' ? (
                <p className={styles.hint}>
                  The environment variable SMTP_URL sets the mail server and its sign-in, as described in the README.
                </p>
              ) : null}
            </details>
          ) : null}
        </div>
      </div>
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

const shownAtOnce = 3;
const countOf = (count: number): string => (count === 1 ? '1 mail' : `${grouped(count)} mails`);

/** The labels of the kinds of mail. */
const labels: Record<string, string> = {
  'inquiry-notification': 'Notice of an inquiry',
  'inquiry-receipt': 'Receipt of an inquiry',
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
  'backup-failed': 'Notice of a failed backup',
};

/** Returns the label of a kind of mail. A kind without one is returned as it is. */
export const kindLabel = (kind: string): string => labels[kind] ?? kind;

const standings = { trying: 'being sent now', waiting: 'will be retried', failed: 'failed' };

type MailRowProps = Pick<MailListProps, 'now' | 'retry' | 'onDiscard'> & { mail: UndeliveredMail };

/** Shows an undelivered mail: its kind, recipient, and state, and buttons to retry or discard it. */
function MailRow({ mail, now, retry, onDiscard }: MailRowProps) {
  const { kind, recipient, delivery, attempts, createdAt } = mail;
  return (
    <li className={styles.mail}>
      <div className={styles.text}>
        <p className={styles.what}>
          <strong>{kindLabel(kind)}</strong> to <StrangerText>{recipient}</StrangerText>
        </p>
        <p className={text({ as: 'label', tone: 'muted' })}>
          Written <Moment at={createdAt} now={now} />, tried {attempts === 1 ? 'once' : `${attempts} times`},{' '}
          {standings[delivery]}
        </p>
      </div>
      {delivery === 'trying' ? null : (
        <div className={styles.actions}>
          {retry(
            mail,
            <>
              Send again <span className={visuallyHidden}>to {recipient}</span>
            </>,
          )}
          <button
            type="button"
            className={clsx(button({ kind: 'quiet', size: 'compact' }), withScript)}
            onClick={() => onDiscard(mail)}
          >
            Discard <span className={visuallyHidden}>the mail to {recipient}</span>
          </button>
        </div>
      )}
    </li>
  );
}
