import { foundWords } from '@agency/api/contract/contact';
import { type InquiryState, isIn, withoutSort } from '@agency/api/contract/inquiries';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { copyText } from '#ui/admin/copy-text.ts';
import { bulkOf } from '#ui/admin/inbox/bulk.ts';
import { HeldChanges } from '#ui/admin/inbox/held-changes.tsx';
import { inquiryKind } from '#ui/admin/inbox/inquiry.ts';
import {
  canReply,
  canSnooze,
  chooseSnooze,
  type InquiryAction,
  isSettled,
  seeing,
} from '#ui/admin/inbox/inquiry-actions.tsx';
import type { Inquiry } from '#ui/admin/inbox/inquiry-documents.ts';
import { InquiryReader } from '#ui/admin/inbox/inquiry-reader.tsx';
import { InquiryRow } from '#ui/admin/inbox/inquiry-row.tsx';
import { PickableRow } from '#ui/admin/inbox/pickable-row.tsx';
import { PickedCount, usePicks } from '#ui/admin/inbox/picks.tsx';
import { swipesOf } from '#ui/admin/inbox/swipes.ts';
import { lineOf } from '#ui/admin/kind.ts';
import { usePersonShown } from '#ui/admin/people/use-person-shown.ts';
import { beginNote } from '#ui/admin/reply/add-message.tsx';
import { chooseTemplate, focusComposer } from '#ui/admin/reply/composer.tsx';
import { Moment } from '#ui/admin/time/moment.tsx';
import { ItemLink, ItemList } from '../listing/item-list.tsx';
import { ListSection } from '../listing/list-section.tsx';
import { firstPage, inquiryList, useListing } from '../listing/listing.ts';
import { ReadingPane } from '../listing/reading-pane.tsx';
import { rowId } from '../listing/use-item-focus.ts';
import { usePaletteGroup } from '../palette/palette-groups.ts';
import { DeleteRecord } from '../records/delete-record.tsx';
import { Conversation } from './conversation.tsx';
import { InboxFilters, InboxOrder } from './inbox-filters.tsx';
import { FirstKeys, InboxShortcuts } from './inbox-shortcuts.tsx';
import type { InboxPage } from './load-inbox.ts';
import { PersonOf } from './person-of.tsx';
import { useChanges } from './use-changes.ts';
import { useDeletion } from './use-deletion.ts';
import { useMarkRead, useMarkUnread, useOpen, useReadAgain } from './use-open.ts';

const source = 'What visitors send with the contact form arrives here and by email.';
const none = {
  title: 'No inquiry is open',
  message: 'Choose one to read it here. It stays unread until then.',
  more: <FirstKeys />,
};
const gone = { title: 'No such inquiry', message: 'It was deleted, or the URL is wrong.' };
const notRead = { title: 'Not loaded yet', message: 'This inquiry has not been loaded from the server.' };

type InquiriesProps = {
  inbox: InboxPage;
  now: number;
  /**
   * Whether the list is on the dashboard. There, the admin can delete any inquiry for good, not only those in the
   * trash. While no inquiry is open, the list takes the whole width.
   */
  onDashboard?: boolean;
};

