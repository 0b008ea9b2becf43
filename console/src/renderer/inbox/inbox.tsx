import { foundWords, isExact } from '@agency/api/contract/contact';
import {
  type InquiryState,
  inquirySorts,
  parseInquirySearch,
  withoutSort,
  withSort,
} from '@agency/api/contract/inquiries';
import { grouped } from '@agency/api/contract/text';
import { DeleteDialog } from '@agency/site/ui/admin/delete-dialog/delete-dialog.tsx';
import { bulkOf } from '@agency/site/ui/admin/inbox/bulk.ts';
import { inquiryKind } from '@agency/site/ui/admin/inbox/inquiry.ts';
import { type InquiryAction, isSettled, seeing } from '@agency/site/ui/admin/inbox/inquiry-actions.tsx';
import type { Inquiry } from '@agency/site/ui/admin/inbox/inquiry-documents.ts';
import { PickedCount, usePicks } from '@agency/site/ui/admin/inbox/picks.tsx';
import { PaneSeparator } from '@agency/site/ui/admin/layout/pane-separator.tsx';
import { button } from '@agency/site/ui/button/button.css.ts';
import { useDialogAbout } from '@agency/site/ui/dialog/use-dialog-about.ts';
import { text } from '@agency/site/ui/theme/text.css.ts';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { runCommand, useCommand } from '../commands/use-command.ts';
import { readRecord } from '../graphql/lists.ts';
import { withMutations } from '../outbox/projections.ts';
import { useQueueAll } from '../outbox/use-queue.ts';
import { usePlace, useWorkspace } from '../workspace/workspace-context.ts';
import { Held } from './held.tsx';
import * as styles from './inbox.css.ts';
import { InboxFilters } from './inbox-filters.tsx';
import { InboxNote, PartialNotice } from './inbox-note.tsx';
import { InquiryList } from './inquiry-list.tsx';
import { nextAfterRemoval, reachable, useSteps } from './neighbor.ts';
import { idsLeaving, withArriving } from './queued-changes.ts';
import { Reader } from './reader.tsx';
import { createRows, missingIn } from './rows.ts';
import { SearchField } from './search-field.tsx';
import { useBulk } from './use-bulk.ts';
import { useInquiries } from './use-inquiries.ts';
import { useUnread } from './use-unread.ts';

const findList = () => document.getElementById('inquiry-list');

