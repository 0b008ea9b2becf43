import { grouped } from '@agency/api/contract/text';
import { clsx } from 'clsx';
import { Plus } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Link, useNavigate, useRevalidator, useSearchParams } from 'react-router';
import { EmptyState } from '#ui/admin/empty-state/empty-state.tsx';
import { type AnyRecord, pluralOf } from '#ui/admin/kind.ts';
import { formKindOf, type KindName, siteViewOf, titleOfView, viewOf } from '#ui/admin/kinds.ts';
import type { ListCounts } from '#ui/admin/list/list-filters.ts';
import type { CardProps } from '#ui/admin/list/record-parts.ts';
import { partsOf } from '#ui/admin/view-parts.tsx';
import { button } from '#ui/button/button.css.ts';
import { useDialogAbout } from '#ui/dialog/use-dialog-about.ts';
import { Text } from '#ui/layout/text.tsx';
import { text } from '#ui/theme/text.css.ts';
import { withScript } from '#ui/theme/with-script.css.ts';
import { TooltipProvider } from '#ui/tooltip/tooltip.tsx';
import { usePaletteGroup } from '../palette/palette-groups.ts';
import { ArrangedCards } from './arranged-cards.tsx';
import { DeleteRecord } from './delete-record.tsx';
import { DeleteButton, EditOpener, ImportLink } from './record-actions.tsx';
import { RecordDialog } from './record-dialog.tsx';
import { emptyText, filterIn, RecordFilters, RecordSearch } from './record-filters.tsx';
import * as styles from './records-section.css.ts';
import { TrashActions, useTrash } from './trash-actions.tsx';

type RecordsSectionProps = {
  kind: KindName;
  records: readonly AnyRecord[];
  counts?: ListCounts | undefined;
  /** The number of all records, unless it is unknown or the list shows only some of them. */
  total?: number | undefined;
  /** The look of the button that adds a record. Default: `primary`, because adding is the screen's main action. */
  addLook?: 'primary' | 'secondary';
  above?: ReactNode;
  pages?: ReactNode;
};

/** The list of a kind's records, with buttons to add, edit and delete. The kind has a form. */
export function RecordsSection({
  kind,
  records,
  counts,
  total,
  addLook = 'primary',
  above,
  pages,
}: RecordsSectionProps) {
  const { labels, title, deletion, list, editedAt } = formKindOf(kind);
  const { Card, Add, More, markOf, groupOf, styles: cards } = partsOf(kind);
  const [query] = useSearchParams();
  const filter = filterIn(query, list.filters);
  const beginLabel = labels.begin ?? `Add ${labels.one}`;
  const isTrash = filter === 'trash';
  const search = query.get('q') ?? '';
  const { revalidate } = useRevalidator();
  const view = siteViewOf(kind);
  const heading = useRef<HTMLHeadingElement>(null);
  // A null subject adds a new record.
  const editing = useDialogAbout<AnyRecord | null>();
  const deleting = useDialogAbout<AnyRecord>();
  const landing = () => heading.current;
  const trash = useTrash(kind, landing);
  const navigate = useNavigate();
  const edit = (record: AnyRecord | null) => (editedAt ? navigate(editedAt(record?.id ?? null)) : editing.ask(record));
  // The trash and search results are ordered differently from the list, so they cannot be arranged.
  const isArranged = list.canMove !== undefined && !isTrash && !search && records.length > 1;

  const cardOf = (record: AnyRecord, item?: CardProps['item']) => (
    <Card
      key={record.id}
      kind={kind}
      record={record}
      item={item}
      opener={
        isTrash
          ? undefined
          : (props) => (
              <EditOpener
                {...props}
                title={title(record)}
                editAt={editedAt?.(record.id)}
                onEdit={() => editing.ask(record)}
              />
            )
      }
      marks={markOf?.(record, records)}
      actions={
        isTrash ? (
          <TrashActions trash={trash} record={record} title={title(record)} />
        ) : (
          <>
            {More ? <More record={record} onChanged={revalidate} /> : null}
            {deletion?.isFor?.(record) === false ? null : (
              <DeleteButton
                label={deletion?.confirmLabel ?? 'Delete'}
                isText={deletion?.isText}
                title={title(record)}
                onPress={() => deleting.ask(record)}
              />
            )}
          </>
        )
      }
    />
  );
  usePaletteGroup(labels.all, [
    ...(labels.add ? [{ id: `add ${kind}`, label: beginLabel, act: () => edit(null) }] : []),
    ...records.map((record) => ({ id: record.id, label: title(record), act: () => edit(record) })),
  ]);

  return (
    <TooltipProvider>
      <section aria-labelledby={view} className={styles.section}>
        <div className={styles.head}>
          <div className={styles.named}>
            <h2 id={view} ref={heading} tabIndex={-1} className={clsx(text({ as: 'heading' }), styles.title)}>
              {titleOfView(view)}
            </h2>
            {total ? (
              <p className={clsx(text({ as: 'label', tone: 'muted' }), styles.total)}>{grouped(total)} in all</p>
            ) : null}
          </div>
          {list.searched ? (
            <RecordSearch key={search} kind={kind} search={search} searched={list.searched} filter={filter} />
          ) : null}
          {list.importedAt && !isTrash ? <ImportLink to={list.importedAt} /> : null}
          {isTrash ? null : Add ? (
            <Add onAdded={revalidate} />
          ) : editedAt ? (
            <Link to={editedAt(null)} className={button({ kind: addLook, size: 'compact' })}>
              <Plus size={18} aria-hidden="true" />
              {beginLabel}
            </Link>
          ) : (
            <button
              type="button"
              className={clsx(button({ kind: addLook, size: 'compact' }), withScript)}
              onClick={() => editing.ask(null)}
            >
              <Plus size={18} aria-hidden="true" />
              {beginLabel}
            </button>
          )}
        </div>
        {labels.purpose && !isTrash ? (
          <Text look="small" tone="muted">
            {labels.purpose}
          </Text>
        ) : null}
        {above}
        {list.filters ? <RecordFilters one={labels.one} names={list.filters} counts={counts} /> : null}
        <div className={clsx(styles.list, cards.place)} data-cards={cards.place ? '' : undefined}>
          {records.length === 0 ? (
            <EmptyState title={emptyText(labels, query, list.filters)}>
              {search ? <Link to={viewOf(view).path}>Show all {pluralOf(labels.one)}</Link> : null}
            </EmptyState>
          ) : null}
          {isArranged ? (
            <ArrangedCards kind={kind} records={records} className={cards.list}>
              {cardOf}
            </ArrangedCards>
          ) : groupOf ? (
            [...Map.groupBy(records, groupOf)].map(([group, members]) => (
              <section key={group} aria-label={group} className={styles.group}>
                <h3 className={styles.groupTitle}>{group}</h3>
                <ul className={cards.list}>{members.map((record) => cardOf(record))}</ul>
              </section>
            ))
          ) : (
            <ul className={cards.list}>{records.map((record) => cardOf(record))}</ul>
          )}
        </div>
        {pages}
        {isTrash ? <p className={styles.remark}>Items in the trash are deleted after 30 days.</p> : null}
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
    </TooltipProvider>
  );
}
