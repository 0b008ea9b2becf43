import { foundWords, isExact } from '@agency/api/contract/contact';
import { grouped } from '@agency/api/contract/text';
import { DeleteDialog } from '@agency/site/ui/admin/delete-dialog/delete-dialog.tsx';
import { button } from '@agency/site/ui/button/button.css.ts';
import { useDialogAbout } from '@agency/site/ui/dialog/use-dialog-about.ts';
import { text } from '@agency/site/ui/theme/text.css.ts';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { Inquiry } from '#bridge/inquiry.ts';
import { runCommand, useCommand } from '../commands/use-command.ts';
import { deleteWithUndo } from '../outbox/delete-with-undo.ts';
import { inquiriesBeingDeleted, withMutations } from '../outbox/projections.ts';
import { usePlace, useWorkspace } from '../workspace/workspace-context.ts';
import * as styles from './inbox.css.ts';
import { InboxNote, PartialNotice } from './inbox-note.tsx';
import { InquiryList } from './inquiry-list.tsx';
import { nextAfterRemoval, useSteps } from './neighbor.ts';
import { Reader } from './reader.tsx';
import { SearchField } from './search-field.tsx';
import { useInquiries } from './use-inquiries.ts';
import { useUnread } from './use-unread.ts';

const findList = () => document.getElementById('inquiry-list');

export function Inbox() {
  const { documents, outbox } = useWorkspace();
  const [search, setSearch] = useState<string | null>(null);
  const inquiries = useInquiries(search);
  const local = useStore(documents, useShallow(withMutations));
  const leaving = useMemo(() => inquiriesBeingDeleted(local), [local]);
  const ids = useMemo(
    () => (leaving.size === 0 ? inquiries.ids : inquiries.ids.filter((id) => !leaving.has(id))),
    [inquiries.ids, leaving],
  );
  const total = inquiries.total === null ? null : inquiries.total - (inquiries.ids.length - ids.length);
  const unread = useUnread();
  const { place, go } = usePlace();
  const selected = place.inquiry;
  const select = useCallback((id: string | null) => go({ inquiry: id }), [go]);
  const onSearch = useCallback((typed: string) => setSearch(typed || null), []);
  const deletion = useDialogAbout<Inquiry>();
  const searchField = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const title = useRef<HTMLHeadingElement>(null);

  const stepped = useSteps(ids, selected);
  // The focus goes along, so that a screen reader says where one is, and the list's own keys go on from there.
  function step(by: number) {
    select(stepped(by));
    toList();
  }
  const toList = () => findList()?.focus({ preventScroll: true });
  // Where no list is left it is the heading, and never the search: what is pressed next, Z above all, is a command.
  const landing = () => findList() ?? heading.current;
  const listed = ids.length > 0;
  useEffect(() => {
    // What was undone is there again, and the list's keys go through it.
    if (listed && document.activeElement === heading.current) findList()?.focus({ preventScroll: true });
  }, [listed]);

  function remove(inquiry: Inquiry) {
    // The question gives the focus back to what has it now, and that must not be a text.
    if (document.activeElement === searchField.current) landing()?.focus({ preventScroll: true });
    deletion.ask(inquiry);
  }
  /** It waits in the outbox for as long as it can be undone. */
  function confirmRemoval({ id, name }: Inquiry) {
    if (selected === id) select(nextAfterRemoval(ids, id));
    deleteWithUndo(outbox, { id, type: 'inquiry', name, base: null, title: `Deleting the inquiry from ${name}` });
  }

  useCommand('find', () => searchField.current?.select());
  useCommand('next', () => step(1));
  useCommand('previous', () => step(-1));

  return (
    <div className={styles.inbox}>
      <section aria-labelledby="inbox" className={styles.column}>
        <div className={styles.head}>
          <h1 id="inbox" ref={heading} tabIndex={-1} className={text({ as: 'heading' })}>
            Inbox
          </h1>
          <p role="status" className={`${text({ as: 'label', tone: 'muted' })} ${styles.count}`}>
            {inquiries.state === 'ready' && total !== null ? countWords(total, search, inquiries.keptOnly) : null}
          </p>
        </div>
        <div>
          <SearchField ref={searchField} onSearch={onSearch} onLeave={toList} />
          {listed ? <PartialNotice {...inquiries} /> : null}
          {unread.any ? (
            <p className={styles.unread}>
              {unread.count === null ? 'Some unread' : `${grouped(unread.count)} unread`}
              <button type="button" className={button({ kind: 'text' })} onClick={() => runCommand('read-all')}>
                Mark all as read
              </button>
            </p>
          ) : null}
        </div>
        {listed ? (
          <InquiryList
            key={search ?? ''}
            ids={ids}
            total={search === null || (total !== null && isExact(total)) ? total : null}
            more={inquiries.more}
            selected={selected}
            onSelect={select}
            onStep={step}
            onRead={() => title.current?.focus()}
            onMore={inquiries.loadMore}
          />
        ) : (
          <InboxNote {...inquiries} search={search} onRetry={inquiries.retry} />
        )}
      </section>
      <Reader
        id={selected}
        total={search === null && inquiries.state === 'ready' ? total : null}
        titleRef={title}
        onDelete={remove}
        onLost={() => landing()?.focus({ preventScroll: true })}
      />
      <DeleteDialog
        subject="inquiry"
        name={deletion.subject?.name ?? ''}
        undo
        {...deletion.dialog}
        onConfirm={() => {
          deletion.dialog.onOpenChange(false);
          if (deletion.subject) confirmRemoval(deletion.subject);
        }}
        landing={landing}
      />
    </div>
  );
}

function countWords(total: number, search: string | null, keptOnly: boolean): string {
  if (search === null) return `${grouped(total)} in all`;
  return keptOnly ? `${foundWords(total)} here` : foundWords(total);
}
