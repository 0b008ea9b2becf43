import { ArchiveRestore, Search, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Form, Link, useLocation, useRevalidator } from 'react-router';
import type { AnyKind, AnyRecord } from '#ui/admin/kind.ts';
import { type KindName, kindOf, type MutationName } from '#ui/admin/kinds.ts';
import { button } from '#ui/button/button.css.ts';
import { SearchInput } from '#ui/field/fields.tsx';
import { withScript } from '#ui/theme/with-script.css.ts';
import { visuallyHidden } from '#ui/visually-hidden/visually-hidden.css.ts';
import * as styles from './records-section.css.ts';
import { useMutation } from './use-mutation.tsx';

type RecordSearchProps = { kind: KindName; search: string; searched: string; isTrash: boolean };

/** Searches a list by its button or Enter, also without scripts. */
export function RecordSearch({ kind, search, searched, isTrash }: RecordSearchProps) {
  const { pathname } = useLocation();
  return (
    <Form role="search" action={pathname} className={styles.search}>
      {isTrash ? <input type="hidden" name="trash" value="1" /> : null}
      <SearchInput
        name="q"
        defaultValue={search}
        aria-label={`Search ${kindOf(kind).labels.all}`}
        placeholder={searched}
      />
      <button type="submit" className={button({ kind: 'secondary' })} aria-label="Search">
        <Search size={20} aria-hidden="true" />
      </button>
    </Form>
  );
}

/** The text of a list without records, by why it has none. */
export function emptyText({ none = '', one }: AnyKind['labels'], { search = '', isTrash = false }): string {
  if (search) return `No ${one} is found with these words.`;
  return isTrash ? 'The trash is empty.' : none;
}

/** The link to the trash, or back from it. */
export function TrashLink({ isTrash }: { isTrash: boolean }) {
  const { pathname } = useLocation();
  return (
    <p className={styles.trash}>
      {isTrash ? (
        <>
          What is here is deleted after 30 days. <Link to={pathname}>Leave the trash</Link>
        </>
      ) : (
        <Link to="?trash=1">Trash</Link>
      )}
    </p>
  );
}

type TrashActionsProps = { kind: KindName; record: AnyRecord; title: string };

/** Takes a record out of the trash, or deletes it for good at the second press. */
export function TrashActions({ kind, record, title }: TrashActionsProps) {
  const { revalidate } = useRevalidator();
  const [isAsked, setAsked] = useState(false);
  // A kind with a trash has both.
  const restoring = useMutation(kind, 'restore' as MutationName<KindName>, () => void revalidate());
  const erasing = useMutation(kind, 'erase' as MutationName<KindName>, () => void revalidate());
  const quiet = button({ kind: 'quiet', size: 'compact' });
  return (
    <span className={withScript}>
      <button type="button" className={quiet} aria-disabled={restoring.pending} onClick={() => restoring.send(record)}>
        <ArchiveRestore size={17} aria-hidden="true" />
        Restore <span className={visuallyHidden}>{title}</span>
      </button>
      <button
        type="button"
        className={quiet}
        aria-disabled={erasing.pending}
        onClick={() => (isAsked ? erasing.send(record) : setAsked(true))}
      >
        <Trash2 size={17} aria-hidden="true" />
        {isAsked ? 'Delete it for good' : 'Delete'} <span className={visuallyHidden}>{title}</span>
      </button>
    </span>
  );
}
