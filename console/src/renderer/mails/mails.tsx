import { DeleteDialog } from '@agency/site/ui/admin/delete-dialog/delete-dialog.tsx';
import { mailKind, type UndeliveredMail } from '@agency/site/ui/admin/mails/mail.ts';
import { MailList, noMail } from '@agency/site/ui/admin/mails/mail-list.tsx';
import { button } from '@agency/site/ui/button/button.css.ts';
import { useDialogAbout } from '@agency/site/ui/dialog/use-dialog-about.ts';
import { useRef } from 'react';
import { pane } from '../inbox/reader.css.ts';
import { useQueue } from '../outbox/use-queue.ts';
import { ListNote } from '../records/list-note.tsx';
import { useList } from '../records/use-list.ts';
import { useNow } from '../use-now.ts';
import { usePlace } from '../workspace/workspace-context.ts';

export function Mails() {
  const list = useList<UndeliveredMail>('mail');
  const queue = useQueue();
  const { open } = usePlace();
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
      <MailList
        mails={mails}
        total={mails.length}
        now={now}
        level="h1"
        titleRef={title}
        empty={<ListNote {...list} none={noMail} />}
        open={({ kind, id }, label) => (
          <button type="button" className={button({ kind: 'text' })} onClick={() => open(kind, id)}>
            {label}
          </button>
        )}
        retry={(mail, label, kind) => (
          <button type="button" className={button({ kind, size: 'compact' })} onClick={() => void retry(mail)}>
            {label}
          </button>
        )}
        onDiscard={discarding.ask}
      />
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
