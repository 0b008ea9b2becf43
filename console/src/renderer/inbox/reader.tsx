import type { InquiryState } from '@agency/api/contract/inquiries';
import { grouped, isolated } from '@agency/api/contract/text';
import { latestNews } from '@agency/site/ui/admin/inbox/inquiry.ts';
import { canReply, canSnooze, chooseSnooze, type InquiryAction } from '@agency/site/ui/admin/inbox/inquiry-actions.tsx';
import { type Inquiry, inquiryQuery } from '@agency/site/ui/admin/inbox/inquiry-documents.ts';
import { InquiryReader } from '@agency/site/ui/admin/inbox/inquiry-reader.tsx';
import { replySubject } from '@agency/site/ui/admin/inbox/reply-address.ts';
import { useReadDelay } from '@agency/site/ui/admin/inbox/use-read-delay.ts';
import { usePersonShown } from '@agency/site/ui/admin/people/use-person-shown.ts';
import { beginNote } from '@agency/site/ui/admin/reply/add-message.tsx';
import { chooseTemplate, focusComposer } from '@agency/site/ui/admin/reply/composer.tsx';
import { announce } from '@agency/site/ui/announcer/announcer.tsx';
import { button } from '@agency/site/ui/button/button.css.ts';
import type { Landing } from '@agency/site/ui/dialog/use-return-focus.ts';
import { text } from '@agency/site/ui/theme/text.css.ts';
import { toast, toastIfFree } from '@agency/site/ui/toast/toast-store.ts';
import { skipToken, useQuery } from '@apollo/client/react';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useCommand } from '../commands/use-command.ts';
import { openLink } from '../shell/open-link.ts';
import { useNow } from '../use-now.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';
import { Conversation } from './conversation.tsx';
import { PersonOf } from './person-of.tsx';
import { usePatched } from './queued-changes.ts';
import * as styles from './reader.css.ts';
import { isUnreadByItself } from './unread.ts';
import { useIsUnread, useUnread } from './use-unread.ts';

type ReaderProps = {
  id: string | null;
  /** The total number of inquiries; null while it is unknown. */
  total: number | null;
  titleRef: RefObject<HTMLHeadingElement | null>;
  onSearch(search: string): void;
  onAct(inquiry: Inquiry, action: InquiryAction): void;
  /** Called when the inquiry needs no more work, for example after a reply that marks it as done. */
  onSettled(inquiry: Inquiry): void;
  onDelete(inquiry: Inquiry): void;
  onClose(): void;
  /** Gets the focus if the focused element was removed with the inquiry. */
  landing: Landing;
};

/** The reading pane, and the commands for its inquiry. */
export function Reader({ id, total, titleRef, onSearch, onAct, onSettled, onDelete, onClose, landing }: ReaderProps) {
  const { desktop, outbox } = useWorkspace();
  const { inquiry: loaded, markRead, gone, error } = useOpenInquiry(id);
  const inquiry = usePatched(loaded);
  const now = useNow();
  const unread = useIsUnread(loaded);
  const there = inquiry !== null;
  const { toggle: togglePerson } = usePersonShown();
  const read = useRef<Inquiry | null>(null);
  const lost = useEffectEvent((name: string) => {
    announce(`The inquiry from ${isolated(name)} was deleted`);
    if (document.activeElement === document.body) landing()?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (gone && read.current?.id === id) lost(read.current.name);
    if (inquiry || gone) read.current = inquiry;
  }, [id, inquiry, gone]);

  // Closes the last toast about the mail program.
  const closeNotice = useRef<() => void>(() => undefined);

  async function openMail() {
    if (!inquiry) return;
    const { email } = inquiry;
    const opened = await desktop.openMail(email, replySubject(inquiry)).catch(() => false);
    const action = { label: 'Copy', elsewhere: 'Press C to copy it', onSelect: () => void copy(email) };
    if (!opened) closeNotice.current = toast({ ...noMailProgram, description: email, variant: 'destructive', action });
    // Linux does not report a failure, so always offer the address.
    else if (desktop.platform === 'linux')
      closeNotice.current = toastIfFree({ ...mailOpens, description: `Nothing opened? Write to ${email}`, action });
  }
  async function copy(email: string) {
    const copied = await desktop.copy(email).then(
      () => true,
      () => false,
    );
    announce(copied ? 'Address copied' : notCopied);
    closeNotice.current();
    if (copied) toastIfFree({ title: 'Address copied', description: email });
    else toast({ title: notCopied, description: email, variant: 'destructive' });
  }
  function copyAddress() {
    if (inquiry) void copy(inquiry.email);
  }
  function markUnread() {
    if (!inquiry) return;
    if (!unread) outbox.queue({ ...markOf(inquiry), mutation: 'markUnread' });
    announce(`Marked as unread: the inquiry from ${isolated(inquiry.name)}`);
    onClose();
  }
  function act(action: InquiryAction) {
    if (inquiry) onAct(inquiry, action);
  }
  const setState = (state: InquiryState) => act({ mutation: 'setState', variables: { state } });
  /** Moves an inquiry to the trash, or deletes it permanently if it is already there. */
  function remove() {
    if (inquiry?.trashedAt) onDelete(inquiry);
    else act({ mutation: 'trash', variables: {} });
  }
  useCommand('reply', () => inquiry && focusComposer(inquiry.id), there && canReply(inquiry));
  useCommand('template', chooseTemplate, there && canReply(inquiry));
  useCommand('note', beginNote, there);
  useCommand('person', togglePerson, there);
  useCommand('copy-address', copyAddress, there);
  useCommand('mark-unread', markUnread, there);
  useCommand('delete', remove, there);
  useCommand('done', () => setState('done'), there && !inquiry.trashedAt);
  useCommand('won', () => setState('won'), there && !inquiry.trashedAt);
  useCommand('spam', () => setState('spam'), there && !inquiry.trashedAt);
  useCommand('snooze', chooseSnooze, there && canSnooze(inquiry));

  if (!inquiry) return <NoInquiryOpen total={total} gone={gone} failed={error !== undefined} />;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <article aria-labelledby="open-inquiry" className={styles.pane} tabIndex={0}>
      <InquiryReader
        inquiry={inquiry}
        now={now}
        bySender={
          <button type="button" className={button({ kind: 'text' })} onClick={() => onSearch(`from:${inquiry.email}`)}>
            All from this address
          </button>
        }
        person={
          <PersonOf
            key={inquiry.id}
            inquiry={inquiry}
            now={now}
            onErased={() => onSettled(inquiry)}
            landing={landing}
          />
        }
        deletes={false}
        titleId="open-inquiry"
        level="h2"
        titleRef={titleRef}
        conversation={
          <Conversation
            key={inquiry.id}
            inquiry={inquiry}
            now={now}
            onSent={(thenDone) => {
              // News may have come while the inquiry was open.
              markRead();
              if (thenDone) onSettled(inquiry);
            }}
            onAnswer={(text) => act({ mutation: 'addAnswer', variables: { text } })}
            onNote={(text) => act({ mutation: 'addNote', variables: { text } })}
            onOpenLink={(href) => void openLink(desktop, href)}
          />
        }
        onReply={() => focusComposer(inquiry.id)}
        onOpenMail={() => void openMail()}
        onOpenLink={(href) => void openLink(desktop, href)}
        onCopyAddress={copyAddress}
        onMarkUnread={markUnread}
        onAct={act}
        onDelete={remove}
      />
    </article>
  );
}

