import { grouped } from '@agency/api/contract/text';
import * as styles from '../list/filters.css.ts';
import type { InquiryCounts, inboxFilters } from './filters.ts';

type FilterCountProps = { filter: (typeof inboxFilters)[number]; counts: InquiryCounts | undefined };

/** Shows how many inquiries a filter finds, and how many of them are overdue. */
export function FilterCount({ filter: { count, late }, counts }: FilterCountProps) {
  const found = count && counts?.[count];
  const overdue = late && counts?.[late];
  return (
    <>
      {found ? <span className={styles.count}>{grouped(found) + (overdue ? ', ' : '')}</span> : null}
      {overdue ? <span className={styles.late}>{grouped(overdue)} overdue</span> : null}
    </>
  );
}
