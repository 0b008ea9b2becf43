import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import * as styles from '#ui/admin/list/filters.css.ts';

type FilterLinksProps = {
  /** The accessible name of the filters. */
  label: string;
  filters: readonly { label: ReactNode; to: string; current: boolean; count?: ReactNode }[];
};

/** The filters of a list, as links that work without scripts. The current one is scrolled into view. */
export function FilterLinks({ label, filters }: FilterLinksProps) {
  const line = useRef<HTMLElement>(null);
  const current = filters.findIndex((filter) => filter.current);
  useEffect(() => {
    const shown = line.current?.children[current];
    // `scrollIntoView` would also scroll the page.
    if (line.current && shown instanceof HTMLElement)
      line.current.scrollLeft = shown.offsetLeft - (line.current.clientWidth - shown.offsetWidth) / 2;
  }, [current]);
  return (
    <nav ref={line} aria-label={label} className={styles.filters}>
      {filters.map(({ label: name, to, current, count }) => (
        <Link key={to} to={to} className={styles.filter} aria-current={current ? 'true' : undefined} preventScrollReset>
          {name}
          {count}
        </Link>
      ))}
    </nav>
  );
}
