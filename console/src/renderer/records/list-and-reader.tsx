import { fold, grouped, searchWords } from '@agency/api/contract/text';
import type { AnyRecord } from '@agency/site/ui/admin/kind.ts';
import { type KindName, kindOf } from '@agency/site/ui/admin/kinds.ts';
import { PaneSeparator } from '@agency/site/ui/admin/layout/pane-separator.tsx';
import { filters as filterPlace, filter as way } from '@agency/site/ui/admin/list/filters.css.ts';
import { SearchInput } from '@agency/site/ui/field/fields.tsx';
import { text } from '@agency/site/ui/theme/text.css.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { useCommand } from '../commands/use-command.ts';
import { useStrayKeys } from '../commands/use-stray-keys.ts';
import * as inbox from '../inbox/inbox.css.ts';
import { pane } from '../inbox/reader.css.ts';
import { usePlace } from '../workspace/workspace-context.ts';
import * as styles from './list-and-reader.css.ts';
import { ListNote } from './list-note.tsx';
import { useList } from './use-list.ts';
import { useOlder } from './use-older.ts';

type Filter<Row> = {
  label: string;
  /** The filter as URL parameters of `/admin`. */
  address?: string;
  /** The filter as variables of the list's query. */
  variables?: object;
  has(record: Row): boolean;
  /** The text that is shown if no record matches the filter. */
  none: string;
};

type ListAndReaderProps<Row> = {
  kind: KindName;
  /** The filters to choose from. The first one matches all records. */
  filters: readonly [Filter<Row>, ...Filter<Row>[]];
  /** Returns the text in which the search field searches. */
  searched(record: Row): string;
  row(record: Row): ReactNode;
  /** Renders the open record. `listed` is null if the loaded list does not contain the record. */
  children(id: string | null, listed: Row | null): ReactNode;
};

/** A searchable list of all records of a kind, next to the open record. */
export function ListAndReader<Row extends AnyRecord>(props: ListAndReaderProps<Row>) {
  const { kind, filters, searched, row, children } = props;
  const { labels } = kindOf(kind);
  const list = useList<Row>(kind);
  const { place, open } = usePlace();
  const [filter, setFilter] = useState(() =>
    Math.max(0, place.filter === undefined ? 0 : filters.findIndex(({ address }) => address === place.filter)),
  );
  const [search, setSearch] = useState('');
  const id = place.open[kind] ?? null;
  const records = list.shown.map(({ record }) => record);
  const { has, none, variables } = filters[filter] ?? filters[0];
  const words = searchWords(search);
  const finds = (record: Row) => words.every((word) => fold(searched(record)).includes(word));
  const isNarrow = variables !== undefined || words.length > 0;
  const older = useOlder<Row>(kind, isNarrow ? { ...variables, search: search.trim() || null } : null);
  const loaded = records.filter((record) => has(record) && finds(record));
  const listed = [...loaded, ...older.records.filter(({ id }) => records.every((record) => record.id !== id))];
  const rowId = (recordId: string) => `${kind}-${recordId}`;
  const titleId = `${kind}-list`;
  const counted = isNarrow ? 'found' : list.isWhole ? 'in all' : labels.order ? 'loaded' : 'newest';

  const at = listed.findIndex((record) => record.id === id);
  function go(to: number): void {
    const record = listed[Math.min(listed.length - 1, Math.max(0, to))];
    if (record) open(kind, record.id);
  }
  function walk(key: string): boolean {
    const places: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: listed.length - 1 };
    const to = places[key];
    if (to !== undefined) go(to);
    return to !== undefined;
  }
  useStrayKeys(walk);
  useCommand('next', () => go(at + 1));
  useCommand('previous', () => go(at - 1));
  useEffect(() => {
    if (id) document.getElementById(`${kind}-${id}`)?.scrollIntoView({ block: 'nearest' });
  }, [kind, id]);

  return (
    <div className={inbox.inbox}>
      <section id={`${kind}-column`} aria-labelledby={titleId} className={inbox.column}>
        <div className={inbox.head}>
          <h1 id={titleId} className={text({ as: 'heading' })}>
            {labels.all}
          </h1>
          <p role="status" className={`${text({ as: 'label', tone: 'muted' })} ${inbox.count}`}>
            {list.known ? `${older.more ? 'More than ' : ''}${grouped(listed.length)} ${counted}` : null}
            {labels.order && listed.length > 1 ? `, ${labels.order}` : null}
            {older.failed ? '. Older ones could not be searched.' : null}
          </p>
        </div>
        <search className={styles.search}>
          <SearchInput
            aria-label={`Search ${labels.all.toLowerCase()}`}
            placeholder="Search"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </search>
        <div className={`${filterPlace} ${styles.filter}`}>
          {filters.map(({ label }, index) => (
            <button
              key={label}
              type="button"
              className={way}
              aria-pressed={index === filter}
              onClick={() => setFilter(index)}
            >
              {label}
            </button>
          ))}
        </div>
        {listed.length === 0 ? (
          <div className={inbox.note}>
            <ListNote
              {...list}
              searching={older.searching}
              none={words.length > 0 ? `No ${labels.one} matches this search.` : none}
            />
          </div>
        ) : (
          <div
            role="listbox"
            tabIndex={0}
            aria-label={`${labels.all}, ${labels.order ?? 'newest first'}`}
            aria-activedescendant={at >= 0 && id ? rowId(id) : undefined}
            className={styles.list}
            onKeyDown={(event) => {
              if (walk(event.key)) event.preventDefault();
            }}
          >
            {listed.map((record) => (
              // The list has the focus and handles keys. It marks the active row with `aria-activedescendant`.
              // biome-ignore lint/a11y/useKeyWithClickEvents: see above.
              // biome-ignore lint/a11y/useFocusableInteractive: see above.
              <div
                key={record.id}
                id={rowId(record.id)}
                role="option"
                aria-selected={record.id === id}
                className={styles.row}
                onClick={() => open(kind, record.id)}
              >
                {row(record)}
              </div>
            ))}
          </div>
        )}
        <PaneSeparator controls={`${kind}-column`} />
      </section>
      {children(id, records.find((record) => record.id === id) ?? null)}
    </div>
  );
}

type NoneOpenProps = {
  kind: KindName;
  id: string | null;
  /** Whether the server answered that the record does not exist. */
  gone: boolean;
};

/** Shown in place of an open record: no record is open, or the open one does not exist or is not loaded. */
export function NoneOpen({ kind, id, gone }: NoneOpenProps) {
  const { one } = kindOf(kind).labels;
  const absent = gone
    ? `This ${one} does not exist.`
    : `This ${one} is not loaded. It will appear when the server responds.`;
  return (
    <section aria-label={`No ${one} open`} className={pane}>
      <p className={text({ as: 'remark' })}>{id ? absent : 'Choose one from the list to read it.'}</p>
    </section>
  );
}
