import type { ReactNode } from 'react';
import { visuallyHidden } from '#ui/visually-hidden/visually-hidden.css.ts';
import { StrangerText } from '../stranger-text.tsx';
import * as styles from './list-row.css.ts';

type ListRowProps = {
  name: string;
  unread?: boolean;
  when: ReactNode;
  /** What else there is to say in a line or two. */
  children: ReactNode;
};

/**
 * What one line of a list says: who, when, and what it is about. The shell puts its link or option around it, with the
 * class `row` and `data-unread`.
 */
export function ListRow({ name, unread = false, when, children }: ListRowProps) {
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
      </span>
      <span className={styles.when}>{when} </span>
      {children}
    </>
  );
}
