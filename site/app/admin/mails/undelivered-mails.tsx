import { useRef } from 'react';
import { Link } from 'react-router';
import { EmptyState } from '#ui/admin/empty-state/empty-state.tsx';
import { messagesOf } from '#ui/admin/kind.ts';
import { siteViewOf, viewOf } from '#ui/admin/kinds.ts';
import { mailKind, type UndeliveredMail } from '#ui/admin/mails/mail.ts';
import { MailList, noMail } from '#ui/admin/mails/mail-list.tsx';
import { Moment } from '#ui/admin/time/moment.tsx';
import { button } from '#ui/button/button.css.ts';
import { useDialogAbout } from '#ui/dialog/use-dialog-about.ts';
import { CsvLink } from '../listing/list-section.tsx';
import { DeleteRecord } from '../records/delete-record.tsx';
import { MutationInputs } from '../records/use-mutation.tsx';
import { toastResult, useIntent } from '../use-intent.ts';

type UndeliveredMailsProps = {
  /** The newest undelivered mails. */
  mails: readonly UndeliveredMail[];
  total: number;
  /** When the last mail was delivered; null if that is unknown. */
  sentAt: string | null;
  now: number;
};

/**
 * The list of undelivered mails. The list handles the results of retries and discards, because the mail's row may be
 * gone.
 */
export function UndeliveredMails({ mails, total, sentAt, now }: UndeliveredMailsProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const discarding = useDialogAbout<UndeliveredMail>();
  const { Form, onSubmit, pendingId } = useIntent((answer) => {
    toastResult(answer, messagesOf(mailKind.mutations.retry, {}));
    if (document.activeElement === document.body) title.current?.focus({ preventScroll: true });
  });
  return (
    <>
      <MailList
        mails={mails}
        total={total}
        now={now}
        level="h2"
        titleRef={title}
        empty={
          <EmptyState
            title={noMail}
            remark={
              sentAt && (
                <>
                  The last mail was delivered <Moment at={sentAt} now={now} />.
                </>
              )
            }
          />
        }
        tools={total > 0 ? <CsvLink href="/admin/export/mail.csv" /> : null}
        open={({ kind, id }, label) => <Link to={`${viewOf(siteViewOf(kind)).path}/${id}`}>{label}</Link>}
        retry={(mail, label, kind) => {
          const id = mail?.id ?? '';
          const pending = pendingId === id;
          return (
            <Form method="post" onSubmit={onSubmit}>
              <MutationInputs kind="mail" mutation={mail ? 'retry' : 'retryAll'} id={id} />
              <button type="submit" className={button({ kind, size: 'compact' })} aria-disabled={pending}>
                {pending ? 'Trying...' : label}
              </button>
            </Form>
          );
        }}
        onDiscard={discarding.ask}
      />
      <DeleteRecord kind="mail" record={discarding.subject} {...discarding.dialog} landing={() => title.current} />
    </>
  );
}
