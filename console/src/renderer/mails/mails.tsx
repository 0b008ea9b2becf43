import { DeleteDialog } from '@agency/site/ui/admin/delete-dialog/delete-dialog.tsx';
import { mailKind, type UndeliveredMail } from '@agency/site/ui/admin/mails/mail.ts';
import { MailList } from '@agency/site/ui/admin/mails/mail-list.tsx';
import { button } from '@agency/site/ui/button/button.css.ts';
import { useDialogAbout } from '@agency/site/ui/dialog/use-dialog-about.ts';
import { text } from '@agency/site/ui/theme/text.css.ts';
import { useRef } from 'react';
import { pane } from '../inbox/reader.css.ts';
import { useQueue } from '../outbox/use-queue.ts';
import { ListNote } from '../records/list-note.tsx';
import { useList } from '../records/use-list.ts';
import { useNow } from '../use-now.ts';

export function Mails() {
  const list = useList<UndeliveredMail>('mail');
  const queue = useQueue();
  const now = useNow();
  const title = useRef<HTMLHeadingElement>(null);
  const discarding = useDialogAbout<UndeliveredMail>();
  const mails = list.shown.map(({ record }) => record);
  const about = ({ id, recipient }: UndeliveredMail) =>
    ({ kind: 'mail', id, title: recipient, variables: {} }) as const;
  const retry = (mail: UndeliveredMail | null) =>
    queue(
      mail
        ? { ...about(mail), mutation: 'retry' }
        : { kind: 'mail', id: 'mail', mutation: 'retryAll', title: '', variables: {} },
    );
  return (
    <div className={pane}>
      {mails.length > 0 ? (
        <MailList
          mails={mails}
          total={mails.length}
          now={now}
          level="h1"
          titleRef={title}
          retry={(mail, label) => (
            <button
              type="button"
              className={button({ kind: 'secondary', size: 'compact' })}
              onClick={() => void retry(mail)}
            >
              {label}
            </button>
          )}
          onDiscard={discarding.ask}
        />
      ) : (
        <>
          <h1 ref={title} tabIndex={-1} className={text({ as: 'heading' })}>
            Mail
          </h1>
          <ListNote {...list} none="All mail has been delivered." />
        </>
      )}
      <DeleteDialog
        {...mailKind.deletion}
        name={discarding.subject?.recipient ?? ''}
        {...discarding.dialog}
        onConfirm={() => {
          discarding.dialog.onOpenChange(false);
          if (discarding.subject) queue({ ...about(discarding.subject), mutation: 'delete' });
        }}
        landing={() => title.current}
      />
    </div>
  );
}
