import { clsx } from 'clsx';
import type { ComponentType, FormEvent } from 'react';
import type { FormProps } from 'react-router';
import { Moment } from '#ui/admin/time/moment.tsx';
import { button } from '#ui/button/button.css.ts';
import { text } from '#ui/theme/text.css.ts';
import { withScript } from '#ui/theme/with-script.css.ts';
import { visuallyHidden } from '#ui/visually-hidden/visually-hidden.css.ts';
import type { UndeliveredMail } from './mail-actions.ts';
import * as styles from './undelivered-mails.css.ts';

/** What people call a kind of mail. */
const labels: Record<string, string> = {
  'inquiry-notification': 'Notice of an inquiry',
  'inquiry-receipt': 'Receipt of an inquiry',
  'password-reset': 'Password reset link',
  'performance-report': 'Performance report',
  'order-notification': 'Notice of an order',
  'order-confirmation': 'Order confirmation',
  'order-needs-review': 'Notice of an order that needs review',
  'payment-denied': 'Message about a denied payment',
  'payment-denied-notice': 'Notice of a denied payment',
};

/** A kind without a name of its own is shown as it is. */
const kindLabel = (kind: string): string => labels[kind] ?? kind;

type UndeliveredMailRowProps = {
  mail: UndeliveredMail;
  now: number;
  Form: ComponentType<FormProps>;
  /** This very mail is being sent. */
  pending: boolean;
  onSubmit(event: FormEvent<HTMLFormElement>): void;
  onDiscard(): void;
};

/** One mail that did not arrive: what, to whom, why, and the ways to try again at once or to let it be. */
export function UndeliveredMailRow({ mail, now, Form, pending, onSubmit, onDiscard }: UndeliveredMailRowProps) {
  const { id, kind, recipient, state, attempts, lastError, createdAt } = mail;
  return (
    <li className={styles.mail}>
      <div className={styles.text}>
        <p className={styles.what}>
          <strong>{kindLabel(kind)}</strong> to {recipient}
        </p>
        <p className={text({ as: 'label', tone: 'muted' })}>
          Written <Moment at={createdAt} now={now} />, tried {attempts === 1 ? 'once' : `${attempts} times`},{' '}
          {state === 'waiting' ? 'still being tried' : 'given up'}
        </p>
        {lastError ? <p className={styles.reason}>{lastError}</p> : null}
      </div>
      <div className={styles.actions}>
        <Form method="post" onSubmit={onSubmit}>
          <input type="hidden" name="intent" value="retry-mail" />
          <input type="hidden" name="id" value={id} />
          <button type="submit" className={button({ kind: 'secondary', size: 'compact' })} aria-disabled={pending}>
            {pending ? 'Sending...' : 'Send again'} <span className={visuallyHidden}>to {recipient}</span>
          </button>
        </Form>
        <button
          type="button"
          className={clsx(button({ kind: 'quiet', size: 'compact' }), withScript)}
          onClick={onDiscard}
        >
          Discard <span className={visuallyHidden}>the mail to {recipient}</span>
        </button>
      </div>
    </li>
  );
}
