import type { ReactNode } from 'react';
import { Link } from 'react-router';
import * as styles from '#ui/admin/list/filters.css.ts';

type FilterLinksProps = {
  /** The accessible name of the filters. */
  label: string;
  filters: readonly { label: ReactNode; to: string; current: boolean; count?: ReactNode }[];
};

/** The filters of a list, as links that work without scripts. */
export function FilterLinks({ label, filters }: FilterLinksProps) {
  return (
    <nav aria-label={label} className={styles.filters}>
      {filters.map(({ label: name, to, current, count }) => (
        <Link key={to} to={to} className={styles.filter} aria-current={current ? 'true' : undefined} preventScrollReset>
          {name}
          {count}
        </Link>
      ))}
    </nav>
  );
}