export function Inbox() {
  const { client, documents, outbox } = useWorkspace();
  const queueAll = useQueueAll();
  const changeAll = useBulk();
  const { place, open, go, setSort } = usePlace();
  const [typed, setTyped] = useState(place.search ?? withSort('', place.sort ?? 'newest'));
  const [search, setSearch] = useState<string | null>(typed || null);
  // Forget a link's search, so that it applies only once.
  useEffect(() => go('inbox'), [go]);
  const picks = usePicks(search ?? '');
  const inquiries = useInquiries(search);
  const local = useStore(documents, useShallow(withMutations));
  const leaving = useMemo(() => idsLeaving(client.cache, local, search), [client, local, search]);
  const { segment, more } = inquiries;
  const ids = useMemo(
    () => withArriving(client.cache, local, search, inquiries),
    [client, local, search, inquiries.ids, inquiries.more],
  );
  const arriving = ids.length - inquiries.ids.length;
  // The server counts a search's results only up to a limit, beyond which the count is unknown.
  const counted = search === null || (inquiries.total !== null && isExact(inquiries.total)) ? inquiries.total : null;
  const rows = useMemo(
    () => createRows({ ids, segment, total: counted === null ? null : counted + arriving, more }, leaving),
    [ids, segment, counted, arriving, more, leaving],
  );
  const total = inquiries.total === null ? null : inquiries.total + arriving - rows.removed;
  const matching =
    total !== null && inquiries.asOf && withoutSort(search ?? '') ? { count: total, words: foundWords(total) } : null;
  const listed = rows.count > 0;
  const unread = useUnread();
  const selected = place.open.inquiry ?? null;
  const select = useCallback((id: string | null) => open('inquiry', id), [open]);
  const onSearch = useCallback((typed: string) => setSearch(typed || null), []);
  function searchFor(wanted: string) {
    setTyped(wanted);
    onSearch(wanted);
  }
  const deletion = useDialogAbout<Inquiry>();
  const searchField = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const title = useRef<HTMLHeadingElement>(null);

  const stepped = useSteps(rows, selected);
  // Whether to open the last inquiry once the list's end is loaded, or the last loaded one if loading fails.
  const [toEnd, setToEnd] = useState(false);
  // Also moves the focus to the list, so that a screen reader announces the inquiry.
  function step(by: number) {
    const to = stepped(by);
    const isEnd = listed && to === rows.count - 1 && rows.at(to) === undefined;
    setToEnd(isEnd);
    if (isEnd) inquiries.loadMissing('last');
    else select(reachable(rows, to, by));
    toList();
  }
  const lastId = rows.at(rows.count - 1);
  const { failure } = inquiries;
  useEffect(() => {
    if (!toEnd || (lastId === undefined && failure === null)) return;
    setToEnd(false);
    select(reachable(rows, rows.count - 1, 1));
  }, [toEnd, lastId, failure, rows, select]);
  function choose(id: string) {
    setToEnd(false);
    select(id);
  }
  const toList = () => findList()?.focus({ preventScroll: true });
  // Without a list, the focus goes to the heading, never to the search, because the next key may be a command.
  const landing = () => findList() ?? heading.current;
  const wasListed = useRef(false);
  useEffect(() => {
    // The focused list disappears with its last inquiry.
    if (wasListed.current && !listed && document.activeElement === document.body) heading.current?.focus();
    wasListed.current = listed;
    // A list that is filled again gets the focus back.
    if (listed && document.activeElement === heading.current) findList()?.focus({ preventScroll: true });
  }, [listed]);

  function remove(inquiry: Inquiry) {
    // Leave the search field, because the dialog later returns the focus, and the next key may be a command.
    if (document.activeElement === searchField.current) landing()?.focus({ preventScroll: true });
    deletion.ask(inquiry);
  }
  /** Returns the inquiry if an action applies to it, or null if only other inquiries are picked. */
  const picked = (inquiry: Inquiry) => (picks.ids.length === 0 || picks.has(inquiry.id) ? inquiry : null);
  function pick(id: string, extend: boolean) {
    if (extend) picks.extend(id, rows.ids());
    else picks.toggle(id);
  }
  function extend(by: number) {
    const to = reachable(rows, stepped(by), by);
    picks.add([selected, to].filter((id) => id !== null));
    step(by);
  }
  function openNext({ id }: Inquiry) {
    select(nextAfterRemoval(rows, id, picks.ids));
    // The pressed button disappears with its inquiry, so the list gets the focus.
    toList();
  }
  function actOnPicked(action: InquiryAction) {
    const id = picks.ids.find((each) => each === selected) ?? picks.ids[0] ?? rows.at(0);
    const inquiry = id === undefined ? null : readRecord(client.cache, inquiryKind, id);
    if (inquiry) act(inquiry, action);
  }
  function act(inquiry: Inquiry, action: InquiryAction) {
    const bulk = picks.all ? bulkOf(action, search ?? '', inquiries.asOf ?? '') : null;
    if (bulk) {
      changeAll(bulk);
      picks.clear();
      return select(null);
    }
    // These actions concern only this inquiry, even if others are picked.
    const isAlone = ['block', 'addNote', 'addAnswer'].includes(action.mutation);
    const changed = isAlone ? inquiry : picked(inquiry);
    if (changed && selected === inquiry.id && isSettled(inquiry, action, search ?? '')) openNext(inquiry);
    const others = isAlone ? [] : picks.ids.filter((id) => id !== inquiry.id);
    const all = [...others.map((id) => readRecord(client.cache, inquiryKind, id)), changed];
    queueAll(
      all
        .filter((each) => each !== null)
        .map((each) => ({ kind: 'inquiry', id: each.id, title: each.name, ...seeing(each, action) })),
    );
    picks.clear();
  }
  function confirmRemoval({ id, name }: Inquiry) {
    if (selected === id) select(nextAfterRemoval(rows, id));
    outbox.queue({ kind: 'inquiry', id, mutation: 'delete', title: name, variables: {} });
  }

  useCommand('find', () => searchField.current?.select());
  useCommand('next', () => step(1));
  useCommand('previous', () => step(-1));
  useCommand('select', () => selected && picks.toggle(selected), selected !== null);
  useCommand('select-all', picks.pickAll, matching !== null);
  useCommand('select-next', () => extend(1));
  useCommand('select-previous', () => extend(-1));
  // Only for picked inquiries. While an inquiry is open, the reader handles these commands.
  const onlyPicked = selected === null && picks.any;
  const setState = (state: InquiryState) => actOnPicked({ mutation: 'setState', variables: { state } });
  useCommand('done', () => setState('done'), onlyPicked);
  useCommand('won', () => setState('won'), onlyPicked);
  useCommand('spam', () => setState('spam'), onlyPicked);
  useCommand('delete', () => actOnPicked({ mutation: 'trash', variables: {} }), onlyPicked);

  return (
    <div className={styles.inbox}>
      <section id="inbox-column" aria-labelledby="inbox" className={styles.column}>
        <div className={styles.head}>
          <h1 id="inbox" ref={heading} tabIndex={-1} className={text({ as: 'heading' })}>
            Inbox
          </h1>
          <p role="status" className={`${text({ as: 'label', tone: 'muted' })} ${styles.count}`}>
            {inquiries.state === 'ready' && total !== null ? countWords(total, search, inquiries.keptOnly) : null}
          </p>
        </div>
        <div>
          <SearchField ref={searchField} typed={typed} onType={setTyped} onSearch={onSearch} onLeave={toList} />
          <InboxFilters current={search ?? ''} onChoose={searchFor} onSort={setSort} />
          <Held onOpen={choose} />
          {listed ? <PartialNotice {...inquiries} /> : null}
          <PickedCount picks={picks} matching={matching} onAct={actOnPicked} />
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
            rows={rows}
            total={counted === null ? null : rows.count}
            order={inquirySorts[parseInquirySearch(search).sort].label.toLowerCase()}
            selected={selected}
            isPicked={picks.has}
            picking={picks.any}
            onSelect={choose}
            onPick={pick}
            onAct={act}
            onStep={step}
            onRead={() => title.current?.focus()}
            onRange={(first, last) => {
              const missing = missingIn(rows, first, last);
              if (missing) inquiries.loadMissing(missing);
            }}
          />
        ) : (
          <InboxNote {...inquiries} search={search} onRetry={inquiries.retry} />
        )}
        <PaneSeparator controls="inbox-column" />
      </section>
      <Reader
        id={selected}
        total={search === null && inquiries.state === 'ready' ? total : null}
        titleRef={title}
        onSearch={searchFor}
        onAct={act}
        onSettled={openNext}
        onDelete={remove}
        onClose={() => {
          select(null);
          landing()?.focus({ preventScroll: true });
        }}
        landing={landing}
      />
      <DeleteDialog
        {...inquiryKind.deletion}
        name={deletion.subject?.name ?? ''}
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
