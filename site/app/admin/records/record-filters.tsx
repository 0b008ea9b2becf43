import { type Standing, standings } from '@agency/api/contract/publishing';
import { ArchiveRestore, Search, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Form, Link, useLocation, useRevalidator, useSearchParams } from 'react-router';
import { type AnyKind, type AnyRecord, pluralOf } from '#ui/admin/kind.ts';
import { type KindName, kindOf, type MutationName } from '#ui/admin/kinds.ts';
import { button } from '#ui/button/button.css.ts';
import { SearchInput } from '#ui/field/fields.tsx';
import { withScript } from '#ui/theme/with-script.css.ts';
import { visuallyHidden } from '#ui/visually-hidden/visually-hidden.css.ts';
import { FilterLinks } from '../listing/filter-links.tsx';
import * as styles from './records-section.css.ts';
import { useMutation } from './use-mutation.tsx';

/** Returns the standing in a URL's query; null for any. */
export const standingIn = (query: URLSearchParams): Standing | null =>
  standings.find((each) => each === query.get('standing')) ?? null;

const standingNames: Record<Standing, string> = { public: 'Public', scheduled: 'Scheduled', draft: 'Drafts' };

/** Links that show only the records of one standing. They keep the search. */
export function StandingLinks({ one }: { one: string }) {
  const [query] = useSearchParams();
  const current = standingIn(query);
  const to = (standing: Standing | null) => {
    const others = [...query].filter(([name]) => name !== 'after' && name !== 'standing');
    return `?${new URLSearchParams(standing ? [...others, ['standing', standing]] : others)}`;
  };
  const filters = [null, ...standings.toReversed()].map((standing) => ({
    label: standing ? standingNames[standing] : 'All',
    to: to(standing),
    current: current === standing,
  }));
  return <FilterLinks label={`Which ${pluralOf(one)}`} filters={filters} />;
}

type RecordSearchProps = { kind: KindName; search: string; searched: string; isTrash: boolean };

/** Searches a list by its button or Enter, also without scripts. */
export function RecordSearch({ kind, search, searched, isTrash }: RecordSearchProps) {
  const { pathname } = useLocation();
  const standing = standingIn(useSearchParams()[0]);
  return (
    <Form role="search" action={pathname} className={styles.search}>
      {isTrash ? <input type="hidden" name="trash" value="1" /> : null}
      {standing ? <input type="hidden" name="standing" value={standing} /> : null}
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

/** Returns the text of an empty list, which depends on why it is empty. */
export function emptyText(
  { none = '', one }: AnyKind['labels'],
  { search = '', isTrash = false, standing }: { search?: string; isTrash?: boolean; standing?: Standing | null },
): string {
  if (search) return `No ${one} matches this search.`;
  if (standing) return `No ${one} is ${standing === 'draft' ? 'a draft' : standing}.`;
  return isTrash ? 'The trash is empty.' : none;
}

/** The link to the trash, or back from it. */
export function TrashLink({ isTrash }: { isTrash: boolean }) {
  const { pathname } = useLocation();
  return (
    <p className={styles.trash}>
      {isTrash ? (
        <>
          Items in the trash are deleted after 30 days. <Link to={pathname}>Leave the trash</Link>
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
  // A kind with a trash has both mutations.
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
