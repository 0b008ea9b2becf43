import { grouped } from '@agency/api/contract/text';
import * as styles from './filters.css.ts';

type FilterCountProps = {
  count: number | undefined;
  /** Whether the count is in the warning color. */
  isTrouble?: boolean | undefined;
  /** How many of the counted records are overdue. */
  overdue?: number | undefined;
  /** The word for them. By default `overdue`. */
  word?: string;
};

/** Shows how many records a filter finds, unless there are none. */
export function FilterCount({ count = 0, isTrouble = false, overdue = 0, word = 'overdue' }: FilterCountProps) {
  return (
    <>
      {count ? <span className={isTrouble ? styles.trouble : styles.count}>{grouped(count)}</span> : null}
      {overdue ? (
        <>
          <span className={styles.count}> · </span>
          <span className={styles.trouble}>
            {grouped(overdue)} {word}
          </span>
        </>
      ) : null}
    </>
  );
}
