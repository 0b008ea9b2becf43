import { foundWords, isExact } from '@agency/api/contract/contact/search-count';
import { grouped } from '@agency/api/contract/text/grouped';
import { text } from '@agency/site/theme/text.css.ts';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useCommand, useCommandBus } from '../commands/command-context.ts';
import { leavingEnquiries } from '../outbox/overlay.ts';
import { usePart, useStore } from '../state/use-store.ts';
import { button } from '../ui/button/button.css.ts';
import { AlertDialog } from '../ui/dialog/alert-dialog.tsx';
import { usePlace } from '../workspace/use-place.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';
import { EnquiryList } from './enquiry-list.tsx';
import { EnquiryReader } from './enquiry-reader.tsx';
import * as styles from './inbox.css.ts';
import { InboxNote } from './inbox-note.tsx';
import { heirOf } from './neighbour.ts';
import { PartialNotice } from './partial-notice.tsx';
import { SearchField } from './search-field.tsx';
import { useDeletion } from './use-deletion.ts';
import { useEnquiries } from './use-enquiries.ts';
import { useSteps } from './use-steps.ts';

const theList = () => document.getElementById('enquiry-list');

/** The inbox: a list beside a reading pane. */
export function Inbox() {
  const { sync, outbox } = useWorkspace();
  const [search, setSearch] = useState<string | null>(null);
  const enquiries = useEnquiries(search);
  const writes = useStore(outbox.writes);
  const leaving = useMemo(() => leavingEnquiries(writes), [writes]);
  const ids = useMemo(
    () => (leaving.size === 0 ? enquiries.ids : enquiries.ids.filter((id) => !leaving.has(id))),
    [enquiries.ids, leaving],
  );
  const total = enquiries.total - (enquiries.ids.length - ids.length);
  const marks = usePart(sync, (state) => state.unread);
  const unread = useMemo(() => new Set(marks.map(({ id }) => id)), [marks]);
  const { place, go } = usePlace();
  const bus = useCommandBus();
  const selected = place.enquiry;
  const select = useCallback((id: string | null) => go({ enquiry: id }), [go]);
  const onSearch = useCallback((typed: string) => setSearch(typed || null), []);
  const deletion = useDeletion((id) => selected === id && select(heirOf(ids, id)));
  const searchField = useRef<HTMLInputElement>(null);
  const title = useRef<HTMLHeadingElement>(null);

  const stepped = useSteps(ids, selected);
  // The focus goes along, so that a screen reader says where one is, and the list's own keys go on from there.
  function step(by: number) {
    select(stepped(by));
    toList();
  }
  const toList = () => (theList() ?? searchField.current)?.focus({ preventScroll: true });

  useCommand('find', () => searchField.current?.select());
  useCommand('next', () => step(1));
  useCommand('previous', () => step(-1));

  return (
    <div className={styles.inbox}>
      <section aria-labelledby="inbox" className={styles.column}>
        <div className={styles.head}>
          <h1 id="inbox" className={text({ as: 'heading' })}>
            Inbox
          </h1>
          <p role="status" className={`${text({ as: 'label', tone: 'muted' })} ${styles.count}`}>
            {enquiries.state === 'ready' ? countWords(total, search) : null}
          </p>
        </div>
        <div>
          <SearchField ref={searchField} onSearch={onSearch} onLeave={toList} />
          {ids.length > 0 ? <PartialNotice {...enquiries} /> : null}
          {unread.size > 0 ? (
            <p className={styles.unread}>
              {grouped(unread.size)} unread
              <button type="button" className={button({ kind: 'text' })} onClick={() => bus.run('read-all')}>
                Mark all as read
              </button>
            </p>
          ) : null}
        </div>
        {ids.length > 0 ? (
          <EnquiryList
            key={search ?? ''}
            ids={ids}
            total={search === null || isExact(total) ? total : null}
            more={enquiries.more}
            selected={selected}
            unread={unread}
            onSelect={select}
            onStep={step}
            onRead={() => title.current?.focus()}
            onMore={enquiries.loadMore}
          />
        ) : (
          <InboxNote {...enquiries} search={search} onRetry={enquiries.retry} />
        )}
      </section>
      <EnquiryReader
        id={selected}
        unread={unread.size}
        total={search === null && enquiries.state === 'ready' ? total : null}
        titleRef={title}
        onDelete={deletion.ask}
        onLost={toList}
      />
      <AlertDialog
        open={deletion.asking}
        onOpenChange={deletion.setAsking}
        title={`Delete the enquiry from ${deletion.doomed?.name}?`}
        description="You can take it back for six seconds. Then the message and the sender’s address are deleted for good."
        yes="Delete"
        no="Keep it"
        landing={() => theList() ?? searchField.current}
        onYes={deletion.confirm}
      />
    </div>
  );
}

const countWords = (total: number, search: string | null): string =>
  search === null ? `${grouped(total)} in all` : foundWords(total);
