import type { UndeliveredMail } from '#app/graphql/admin.ts';
import { text } from '#app/theme/text.css.ts';
import { button } from '#app/ui/button/button.css.ts';
import { toast } from '#app/ui/toast/toast-store.ts';
import { visuallyHidden } from '#app/ui/visually-hidden/visually-hidden.css.ts';
import { Moment } from '../moment.tsx';
import { tellFailure } from '../tell-failure.ts';
import { useIntent } from '../use-intent.ts';
import { kindLabel } from './kind-label.ts';
import * as styles from './undelivered-mails.css.ts';

/** One mail that was given up: what, to whom, why, and the way to try again. */
export function UndeliveredMailRow({ mail, now }: { mail: UndeliveredMail; now: string }) {
  const { id, kind, recipient, attempts, lastError, createdAt } = mail;
  const { Form, onSubmit, pending } = useIntent((answer) => {
    if (answer.status === 'done') toast({ title: 'Mail sent again', description: answer.message });
    else tellFailure(answer, 'Failed to send the mail again.');
  });
  return (
    <li className={styles.mail}>
      <div className={styles.words}>
        <p className={styles.what}>
          <strong>{kindLabel(kind)}</strong> to {recipient}
        </p>
        <p className={text({ as: 'label', tone: 'muted' })}>
          Written <Moment at={createdAt} now={now} />, tried {attempts === 1 ? 'once' : `${attempts} times`}
        </p>
        {lastError ? <p className={styles.reason}>{lastError}</p> : null}
      </div>
      <Form method="post" onSubmit={onSubmit}>
        <input type="hidden" name="intent" value="retry-mail" />
        <input type="hidden" name="id" value={id} />
        <button type="submit" className={button({ kind: 'secondary', size: 'compact' })} aria-disabled={pending}>
          {pending ? 'Sending...' : 'Send again'} <span className={visuallyHidden}>to {recipient}</span>
        </button>
      </Form>
    </li>
  );
}
