import { useRef } from 'react';
import { messagesOf } from '#ui/admin/kind.ts';
import { mailKind, type UndeliveredMail } from '#ui/admin/mails/mail.ts';
import { MailList } from '#ui/admin/mails/mail-list.tsx';
import { button } from '#ui/button/button.css.ts';
import { useDialogAbout } from '#ui/dialog/use-dialog-about.ts';
import { DeleteRecord } from '../records/delete-record.tsx';
import { MutationInputs } from '../records/use-mutation.tsx';
import { toastResult, useIntent } from '../use-intent.ts';

type UndeliveredMailsProps = {
  /** The newest undelivered mails. */
  mails: readonly UndeliveredMail[];
  /** The number of all undelivered mails. */
  total: number;
  now: number;
  /** Returns the element that takes the focus when the last mail is gone. */
  next(): HTMLElement | null;
};

/**
 * The list of undelivered mail; nothing if there is none. The results of retries and discards are handled here, because the
 * mail's row may be gone when they arrive.
 */
export function UndeliveredMails({ mails, total, now, next }: UndeliveredMailsProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const discarding = useDialogAbout<UndeliveredMail>();
  const { Form, onSubmit, pendingId } = useIntent((answer) => {
    toastResult(answer, messagesOf(mailKind.mutations.retry, {}));
    if (document.activeElement === document.body) (title.current ?? next())?.focus({ preventScroll: true });
  });
  return (
    <>
      {mails.length > 0 ? (
        <MailList
          mails={mails}
          total={total}
          now={now}
          level="h2"
          titleRef={title}
          retry={(mail, label) => {
            const id = mail?.id ?? '';
            const pending = pendingId === id;
            return (
              <Form method="post" onSubmit={onSubmit}>
                <MutationInputs kind="mail" mutation={mail ? 'retry' : 'retryAll'} id={id} />
                <button
                  type="submit"
                  className={button({ kind: 'secondary', size: 'compact' })}
                  aria-disabled={pending}
                >
                  {pending ? 'Trying...' : label}
                </button>
              </Form>
            );
          }}
          onDiscard={discarding.ask}
        />
      ) : null}
      <DeleteRecord
        kind="mail"
        record={discarding.subject}
        {...discarding.dialog}
        landing={() => title.current ?? next()}
      />
    </>
  );
}
