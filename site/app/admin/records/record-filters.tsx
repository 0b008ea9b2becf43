import { type Standing, standings } from '@agency/api/contract/publishing';
import { clsx } from 'clsx';
import { Search } from 'lucide-react';
import { Form, useLocation, useSearchParams } from 'react-router';
import { type AnyKind, pluralOf } from '#ui/admin/kind.ts';
import { type KindName, kindOf } from '#ui/admin/kinds.ts';
import { button } from '#ui/button/button.css.ts';
import { SearchInput } from '#ui/field/fields.tsx';
import { FilterLinks } from '../listing/filter-links.tsx';
import { form } from '../listing/search-form.css.ts';
import * as styles from './records-section.css.ts';

/** Returns the standing that a URL's query asks for; null if it asks for none. */
export const standingIn = (query: URLSearchParams): Standing | null =>
  standings.find((each) => each === query.get('standing')) ?? null;

const standingNames: Record<Standing, string> = { public: 'Public', scheduled: 'Scheduled', draft: 'Drafts' };

type RecordFiltersProps = { one: string; hasStandings: boolean | undefined };

/** Links that show only the records of one standing, or the trash. They keep the search. */
export function RecordFilters({ one, hasStandings = false }: RecordFiltersProps) {
  const [query] = useSearchParams();
  const isTrash = query.has('trash');
  const current = standingIn(query);
  const search = query.get('q');
  const to = (filter: Record<string, string>) => `?${new URLSearchParams({ ...(search && { q: search }), ...filter })}`;
  const filters = [
    { label: 'All', to: to({}), current: !current && !isTrash },
    ...(hasStandings ? standings.toReversed() : []).map((standing) => ({
      label: standingNames[standing],
      to: to({ standing }),
      current: current === standing,
    })),
    { label: 'Trash', to: to({ trash: '1' }), current: isTrash },
  ];
  return (
    <div className={styles.filters}>
      <FilterLinks label={`Which ${pluralOf(one)}`} filters={filters} />
    </div>
  );
}

type RecordSearchProps = { kind: KindName; search: string; searched: string; isTrash: boolean };

/** The search form of a list. It also works without scripts. */
export function RecordSearch({ kind, search, searched, isTrash }: RecordSearchProps) {
  const { pathname } = useLocation();
  const standing = standingIn(useSearchParams()[0]);
  return (
    <Form role="search" action={pathname} className={clsx(form, styles.search)}>
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
