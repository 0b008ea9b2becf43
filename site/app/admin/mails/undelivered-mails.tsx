import { clsx } from 'clsx';
import { TriangleAlert } from 'lucide-react';
import { useRef } from 'react';
import { useDialogAbout } from '#ui/dialog/use-dialog-about.ts';
import { text } from '#ui/theme/text.css.ts';
import { toast } from '#ui/toast/toast-store.ts';
import { DeleteByIntent } from '../delete-by-intent.tsx';
import { toastFailure } from '../toast-failure.ts';
import { useIntent } from '../use-intent.ts';
import type { UndeliveredMail } from './mail-actions.ts';
import { UndeliveredMailRow } from './undelivered-mail-row.tsx';
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
