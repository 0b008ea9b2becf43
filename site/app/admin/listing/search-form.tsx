import { Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Form, useNavigate } from 'react-router';
import { button } from '#ui/button/button.css.ts';
import { SearchInput } from '#ui/field/fields.tsx';
import { firstPage, type Listing } from './listing.ts';
import * as styles from './search-form.css.ts';

/** How long typing must pause before the search starts, in ms. */
const rest = 300;

type SearchFormProps = {
  listing: Listing;
  /** The placeholder, which names the fields that the search covers. */
  searched: string;
};

/**
 * Searches a list: while the admin types, or when the form is submitted, also without scripts. Each search begins with
 * the first page.
 */
export function SearchForm({ listing, searched }: SearchFormProps) {
  const { list, q, attention, state } = listing;
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // The back button may change the search, but must not replace what the admin is typing.
  useEffect(() => {
    if (input.current && !timer.current && input.current.value.trim() !== q) input.current.value = q;
  }, [q]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function search() {
    clearTimeout(timer.current);
    timer.current = undefined;
    const wanted = input.current?.value.trim() ?? '';
    if (wanted === q) return;
    // The first search adds a history entry. Changing the search replaces that entry.
    navigate(firstPage(list, { ...listing, q: wanted }), { replace: q !== '', preventScrollReset: true });
  }

  function searchSoon() {
    clearTimeout(timer.current);
    timer.current = setTimeout(search, rest);
  }

  return (
    <Form
      role="search"
      action={list.path}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        search();
      }}
    >
      {attention ? <input type="hidden" name="attention" value="1" /> : null}
      {state ? <input type="hidden" name="state" value={state} /> : null}
      <SearchInput
        ref={input}
        name="q"
        defaultValue={q}
        aria-label={`Search ${list.all}`}
        placeholder={searched}
        onInput={searchSoon}
      />
      <button type="submit" className={button({ kind: 'secondary' })} aria-label="Search">
        <Search size={20} aria-hidden="true" />
      </button>
    </Form>
  );
}