const noMailProgram = { title: 'No mail program could be opened on this computer', duration: 20_000 };
const mailOpens = { title: 'Opening your mail program', duration: 10_000 };
const notCopied = 'The address could not be copied';

const markOf = ({ id, name }: Inquiry) => ({ kind: 'inquiry', id, title: name, variables: {} }) as const;

/** Returns the open inquiry, from the list or else from its own query. `gone` means that the inquiry does not exist. */
function useOpenInquiry(id: string | null) {
  const { outbox, documents } = useWorkspace();
  const { data, loading, error } = useQuery(inquiryQuery, id === null ? skipToken : { variables: { id } });
  const inquiry = data?.contactSubmission ?? null;
  const there = inquiry?.id === id;
  function markRead() {
    // Queue a mark for this inquiry alone. The inquiry then stays read if a queued "mark all as read" is undone.
    if (inquiry && isUnreadByItself(inquiry, documents.getState()))
      outbox.queue({ ...markOf(inquiry), mutation: 'markRead', variables: { until: latestNews(inquiry) } });
  }
  useReadDelay(there ? inquiry?.id : undefined, markRead);
  return {
    inquiry: there ? inquiry : null,
    markRead,
    loading,
    error,
    gone: id !== null && !loading && !error && !inquiry,
  };
}

type NoInquiryOpenProps = {
  total: number | null;
  gone: boolean;
  failed: boolean;
};

function NoInquiryOpen({ total, gone, failed }: NoInquiryOpenProps) {
  const { count: unread } = useUnread();
  return (
    <section aria-label="No inquiry open" className={styles.nothing}>
      {gone || failed ? (
        <p className={text({ as: 'lead' })} role="status">
          {gone ? 'This inquiry does not exist or was deleted.' : 'This inquiry could not be loaded.'}
        </p>
      ) : null}
      {unread === null && total === null ? null : (
        <dl className={styles.soundings}>
          {unread === null ? null : (
            <div className={styles.sounding}>
              <dt className={text({ as: 'label' })}>unread</dt>
              <dd className={text({ as: 'figure', tone: unread > 0 ? 'accent' : 'plain' })}>{grouped(unread)}</dd>
            </div>
          )}
          {total === null ? null : (
            <div className={styles.sounding}>
              <dt className={text({ as: 'label' })}>{total === 1 ? 'inquiry' : 'inquiries'} in all</dt>
              <dd className={text({ as: 'figure' })}>{grouped(total)}</dd>
            </div>
          )}
        </dl>
      )}
      <p className={text({ as: 'remark' })}>
        {total === 0
          ? 'Press ? for all shortcuts.'
          : 'Press J and K to move through the inquiries, and ? for all shortcuts.'}
      </p>
    </section>
  );
}
