import { grouped } from '@agency/api/contract/text';
import * as styles from './filters.css.ts';

type FilterCountProps = {
  count: number | undefined;
  /** Whether the count is in the warning color. */
  isTrouble?: boolean | undefined;
  /** How many of the counted records are late, and the word for late. */
  late?: { count: number | undefined; word: string } | undefined;
};

/** Shows how many records a filter finds, unless there are none. */
export function FilterCount({ count = 0, isTrouble = false, late }: FilterCountProps) {
  return (
    <>
      {count ? <span className={isTrouble ? styles.trouble : styles.count}>{grouped(count)}</span> : null}
      {late?.count ? (
        <>
          <span className={styles.count}> · </span>
          <span className={styles.trouble}>
            {grouped(late.count)} {late.word}
          </span>
        </>
      ) : null}
    </>
  );
}
