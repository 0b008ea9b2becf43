import { SearchInput } from '@agency/site/ui/field/fields.tsx';
import { Search } from 'lucide-react';
import { type Ref, useEffect } from 'react';
import * as styles from './inbox.css.ts';

/** How long typing must pause before the search starts, in ms. */
const rest = 200;

type SearchFieldProps = {
  ref: Ref<HTMLInputElement>;
  typed: string;
  onType(typed: string): void;
  onSearch(search: string): void;
  onLeave(): void;
};

/** Searches while the admin types. Escape clears the field, and a second Escape moves the focus to the list. */
export function SearchField({ ref, typed, onType, onSearch, onLeave }: SearchFieldProps) {
  useEffect(() => {
    const timer = setTimeout(() => onSearch(typed.trim()), typed === '' ? 0 : rest);
    return () => clearTimeout(timer);
  }, [typed, onSearch]);
  return (
    <search className={styles.search}>
      <Search className={styles.searchSign} size={16} aria-hidden="true" />
      <SearchInput
        ref={ref}
        className={styles.searchEntry}
        aria-label="Search inquiries"
        placeholder="Name, words, is:won"
        value={typed}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown' || event.key === 'Enter') onLeave();
          else if (event.key !== 'Escape') return;
          else if (typed) onType('');
          else onLeave();
          event.preventDefault();
        }}
      />
    </search>
  );
}
