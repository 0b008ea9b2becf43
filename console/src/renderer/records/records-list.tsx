import { fold, searchWords } from '@agency/api/contract/text';
import type { AnyRecord } from '@agency/site/ui/admin/kind.ts';
import { formKindOf, type KindName, kindOf, titleOfView, viewOfKind } from '@agency/site/ui/admin/kinds.ts';
import { mark } from '@agency/site/ui/admin/list/record-mark.css.ts';
import { partsOf } from '@agency/site/ui/admin/view-parts.tsx';
import { button } from '@agency/site/ui/button/button.css.ts';
import { SearchInput } from '@agency/site/ui/field/fields.tsx';
import { text } from '@agency/site/ui/theme/text.css.ts';
import { clsx } from 'clsx';
import { CircleAlert, Clock, Plus, Send } from 'lucide-react';
import { memo, type Ref, useCallback, useState } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { QueuedMutation } from '../outbox/local-document.ts';
import { overlay, type Shown, unsavedIn } from '../outbox/projections.ts';
import { usePlace, useWorkspace } from '../workspace/workspace-context.ts';
import { ListNote } from './list-note.tsx';
import * as styles from './records-view.css.ts';
import type { useList } from './use-list.ts';
import { useOlder } from './use-older.ts';

/** Returns the path at which main serves a picture. The window loads nothing from other servers. */
export const pictureAddress = (src: string): string => `/picture?src=${encodeURIComponent(src)}`;

type RecordsListProps = {
  kind: KindName;
  list: ReturnType<typeof useList>;
  element: Ref<HTMLUListElement>;
  /** Moves the focus by an arrow key, Home or End. Returns whether the key was used. */
  onWalk(key: string): boolean;
};

export function RecordsList({ kind, list, element, onWalk }: RecordsListProps) {
  const { shown, known, isWhole, error, retry } = list;
  const { documents } = useWorkspace();
  const { place, open, openNewForm } = usePlace();
  const { labels, list: facts, describe, form } = formKindOf(kind);
  const [search, setSearch] = useState('');
  const { styles: cards } = partsOf(kind);
  const view = viewOfKind(kind);
  const onOpen = useCallback((id: string) => open(kind, id), [open, kind]);
  const unsaved = useStore(
    documents,
    useShallow((all) => unsavedIn(all).map(({ id }) => id)),
  );
  const words = searchWords(search);
  const has = ({ record }: Shown<AnyRecord>) => {
    const texts = fold([describe?.(record), ...Object.values(form.valuesOf(record))].join(' '));
    return words.every((word) => texts.includes(word));
  };
  const loaded = words.length > 0 ? shown.filter(has) : shown;
  const older = useOlder<AnyRecord>(kind, words.length > 0 ? { search: search.trim() } : null);
  const also = older.records
    .filter(({ id }) => shown.every(({ record }) => record.id !== id))
    .flatMap((record) => overlay(record, documents.getState()[record.id]) ?? []);
  const found = [...loaded, ...also];
  const some = `${older.more ? 'More than ' : ''}${found.length} ${labels.short}${found.length === 1 ? '' : 's'}`;
  const counted = isWhole || words.length > 0 ? some : `${some} loaded`;
  return (
    <section aria-labelledby={view} className={styles.column}>
      <div className={styles.head}>
        <div className={styles.title}>
          <h1 id={view} className={text({ as: 'heading' })}>
            {titleOfView(view)}
          </h1>
          <p role="status" className={text({ as: 'label', tone: 'muted' })}>
            {known ? `${counted}, ${labels.order}` : null}
            {older.failed ? '. Older ones could not be searched.' : null}
          </p>
        </div>
        {facts.searched ? (
          <SearchInput
            className={styles.search}
            aria-label={`Search ${labels.short}s`}
            placeholder={facts.searched}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Escape' || !search) return;
              event.preventDefault();
              setSearch('');
            }}
          />
        ) : null}
        {labels.add ? (
          <button
            id="new-record"
            type="button"
            className={button({ kind: 'primary' })}
            onClick={() => openNewForm(kind)}
          >
            <Plus size={16} aria-hidden="true" />
            {labels.begin ?? `New ${labels.short}`}
          </button>
        ) : null}
      </div>
      <div className={clsx(styles.scroller, cards.place)}>
        {found.length === 0 ? (
          <ListNote
            known={known}
            error={error}
            retry={retry}
            searching={older.searching}
            none={shown.length > 0 ? `No ${labels.short} matches this search.` : (labels.none ?? '')}
          />
        ) : null}
        <ul
          ref={element}
          className={cards.list}
          onKeyDown={(event) => {
            if (onWalk(event.key)) event.preventDefault();
          }}
        >
          {found.map((each) => (
            <MarkedCard
              key={each.record.id}
              kind={kind}
              shown={each}
              unsaved={unsaved.includes(each.record.id)}
              open={each.record.id === place.open[kind]}
              onOpen={onOpen}
            />
          ))}
        </ul>
      </div>
    </section>
  );
}

type MarkedCardProps = {
  kind: KindName;
  shown: Shown<AnyRecord>;
  /** Whether the record's form has unsaved changes. */
  unsaved: boolean;
  open: boolean;
  onOpen(id: string): void;
};

/** One record with its queued mutations applied, marked until the server has confirmed them. */
const MarkedCard = memo(function MarkedCard({ kind, shown, unsaved, open, onOpen }: MarkedCardProps) {
  const { Card, markOf } = partsOf(kind);
  const { record, mutation } = shown;
  const title = kindOf(kind).title(record);
  return (
    <Card
      kind={kind}
      record={record}
      via={pictureAddress}
      opener={(props) => (
        <button
          type="button"
          data-card={record.id}
          aria-current={open ? 'true' : undefined}
          aria-label={title}
          onClick={() => onOpen(record.id)}
          {...props}
        />
      )}
      marks={
        <>
          {markOf?.(record)}
          {mutation ? <MutationMark status={mutation.status} className={mark} /> : null}
          {unsaved ? <span className={mark}>Unsaved changes</span> : null}
        </>
      }
    />
  );
});

const marks = {
  queued: [Clock, 'In the outbox'],
  sending: [Send, 'Sending...'],
  conflict: [CircleAlert, 'Not saved'],
  refused: [CircleAlert, 'Not saved'],
} as const;

function MutationMark({ status, className }: Pick<QueuedMutation, 'status'> & { className: string }) {
  const [Sign, label] = marks[status];
  return (
    <span className={className} data-refused={label === 'Not saved' ? '' : undefined}>
      <Sign size={12} aria-hidden="true" />
      {label}
    </span>
  );
}
