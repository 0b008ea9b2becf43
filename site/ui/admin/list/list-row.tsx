import { grouped } from '@agency/api/contract/text';
import type { ReactNode } from 'react';
import { visuallyHidden } from '#ui/visually-hidden/visually-hidden.css.ts';
import { StrangerText } from '../stranger-text.tsx';
import * as styles from './list-row.css.ts';

type ListRowProps = {
  name: string;
  unread?: boolean;
  /** How many records the same person has, with a label. Shown if there are several. */
  count?: { of: number; label: string };
  when: ReactNode;
  /** One or two lines about the record. */
  children: ReactNode;
};

/**
 * The content of a row: name, time, and details. The caller wraps it in a link or option with the class `row` and
 * `data-unread`.
 */
export function ListRow({ name, unread = false, count, when, children }: ListRowProps) {
  return (
    <>
      <span className={styles.name}>
        {unread ? (
          <>
            <span className={styles.unreadMark} aria-hidden="true" />
            <span className={visuallyHidden}>Unread: </span>
          </>
        ) : null}
        <StrangerText>{name}</StrangerText>{' '}
        {count && count.of > 1 ? (
          <span className={styles.count}>
            {grouped(count.of)}
            <span className={visuallyHidden}> {count.label}</span>{' '}
          </span>
        ) : null}
      </span>
      <span className={styles.when}>{when} </span>
      {children}
    </>
  );
}
