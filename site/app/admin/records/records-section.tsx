import { clsx } from 'clsx';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Link, useNavigate, useRevalidator, useSearchParams } from 'react-router';
import { EmptyState } from '#ui/admin/empty-state/empty-state.tsx';
import type { AnyRecord } from '#ui/admin/kind.ts';
import { formKindOf, type KindName, siteViewOf, viewOf } from '#ui/admin/kinds.ts';
import { partsOf } from '#ui/admin/view-parts.tsx';
import { button } from '#ui/button/button.css.ts';
import { useDialogAbout } from '#ui/dialog/use-dialog-about.ts';
import { text } from '#ui/theme/text.css.ts';
import { withScript } from '#ui/theme/with-script.css.ts';
import { visuallyHidden } from '#ui/visually-hidden/visually-hidden.css.ts';
import { usePaletteGroup } from '../palette/palette-groups.ts';
import { type Arranged, ArrangedCards } from './arranged-cards.tsx';
import { DeleteRecord } from './delete-record.tsx';
import { RecordDialog } from './record-dialog.tsx';
import { emptyText, RecordSearch, StandingLinks, standingIn, TrashActions, TrashLink } from './record-filters.tsx';
import * as styles from './records-section.css.ts';

type RecordsSectionProps = {
  kind: KindName;
  records: readonly AnyRecord[];
  /** What stands above the list. */
  above?: ReactNode;
  /** The links to the list's other pages. */
  pages?: ReactNode;
};

/** The list of a kind with a form, with buttons to add, edit and delete. */
export function RecordsSection({ kind, records, above, pages }: RecordsSectionProps) {
  const { labels, title, deletion, list, editedAt } = formKindOf(kind);
  const { Card, Add, More, markOf, styles: cards } = partsOf(kind);
  const [query] = useSearchParams();
  const isTrash = query.has('trash');
  const search = query.get('q') ?? '';
  const { revalidate } = useRevalidator();
  const view = siteViewOf(kind);
  const heading = useRef<HTMLHeadingElement>(null);
  // Null adds a new one.
  const editing = useDialogAbout<AnyRecord | null>();
  const deleting = useDialogAbout<AnyRecord>();
  const landing = () => heading.current;
  const navigate = useNavigate();
  const edit = (record: AnyRecord | null) => (editedAt ? navigate(editedAt(record?.id ?? null)) : editing.ask(record));
  // The trash and the results of a search are not in the list's order.
  const isArranged = list.canMove !== undefined && !isTrash && !search && records.length > 1;

  const cardOf = (record: AnyRecord, arranged?: Arranged) => (
    <Card
      key={record.id}
      kind={kind}
      record={record}
      item={arranged?.item}
      marks={markOf?.(record, records)}
      actions={
        isTrash ? (
          <TrashActions kind={kind} record={record} title={title(record)} />
        ) : (
          <>
            <Actions
              title={title(record)}
              deleteLabel={deletion?.confirmLabel ?? 'Delete'}
              editAt={editedAt?.(record.id)}
              onEdit={() => editing.ask(record)}
              onDelete={() => deleting.ask(record)}
            />
            {arranged?.handle}
            {More ? <More record={record} onChanged={revalidate} /> : null}
          </>
        )
      }
    />
  );
  usePaletteGroup(labels.all, [
    ...(labels.add ? [{ id: `add ${kind}`, label: `Add ${labels.one}`, act: () => edit(null) }] : []),
    ...records.map((record) => ({ id: record.id, label: title(record), act: () => edit(record) })),
  ]);

  return (
    <section aria-labelledby={view} className={styles.section}>
      <div className={styles.head}>
        <h2 id={view} ref={heading} tabIndex={-1} className={clsx(text({ as: 'heading' }), styles.title)}>
          {viewOf(view).name}
        </h2>
        {list.searched ? (
          <RecordSearch key={search} kind={kind} search={search} searched={list.searched} isTrash={isTrash} />
        ) : null}
        {isTrash ? null : Add ? (
          <Add onAdded={revalidate} />
        ) : editedAt ? (
          <Link to={editedAt(null)} className={button({ size: 'compact' })}>
            <Plus size={18} aria-hidden="true" />
            Add {labels.one}
          </Link>
        ) : (
          <button
            type="button"
            className={clsx(button({ size: 'compact' }), withScript)}
            onClick={() => editing.ask(null)}
          >
            <Plus size={18} aria-hidden="true" />
            Add {labels.one}
          </button>
        )}
      </div>
      {list.hasStandings && !isTrash ? <StandingLinks one={labels.one} /> : null}
      {above}
      <div className={clsx(styles.list, cards.place)}>
        {records.length === 0 ? (
          <EmptyState title={emptyText(labels, { search, isTrash, standing: standingIn(query) })} />
        ) : null}
        {isArranged ? (
          <ArrangedCards kind={kind} records={records} className={cards.list}>
            {cardOf}
          </ArrangedCards>
        ) : (
          <ul className={cards.list}>{records.map((record) => cardOf(record))}</ul>
        )}
      </div>
      {pages}
      {list.hasTrash ? <TrashLink isTrash={isTrash} /> : null}
      {list.importedAt && !isTrash ? (
        <p>
          <Link to={list.importedAt}>Import from WordPress or Ghost</Link>
        </p>
      ) : null}
      <RecordDialog
        key={`edit ${editing.opening}`}
        kind={kind}
        record={editing.subject}
        landing={landing}
        {...editing.dialog}
      />
      <DeleteRecord
        key={`delete ${deleting.opening}`}
        kind={kind}
        record={deleting.subject}
        landing={landing}
        {...deleting.dialog}
      />
    </section>
  );
}

type ActionsProps = {
  title: string;
  deleteLabel: string;
  editAt: string | undefined;
  onEdit(): void;
  onDelete(): void;
};

function Actions({ title, deleteLabel, editAt, onEdit, onDelete }: ActionsProps) {
  const className = clsx(button({ kind: 'quiet', size: 'compact' }), withScript);
  return (
    <>
      {editAt ? (
        <Link to={editAt} className={className}>
          <Pencil size={17} aria-hidden="true" />
          Edit <span className={visuallyHidden}>{title}</span>
        </Link>
      ) : (
        <button type="button" className={className} onClick={onEdit}>
          <Pencil size={17} aria-hidden="true" />
          Edit <span className={visuallyHidden}>{title}</span>
        </button>
      )}
      <button type="button" className={className} onClick={onDelete}>
        <Trash2 size={17} aria-hidden="true" />
        {deleteLabel} <span className={visuallyHidden}>{title}</span>
      </button>
    </>
  );
}
