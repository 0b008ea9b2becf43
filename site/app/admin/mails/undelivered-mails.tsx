import { clsx } from 'clsx';
import { TriangleAlert } from 'lucide-react';
import { type ComponentType, type FormEvent, useRef } from 'react';
import type { FormProps } from 'react-router';
import { Moment } from '#ui/admin/time/moment.tsx';
import { button } from '#ui/button/button.css.ts';
import { useDialogAbout } from '#ui/dialog/use-dialog-about.ts';
import { text } from '#ui/theme/text.css.ts';
import { withScript } from '#ui/theme/with-script.css.ts';
import { toast } from '#ui/toast/toast-store.ts';
import { visuallyHidden } from '#ui/visually-hidden/visually-hidden.css.ts';
import { DeleteByIntent } from '../delete-by-intent.tsx';
import { toastFailure } from '../toast-failure.ts';
import { useIntent } from '../use-intent.ts';
import type { UndeliveredMail } from './mail-actions.ts';
import * as styles from './undelivered-mails.css.ts';

type UndeliveredMailsProps = {
  mails: readonly UndeliveredMail[];
  /** There are others, which show up as these are sent or discarded. */
  more: boolean;
  now: number;
  /** Takes the focus when the last mail is gone. */
  next(): HTMLElement | null;
};

/**
 * Mail that did not arrive and that nobody else will notice. Nothing is drawn when there is none; the result of sending
 * one again or discarding it is awaited here and not in its row, which is gone by then.
 */
export function UndeliveredMails({ mails, more, now, next }: UndeliveredMailsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const discarding = useDialogAbout<UndeliveredMail>();
  const { Form, onSubmit, pendingId } = useIntent((answer) => {
    if (answer.status === 'done') toast({ title: 'Mail sent again', description: answer.message });
    else toastFailure(answer, 'Failed to send the mail again.');
    if (document.activeElement === document.body) (heading.current ?? next())?.focus({ preventScroll: true });
  });
  return (
    <>
      {mails.length > 0 ? (
        <section aria-labelledby="mail" className={styles.section}>
          <h2 id="mail" ref={heading} tabIndex={-1} className={clsx(text({ as: 'heading' }), styles.title)}>
            <TriangleAlert className={styles.sign} size={22} aria-hidden="true" />
            Undelivered mail
          </h2>
          <ul className={styles.list}>
            {mails.map((mail) => (
              <UndeliveredMailRow
                key={mail.id}
                mail={mail}
                now={now}
                Form={Form}
                pending={pendingId === mail.id}
                onSubmit={onSubmit}
                onDiscard={() => discarding.ask(mail)}
              />
            ))}
          </ul>
          {more ? <p className={text({ as: 'remark' })}>Older ones follow as these are sent or discarded.</p> : null}
        </section>
      ) : null}
      <DeleteByIntent
        intent="discard-mail"
        id={discarding.subject?.id ?? ''}
        subject="mail"
        name={discarding.subject?.recipient ?? ''}
        confirmLabel="Discard"
        pendingLabel="Discarding..."
        messages={{ done: 'Mail discarded', failed: 'Failed to discard the mail.' }}
        {...discarding.dialog}
        landing={() => heading.current ?? next()}
      />
    </>
  );
}

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
  pending: boolean;
  onSubmit(event: FormEvent<HTMLFormElement>): void;
  onDiscard(): void;
};

/** One mail that did not arrive: what, to whom, why, and the ways to try again at once or to let it be. */
function UndeliveredMailRow({ mail, now, Form, pending, onSubmit, onDiscard }: UndeliveredMailRowProps) {
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