/** The inbox: a list beside a reading pane. A narrow screen shows only one of the two. */
export function Inquiries({ inbox, now, onDashboard = false }: InquiriesProps) {
  const { page, requested, open, counts, thread } = inbox;
  const { items, total } = page;
  const listing = useListing(inquiryList);
  const heading = useRef<HTMLHeadingElement>(null);
  const deletion = useDeletion(items);
  const shown = [...items, open].find((inquiry) => inquiry?.id === listing.open) ?? undefined;
  const read = shown !== undefined || requested === listing.open;
  useReadAgain(!read);
  const markRead = useMarkRead(shown);
  const markUnread = useMarkUnread();
  const { held, change, changeEach, changeAll, sendReply, changeReply, undo, offerUndo } = useChanges();
  const { toggle: togglePerson } = usePersonShown();
  const listed = JSON.stringify([listing.q, listing.after, listing.before]);
  const picks = usePicks(listed);
  const matching = withoutSort(listing.q) ? { count: total, words: foundWords(total) } : null;
  const ids = items.map(({ id }) => id);
  const openInquiry = useOpen();
  // The id of the inquiry that the keys of the selection, of moving and of states apply to. It changes at once, because
  // the next key may be pressed before the page shows the inquiry.
  const aim = useRef(listing.open);
  // The inquiry that was opened last in this list. Keys continue from it after it is closed.
  const last = useRef({ listed, id: listing.open });
  useEffect(() => {
    aim.current = listing.open;
    const kept = last.current.listed === listed ? last.current.id : null;
    last.current = { listed, id: listing.open ?? kept };
  }, [listing.open, listed]);
  const beside = (by: number) => items[items.findIndex(({ id }) => id === (aim.current ?? last.current.id)) + by];
  /**
   * Opens an inquiry, and moves the focus to its row. Screen readers then announce the row, and the next key applies
   * to the inquiry.
   */
  function moveTo(id: string | null) {
    aim.current = id;
    openInquiry(id);
    document.getElementById(rowId(id ?? ''))?.focus();
  }
  function act(inquiry: Inquiry, action: InquiryAction) {
    // Blocking applies only to this inquiry's sender, even if other inquiries are selected.
    const bulk = picks.all ? bulkOf(action, listing.q, inbox.asOf) : null;
    if (bulk) {
      changeAll(bulk);
      picks.clear();
      return openInquiry(null);
    }
    const picked = action.mutation === 'block' ? [] : items.filter(({ id }) => picks.has(id));
    const chosen = picked.length > 0 ? picked : [inquiry];
    changeEach(chosen.map((each) => ({ inquiry: each, change: seeing(each, action) })));
    picks.clear();
    if (isSettled(inquiry, action, listing.q)) openNext(inquiry, chosen);
  }
  function actOnPicked(action: InquiryAction) {
    const first = items.find(({ id }) => picks.has(id));
    if (first) act(shown && picks.has(shown.id) ? shown : first, action);
  }
  function actOnSwiped(inquiry: Inquiry, action: InquiryAction) {
    if (inquiry === shown) act(inquiry, action);
    else change(inquiry, seeing(inquiry, action));
  }
  /**
   * If the open inquiry is in `settled`, opens the next inquiry that is not, or else the previous one. If none is left,
   * closes the reader. If the open inquiry is not in `settled`, it stays open and its row gets the focus. If none is
   * open, the row of the next inquiry gets the focus, or else the heading.
   */
  function openNext(inquiry: Inquiry, settled: readonly Inquiry[] = [inquiry]) {
    const place = items.findIndex(({ id }) => id === inquiry.id);
    const left = (each: Inquiry) => settled.every(({ id }) => id !== each.id);
    const next = items.slice(place + 1).find(left) ?? items.slice(0, Math.max(0, place)).findLast(left);
    if (shown && !left(shown)) moveTo(next?.id ?? null);
    else (document.getElementById(rowId((shown ?? next)?.id ?? '')) ?? heading.current)?.focus();
  }
  function onSent(inquiry: Inquiry, reply: { id: string }, thenDone: boolean) {
    offerUndo(
      {
        title: thenDone ? 'Sending the reply and marking the inquiry as done' : 'Sending the reply',
        name: inquiry.name,
      },
      () => changeReply(inquiry, reply, 'takeBack'),
    );
    // News may have come while the inquiry was open.
    markRead();
    if (thenDone) openNext(inquiry);
  }
  function pick(id: string, extend: boolean) {
    if (extend) picks.extend(id, ids);
    else picks.toggle(id);
  }
  function extend(by: number) {
    picks.add([aim.current, beside(by)?.id].filter((id) => typeof id === 'string'));
    step(by);
  }
  // The open inquiry, or else the first selected one. If inquiries are selected, `act` changes those and ignores this
  // one.
  const subject = shown ?? items.find(({ id }) => picks.has(id));
  function setState(state: InquiryState) {
    const aimed = items.find(({ id }) => id === aim.current) ?? subject;
    if (aimed) act(aimed, { mutation: 'setState', variables: { state } });
  }
  const isHere = subject && !subject.trashedAt;
  function step(by: number) {
    const to = beside(by);
    if (to) moveTo(to.id);
  }
  const handlers = {
    select: () => aim.current && picks.toggle(aim.current),
    ...(matching && { 'select-all': picks.pickAll }),
    'select-next': () => extend(1),
    'select-previous': () => extend(-1),
    next: () => step(1),
    previous: () => step(-1),
    find: () => document.querySelector<HTMLInputElement>('input[name="q"]')?.focus(),
    undo,
    person: togglePerson,
    ...(shown && {
      note: beginNote,
      'copy-address': () => void copyText('address', shown.email),
      'mark-unread': () => markUnread(shown),
      delete: () =>
        onDashboard || shown.trashedAt ? deletion.ask(shown) : act(shown, { mutation: 'trash', variables: {} }),
    }),
    ...(shown && canReply(shown) && { reply: () => focusComposer(shown.id), template: chooseTemplate }),
    ...(shown && canSnooze(shown) && { snooze: chooseSnooze }),
    ...(isHere && !shown && { delete: () => act(subject, { mutation: 'trash', variables: {} }) }),
    ...(isHere && { done: () => setState('done'), won: () => setState('won'), spam: () => setState('spam') }),
  };

  usePaletteGroup(
    inquiryKind.labels.all,
    items.map((inquiry) => ({ id: inquiry.id, label: lineOf(inquiryKind, inquiry), act: () => moveTo(inquiry.id) })),
  );

  return (
    <>
      <HeldChanges held={held.map((each) => ({ ...each, onOpen: () => openInquiry(each.id) }))} />
      <ListSection
        listing={listing}
        title={onDashboard ? 'Inquiries' : 'Inbox'}
        heading={heading}
        total={total}
        found={foundWords(total)}
        searched="Name, words, is:won"
        wide={onDashboard}
        order={<InboxOrder listing={listing} />}
        filter={
          <>
            <InboxFilters listing={listing} counts={onDashboard ? undefined : counts} />
            <PickedCount docked picks={picks} onAct={actOnPicked} matching={matching} />
          </>
        }
        empty={items.length === 0 && !listing.open}
        source={source}
      >
        <ItemList page={page} listing={listing}>
          {(inquiry) => {
            const unread = isIn('unread', inquiry);
            return (
              <PickableRow
                name={inquiry.name}
                picked={picks.has(inquiry.id)}
                picking={picks.any}
                onPick={(extend) => pick(inquiry.id, extend)}
                swipes={swipesOf(inquiry, {
                  onAct: (action) => actOnSwiped(inquiry, action),
                  onDelete: onDashboard ? () => deletion.ask(inquiry) : undefined,
                })}
              >
                <ItemLink id={inquiry.id} listing={listing} open={inquiry === shown} unread={unread}>
                  <InquiryRow
                    inquiry={inquiry}
                    unread={unread}
                    when={<Moment at={inquiry.createdAt} now={now} />}
                    now={now}
                  />
                </ItemLink>
              </PickableRow>
            );
          }}
        </ItemList>
        <ReadingPane
          listing={listing}
          itemId={shown?.id ?? null}
          instead={listing.open ? (read ? gone : notRead) : none}
        >
          {shown ? (
            <InquiryReader
              inquiry={shown}
              now={now}
              bySender={
                <Link to={firstPage(listing.list, { q: `from:${shown.email}` })} preventScrollReset>
                  All from this address
                </Link>
              }
              person={
                <PersonOf
                  key={shown.id}
                  inquiry={shown}
                  now={now}
                  onErased={() => moveTo(null)}
                  landing={() => heading.current}
                />
              }
              conversation={
                <Conversation
                  key={shown.id}
                  inquiry={shown}
                  now={now}
                  known={shown.id === requested ? thread : null}
                  onSend={(request) => sendReply(shown, request)}
                  onSent={(reply, thenDone) => onSent(shown, reply, thenDone)}
                  onAct={(message, action) => changeReply(shown, message, action)}
                  onAnswer={(text, onFailed) => change(shown, { mutation: 'addAnswer', variables: { text }, onFailed })}
                  onNote={(text, onFailed) => change(shown, { mutation: 'addNote', variables: { text }, onFailed })}
                  onRemoveFile={({ id: fileId, name }) =>
                    change(shown, { mutation: 'removeReplyFile', variables: { fileId, name } })
                  }
                />
              }
              onReply={() => focusComposer(shown.id)}
              deletes={onDashboard}
              titleId={inquiryList.one}
              level="h3"
              onCopyAddress={() => void copyText('address', shown.email)}
              onMarkUnread={() => markUnread(shown)}
              onAct={(action) => act(shown, action)}
              onDelete={() => deletion.ask(shown)}
            />
          ) : null}
        </ReadingPane>
      </ListSection>
      <InboxShortcuts handlers={handlers} />
      <DeleteRecord kind="inquiry" {...deletion.dialog} landing={() => deletion.neighborRow() ?? heading.current} />
    </>
  );
}
