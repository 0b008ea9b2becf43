import { Link, useLocation, useSearchParams } from 'react-router';
import { pluralOf } from '#ui/admin/kind.ts';
import { type KindName, kindOf, siteViewOf } from '#ui/admin/kinds.ts';
import * as styles from './records-section.css.ts';

type RecordPagesProps = {
  kind: KindName;
  /** The cursor of the next page; null on the last. */
  next: string | null;
  /** The URL parameter with the cursor of the current page. */
  from: string;
};

/** The links to a list's first and next page. All other parameters are kept. */
export function RecordPages({ kind, next, from }: RecordPagesProps) {
  const many = pluralOf(kindOf(kind).labels.one);
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  if (!next && !query.has(from)) return null;
  const pageAt = (cursor: string | null) => {
    const address = new URLSearchParams(query);
    if (cursor) address.set(from, cursor);
    else address.delete(from);
    return `${pathname}?${address}#${siteViewOf(kind)}`;
  };
  return (
    <nav aria-label={`Pages of ${many}`} className={styles.pages}>
      {query.has(from) ? <Link to={pageAt(null)}>First page</Link> : null}
      {next ? (
        <Link to={pageAt(next)} className={styles.next}>
          More {many}
        </Link>
      ) : null}
    </nav>
  );
}
