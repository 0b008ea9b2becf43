import { clsx } from 'clsx';
import { Search } from 'lucide-react';
import { Form, useLocation, useSearchParams } from 'react-router';
import { type AnyKind, pluralOf } from '#ui/admin/kind.ts';
import { type KindName, kindOf } from '#ui/admin/kinds.ts';
import { FilterCount } from '#ui/admin/list/filter-count.tsx';
import { type ListCounts, type ListFilterName, listFilterOf } from '#ui/admin/list/list-filters.ts';
import { button } from '#ui/button/button.css.ts';
import { SearchInput } from '#ui/field/fields.tsx';
import { FilterLinks } from '../listing/filter-links.tsx';
import { form } from '../listing/search-form.css.ts';
import * as styles from './records-section.css.ts';

/** Returns the filter in a URL's query; undefined if the query has none, or one that the list does not have. */
export const filterIn = (query: URLSearchParams, filters: readonly ListFilterName[] = []) =>
  filters.find((name) => name === query.get('show'));

type RecordFiltersProps = {
  one: string;
  names: readonly ListFilterName[];
  /** How many records each filter finds. Undefined during a search, because the counts ignore the search. */
  counts: ListCounts | undefined;
};

/** Links that show only some of the records. They keep the search. */
export function RecordFilters({ one, names, counts }: RecordFiltersProps) {
  const [query] = useSearchParams();
  const current = filterIn(query, names);
  const search = query.get('q');
  const to = (filter: Record<string, string>) => `?${new URLSearchParams({ ...(search && { q: search }), ...filter })}`;
  const filters = names.map((name) => {
    const { label, isTrouble } = listFilterOf(name);
    const count = <FilterCount count={counts?.[name]} isTrouble={isTrouble} />;
    return { label, to: to({ show: name }), current: name === current, count };
  });
  return (
    <div className={styles.filters}>
      <FilterLinks
        label={`Which ${pluralOf(one)}`}
        filters={[{ label: 'All', to: to({}), current: !current }, ...filters]}
      />
    </div>
  );
}

type RecordSearchProps = { kind: KindName; search: string; searched: string; filter: ListFilterName | undefined };

/** The search form of a list. It also works without scripts. */
export function RecordSearch({ kind, search, searched, filter }: RecordSearchProps) {
  const { pathname } = useLocation();
  return (
    <Form role="search" action={pathname} className={clsx(form, styles.search)}>
      {filter ? <input type="hidden" name="show" value={filter} /> : null}
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

/** Returns the text of an empty page of a list with this query, which depends on why it is empty. */
export function emptyText(
  { none = '', one }: AnyKind['labels'],
  query: URLSearchParams,
  filters?: readonly ListFilterName[],
) {
  // The records of a later page may have been deleted or changed since, while earlier pages still have some.
  if (query.has('after')) return `No more ${pluralOf(one)}.`;
  const filter = filterIn(query, filters);
  if (query.get('q')) return `No ${one} matches this search.`;
  return filter ? listFilterOf(filter).none(one) : none;
}
